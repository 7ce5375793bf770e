#!/usr/bin/env python3
"""A bot for the tables of a Rynek server: joins a table and plays, at random, until the game is over.

    python3 table_bot.py [SERVER [TABLE SEAT]]      without a table it opens one, against a bot of the house
"""

import json, random, sys, time, urllib.error, urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:7878"
token = None


def ask(method, path, body=None):
    """Sends a request, again if the server asks for patience. An action that came too late is answered by None."""
    request = urllib.request.Request(f"{SERVER}/api/v1{path}", method=method, data=body and json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        error = json.load(refused)["error"]
    if error["code"] in ("too_many", "unavailable", "busy", "closing"):
        time.sleep(2)
        return ask(method, path, body)
    if error["code"] != "stale":
        raise SystemExit(f"{error['code']}: {error['message']}")


def choose(sight):
    """Replace this by something better: `view` is all that this seat may know."""
    return random.choice(sight["actions"])


token = ask("POST", "/people", {"name": "Table bot"})["token"]
if len(sys.argv) > 3:
    table, sit = sys.argv[2], {"type": "sit", "seat": int(sys.argv[3]), "entropy": str(random.random())}
    ask("POST", f"/tables/{table}/commands", {"command": sit})
else:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "casual"}]
    table = ask("POST", "/tables", {"game": "planners", "seats": seats, "start": True})["id"]
while (sight := ask("GET", f"/tables/{table}"))["phase"] in ("gathering", "playing"):
    if "actions" in sight:
        act = {"type": "act", "seat": sight["mover"], "action": choose(sight), "chosen_at": sight["number"]}
        ask("POST", f"/tables/{table}/commands", {"command": act})
    else:
        time.sleep(0.2)
print(json.dumps({"table": table, **sight.get("ending", {})}))
