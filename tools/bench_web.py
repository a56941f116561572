"""What a web server costs before it does anything: CPU time of its process for an echoed websocket message
and for a small answer over HTTP, one server after the other in one run.

    python tools/bench_web.py [--python PYTHON] [--messages N] [SERVER ...]

PYTHON is one whose environment has the servers; those that it does not have are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

PORT = 8291
TEXT = b"x" * 100
RENEWED = 500
"""Requests on one connection; some servers close it after a thousand."""
TICKS = os.sysconf("SC_CLK_TCK")

APP = """
async def app(scope, receive, send):
    if scope["type"] == "http":
        headers = [(b"content-type", b"application/json"), (b"content-length", b"15")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b'{"stavka": "1"}'})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
"""

BARE = """
import asyncio, base64, hashlib, uvloop

class Echo(asyncio.Protocol):
    def connection_made(self, transport):
        self.transport, self.open = transport, False

    def data_received(self, data):
        if self.open:
            size, mask, text = data[1] & 127, data[2:6], data[6:]
            text = bytes(byte ^ mask[n & 3] for n, byte in enumerate(text)) if any(mask) else text
            self.transport.write(bytes([0x81, size]) + text)
        elif b"websocket" in data:
            key = data.split(b"Sec-WebSocket-Key: ")[1].split(b"\\r")[0]
            known = key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
            accept = base64.b64encode(hashlib.sha1(known).digest())
            head = b"HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n"
            self.transport.write(head + b"Sec-WebSocket-Accept: " + accept + b"\\r\\n\\r\\n")
            self.open = True
        else:
            self.transport.write(b"HTTP/1.1 200 OK\\r\\ncontent-length: 15\\r\\n\\r\\n" + b'{"stavka": "1"}')

async def main():
    server = await asyncio.get_running_loop().create_server(Echo, "127.0.0.1", PORT)
    await server.serve_forever()

uvloop.run(main())
"""

UVICORN = ["-m", "uvicorn", "app:app", "--port", str(PORT), "--log-level", "error", "--no-access-log"]
SANSIO = [*UVICORN, "--ws", "websockets-sansio", "--ws-per-message-deflate", "false"]

SERVERS = {
    "bare asyncio on uvloop": ["bare.py"],
    "uvicorn, h11, websockets-sansio": [*SANSIO, "--http", "h11"],
    "uvicorn, httptools, websockets-sansio": [*SANSIO, "--http", "httptools"],
    "uvicorn, h11, wsproto": [*UVICORN, "--ws", "wsproto", "--http", "h11"],
    "granian": ["-m", "granian", "--interface", "asgi", "--port", str(PORT), "--no-log", "app:app"],
    "hypercorn": ["-m", "hypercorn", "--worker-class", "uvloop", "--bind", f"127.0.0.1:{PORT}", "app:app"],
    "daphne": ["-m", "daphne", "-v", "0", "-p", str(PORT), "app:app"],
}


def cpu(pid: int) -> float:
    """Seconds of CPU that a process and its children have used."""
    total = 0.0
    for task in [pid, *_children(pid)]:
        fields = Path(f"/proc/{task}/stat").read_text().rsplit(")", 1)[1].split()
        total += (int(fields[11]) + int(fields[12])) / TICKS
    return total


def _children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, check=False).stdout
    children = [int(line) for line in found.split()]
    return children + [each for child in children for each in _children(child)]


async def _line(head: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", PORT)
    writer.write(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\n{head}\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def echo(messages: int) -> None:
    """One message at a time, as clicks come."""
    reader, writer = await _line(
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    )
    frame = b"\x81" + bytes([0x80 | len(TEXT)]) + b"\0\0\0\0" + TEXT
    for _ in range(messages):
        writer.write(frame)
        await reader.readexactly(2 + len(TEXT))
    writer.close()


async def ask(requests: int) -> None:
    """One request at a time, so many on a connection as all of them allow."""
    for _ in range(0, requests, RENEWED):
        reader, writer = await _line("")
        await reader.readexactly(15)
        for _ in range(RENEWED):
            writer.write(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\n\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(15)
        writer.close()


def measure(name: str, python: str, messages: int) -> tuple[float, float] | None:
    """Microseconds of CPU for a message and for a request; None if there is no such server here."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "app.py").write_text(APP)
        Path(folder, "bare.py").write_text(BARE.replace("PORT", str(PORT)))
        process = subprocess.Popen([python, *SERVERS[name]], cwd=folder, stderr=subprocess.DEVNULL)
        try:
            for _ in range(500):
                if process.poll() is not None:
                    return None
                with suppress(OSError):
                    asyncio.run(echo(200))
                    asyncio.run(ask(200))
                    break
                time.sleep(0.02)
            begun = cpu(process.pid)
            asyncio.run(echo(messages))
            half = cpu(process.pid)
            asyncio.run(ask(messages))
            return 1e6 * (half - begun) / messages, 1e6 * (cpu(process.pid) - half) / messages
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", nargs="*", default=list(SERVERS))
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--messages", type=int, default=20_000)
    given = parser.parse_args()
    for name in given.server:
        found = measure(name, str(Path(given.python).absolute()), given.messages)
        print(
            f"| {name} | " + ("not here |" if found is None else f"{found[0]:.0f} µs | {found[1]:.0f} µs |")
        )


if __name__ == "__main__":
    main()
