"""A cable between browser and server that can be pulled out and put back."""

import contextlib
import socket
import threading

from spieluhr.cli.server_process import free_port


class Cable:
    def __init__(self, port: int) -> None:
        self.port = free_port()
        self._to = port
        self._is_in = True
        self._is_free = threading.Event()
        self._is_free.set()
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def pull(self) -> None:
        """Everything that is open breaks, and nothing new gets through."""
        self._is_in = False
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def put_back(self) -> None:
        self._is_in = True

    def clog(self) -> None:
        """Nothing gets through any more, and nobody is told."""
        self._is_free.clear()

    def unclog(self) -> None:
        self._is_free.set()

    def close(self) -> None:
        self.pull()
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if not self._is_in:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self._is_free.wait()
                other.sendall(data)
        with contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_WR)
