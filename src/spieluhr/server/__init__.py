"""Tables for people and bots over HTTP and WebSocket. All is stored before anyone is told."""
