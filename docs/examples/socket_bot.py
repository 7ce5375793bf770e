#!/usr/bin/env python3
"""A bot at a table's WebSocket: it hears of every move at once, and comes back when the connection is lost.

    python3 socket_bot.py [SERVER [TABLE SEAT]]      without a table it opens one, against a bot of the house

Only the standard library, so it brings its own few lines of WebSocket. Take a library instead of `Socket` if you have one.
"""

import base64, json, os, random, socket, struct, sys, time, urllib.parse, urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:7878"


class Socket:
    """JSON messages over a WebSocket (RFC 6455): as much of it as a client of this server needs."""

    def __init__(self, path):
        place = urllib.parse.urlparse(SERVER)
        self.stream = socket.create_connection((place.hostname, place.port or 80), timeout=90)
        self.incoming = self.stream.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        if b" 101 " not in self.incoming.readline():
            raise ConnectionError("no WebSocket here")
        while self.incoming.readline().strip():
            pass

    def frame(self, kind, body):
        mask, size = os.urandom(4), len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else struct.pack(">BBH", 128 | kind, 128 | 126, size)
        self.stream.sendall(head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(body)))

    def exactly(self, size):
        body = self.incoming.read(size)
        if len(body) < size:
            raise ConnectionError("the server hung up")
        return body

    def say(self, message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        while True:
            kind, size = self.exactly(2)
            if size > 125:
                size = struct.unpack(">H" if size == 126 else ">Q", self.exactly(2 if size == 126 else 8))[0]
            body = self.exactly(size)
            if kind & 15 == 9:  # a ping: a client that does not answer is disconnected
                self.frame(10, body)
            elif kind & 15 == 8:
                raise ConnectionError("the server said goodbye")
            elif kind & 15 == 1:
                return json.loads(body)


def ask(path, body, token=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(f"{SERVER}/api/v1{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def patched(sight, patch):
    """The sight after a patch: steps of `add`, `remove` and `replace`, each at a path such as /chairs/0/name."""
    for step in patch:
        *way, last = (part.replace("~1", "/").replace("~0", "~") for part in step["path"].split("/")[1:])
        place = sight
        for part in way:
            place = place[int(part) if isinstance(place, list) else part]
        if isinstance(place, list):
            last = len(place) if last == "-" else int(last)
        if step["op"] == "remove":
            del place[last]
        elif step["op"] == "add" and isinstance(place, list):
            place.insert(last, step["value"])
        else:
            place[last] = step["value"]
    return sight


def choose(sight):
    """Replace this by something better: `view` is all that this seat may know."""
    return random.choice(sight["actions"])


def play(table, token):
    """Plays to the end, over as many connections as it takes."""
    sight, waiting, chosen_at, pause = None, None, 0, 1
    while True:
        try:
            live = Socket(f"/api/v1/tables/{table}/live")
            live.say({"type": "hello", "token": token, **({"after": sight["number"]} if sight else {})})
            if waiting:  # it was never answered, so it is sent again: under the same id it happens once
                live.say(waiting)
            while not sight or sight["phase"] in ("gathering", "playing"):
                message = live.hear()
                sight = message.get("sight", sight)
                if "patch" in message:
                    sight = patched(sight, message["patch"])
                if waiting and message["type"] == "refused" and "id" not in message:  # not even read: too much at once
                    time.sleep(1)
                    live.say(waiting)
                elif waiting and message.get("id") == waiting["id"]:
                    if message["type"] == "refused":
                        print(message["error"]["message"], file=sys.stderr)
                        chosen_at = 0
                    waiting, pause = None, 1
                # The answer may come before the news of it: choose only from a sight that is newer than the last choice.
                if not waiting and "actions" in sight and sight["number"] > chosen_at:
                    chosen_at = sight["number"]
                    act = {"type": "act", "seat": sight["viewer"], "action": choose(sight), "chosen_at": chosen_at}
                    waiting = {"type": "do", "id": f"a{chosen_at}", "command": act}
                    live.say(waiting)
            return sight
        except OSError:
            time.sleep(pause)
            pause = min(2 * pause, 30)


if __name__ == "__main__":
    token = ask("/people", {"name": "Socket bot"})["token"]
    if len(sys.argv) > 3:
        table, sit = sys.argv[2], {"type": "sit", "seat": int(sys.argv[3]), "entropy": str(random.random())}
        ask(f"/tables/{table}/commands", {"command": sit}, token)
    else:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
        table = ask("/tables", {"game": "planners", "seats": seats, "start": True}, token)["id"]
    print(json.dumps({"table": table, **play(table, token).get("ending", {})}))
