"""Tests a module of functions against cases.jsonl: python3 run.py mine.py [tolerance]

A function is named after a pair, such as sphere_box(a, b), takes two shapes as in the file (dicts),
and returns True or False, or the signed distance (negative: minus the depth).
Exit status: 0 if all answers are right, 1 if not, 2 if the module has no function to test.
"""
import importlib.util
import json
import pathlib
import sys

spec = importlib.util.spec_from_file_location("mine", sys.argv[1])
mine = importlib.util.module_from_spec(spec)
spec.loader.exec_module(mine)
tolerance = float(sys.argv[2]) if len(sys.argv) > 2 else 1e-9

failed = False
counts = {}
names = set()
with open(pathlib.Path(__file__).with_name("cases.jsonl"), encoding="utf-8") as lines:
    assert json.loads(next(lines))["version"] == 1
    for case in map(json.loads, lines):
        name = case["pair"].replace("-", "_")
        names.add(name)
        test = getattr(mine, name, None)
        if test is None:
            continue
        answer = test(case["a"], case["b"])
        is_distance = type(answer).__name__ not in ("bool", "bool_")
        touch = answer <= 0 if is_distance else answer
        fault = "right"
        if touch != case["touch"]:
            fault = "wrong yes" if touch else "wrong no"
        elif is_distance and not abs(answer - case["distance"]) <= tolerance * case["size"]:
            fault = "wrong distance"
        count = counts.setdefault(case["pair"], {})
        count[fault] = count.get(fault, 0) + 1
        if fault != "right" and count[fault] == 1:
            print(f"{case['pair']} case {case['case']} ({case['kind']}): {fault}: {answer}")
            failed = True
for pair, count in counts.items():
    print(pair, ", ".join(f"{number} {fault}" for fault, number in sorted(count.items())))
if not counts:
    print(f"{sys.argv[1]}: no function is named after a pair; expected {', '.join(sorted(names))}", file=sys.stderr)
sys.exit(int(failed) if counts else 2)
