"""Tables for people and bots over HTTP and WebSocket. Nothing is told before it is stored."""
