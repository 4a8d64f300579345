"""What games share and core need not know: how they speak, write and draw."""
