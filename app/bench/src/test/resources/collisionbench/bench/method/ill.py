"""A program that answers sphere-sphere and misbehaves in the way that its argument names."""

import json
import os
import subprocess
import sys
import time

mode = sys.argv[1]
raw = sys.stdout.buffer
asked = 0


def write(data):
    raw.write(data if isinstance(data, bytes) else data.encode())
    raw.flush()


def say(message, end="\n"):
    write(json.dumps(message) + end)


def touch(q):
    gap = sum((x - y) ** 2 for x, y in zip(q["a"]["center"], q["b"]["center"])) ** 0.5
    return gap <= q["a"]["radius"] + q["b"]["radius"]


INTRODUCTION = {"collisionBench": 1, "methods": [{"name": "ill", "pairs": ["sphere-sphere"]}]}

if mode == "silent":
    time.sleep(60)
if mode == "dies-at-start":
    import no_such_module
if mode == "banner":
    write("Welcome to my engine\n")
if mode == "bom":
    write(b"\xef\xbb\xbf")
if mode == "utf16":
    write(json.dumps(INTRODUCTION).encode("utf-16"))
    write("\n")
if mode == "no-methods":
    INTRODUCTION = {"collisionBench": 1}
if mode == "many-methods":
    INTRODUCTION["methods"] = [{"name": "m%d" % i, "pairs": ["sphere-sphere"]} for i in range(201)]
if mode == "fork":
    subprocess.Popen(["sleep", "60"])
say(INTRODUCTION, "\r\n" if mode == "crlf" else "\n")
if mode == "closes-stdout":
    os.close(1)
    time.sleep(60)
if mode == "closes-stdin":
    os.close(0)
    time.sleep(60)
if mode == "reads-nothing":
    time.sleep(60)

late = []
for line in sys.stdin:
    if not line.strip():
        continue
    if mode == "answers-nothing":
        continue
    asked += 1
    q = json.loads(line)
    answer = {"id": q["id"], "touch": touch(q)}
    if mode == "exit-every-40" and asked == 40:
        sys.exit(3)
    if mode == "segv-every-40" and asked == 40:
        os.kill(os.getpid(), 11)
    if mode == "abort-on-zero" and q["a"]["radius"] == 0:
        sys.stderr.write("Assertion radius > 0 failed\n")
        sys.stderr.flush()
        os.abort()
    if mode == "hang-on-zero" and q["a"]["radius"] == 0:
        time.sleep(60)
    if mode == "hang-once" and asked == 5 and not os.path.exists(sys.argv[2]):
        open(sys.argv[2], "w").close()
        time.sleep(60)
    if mode == "rubbish":
        write("thinking about %d\n" % q["id"])
    if mode == "only-rubbish":
        write("thinking\n" * 200)
    if mode == "flood":
        sys.stderr.write("x" * 5000 + "\n")
    if mode == "twice":
        say(answer)
    if mode == "single-quotes":
        write(str(answer) + "\n")
        continue
    if mode == "no-id":
        del answer["id"]
    if mode == "wrong-id":
        answer["id"] += 1000000
    if mode == "id-as-text":
        answer["id"] = str(answer["id"])
    if mode == "long-line":
        answer["branch"] = "x" * 3000000
    if mode == "no-newline":
        say(answer, "")
        continue
    if mode == "unsteady":
        answer = {"id": q["id"], "distance": time.time()}
    if mode == "throws":
        answer = {"id": q["id"], "error": "IndexError: list index out of range (line 7)"}
    if mode == "refuses":
        answer = {"id": q["id"], "undecided": "more than 8 corners"}
    if mode == "out-of-order":
        late.append(answer)
        if len(late) == 4:
            for a in reversed(late):
                say(a)
            late = []
        continue
    if mode == "unflushed":
        sys.stdout.write(json.dumps(answer) + "\n")
        continue
    say(answer, "\r\n" if mode == "crlf" else "\n")
if mode == "answers-nothing":
    open(sys.argv[2], "a").write("x")
if mode == "ignores-end":
    time.sleep(60)
