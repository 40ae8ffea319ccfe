"""Tables over HTTP and WebSocket: seats and secrets, storage, computer players in other processes."""
