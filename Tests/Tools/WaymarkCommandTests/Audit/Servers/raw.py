"""Servers that send exactly the bytes that a test specifies; nginx and Caddy would correct them.

Usage: raw.py FILE

The file contains {"tls": PORT, "plain": PORT, "silent": PORT, "replies": {HOST: {...}}}. A reply
has the member "plain", and may have "compressed" for requests that offer gzip, both in Latin-1.
For the reply "hang", the server sends nothing.
"""

import json
import signal
import socketserver
import ssl
import sys
import threading

# The tests can start the script from a thread that blocks signals, and children inherit the mask.
signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
configuration = json.load(open(sys.argv[1]))
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain("certificates/valid.pem", "certificates/key.pem")
context.sni_callback = lambda socket, name, _: setattr(socket, "host", name)


class Raw(socketserver.BaseRequestHandler):
    def handle(self):
        try:
            connection = context.wrap_socket(self.request, server_side=True)
            request = b""
            while b"\r\n\r\n" not in request:
                received = connection.recv(4096)
                if not received:
                    return
                request += received
            reply = configuration["replies"].get(getattr(connection, "host", None), {})
            kind = "compressed" if b"gzip" in request and "compressed" in reply else "plain"
            if reply.get(kind) == "hang":
                while connection.recv(4096):
                    pass
            connection.sendall(reply.get(kind, "").encode("latin-1"))
            connection.unwrap()
        except (OSError, ssl.SSLError):
            pass


class Plain(socketserver.BaseRequestHandler):
    def handle(self):
        self.request.recv(4096)
        self.request.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")


class Silent(socketserver.BaseRequestHandler):
    def handle(self):
        while self.request.recv(4096):
            pass


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


threads = []
for name, handler in [("tls", Raw), ("plain", Plain), ("silent", Silent)]:
    server = Server(("127.0.0.1", configuration[name]), handler)
    threads.append(threading.Thread(target=server.serve_forever))
    threads[-1].start()
for thread in threads:
    thread.join()
