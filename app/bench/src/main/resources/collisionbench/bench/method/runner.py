"""Makes a program of a file of functions: python3 runner.py mine.py

Every function of the file that is named after a pair, such as sphere_box(a, b) or circle_capsule_2d(a, b), answers
that pair. It returns True or False (do they touch?), a number (the signed distance), a dict with members of the
protocol's answers, or None (undecided). Shapes are dicts with the fields of scene files, readable as attributes too.
The file may set `precision = "float"` and other members of an introduction.
"""

import contextlib
import functools
import importlib.util
import inspect
import io
import json
import os
import sys
import time
import timeit
import traceback

SOLID = ["sphere", "capsule", "box", "segment", "triangle", "hull"]
FLAT = ["point", "circle", "capsule", "segment", "sector", "polygon"]
SETTINGS = ["precision", "sweeps", "margin", "touching", "sizes", "source", "version"]

# What the user's code prints is log, not protocol.
output = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
os.dup2(2, 1)


class NoField(AttributeError, KeyError):
    """A shape has no such field."""

    __str__ = Exception.__str__


class Shape(dict):
    """A shape's fields, as items and as attributes."""

    def __missing__(self, field):
        fields = ", ".join(name for name in self if name != "type")
        raise NoField(f"a {self['type']} has no {field!r}; its fields are {fields}")

    __getattr__ = dict.__getitem__


def say(message):
    line = json.dumps(message, default=plain)
    output.write(line + "\n")
    output.flush()


def plain(value):
    """numpy's numbers and arrays, and any other sequence."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if hasattr(value, "__iter__"):
        return list(value)
    raise TypeError(f"the answer has a value of type {type(value).__name__}; expected numbers, lists, text, True, False or None")


def load(path):
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    spec = importlib.util.spec_from_file_location(os.path.splitext(os.path.basename(path))[0], path)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        sys.exit(f"{os.path.basename(error.filename or path)}, line {error.lineno}: SyntaxError: {error.msg}")
    return module


def others(module, found):
    """The names of the functions that are not asked, one of which may be misspelt."""
    known = list(found.values())
    return [
        name
        for name, value in vars(module).items()
        if inspect.isfunction(value) and value.__module__ == module.__name__ and value not in known
        if takes(value, 2) or takes(value, 4)
    ]


def functions(module):
    for kinds, suffix in ((SOLID, ""), (FLAT, "_2d")):
        for i, a in enumerate(kinds):
            for b in kinds[i:]:
                function = getattr(module, f"{a}_{b}{suffix}", None)
                if callable(function):
                    yield f"{a}-{b}{suffix.replace('_', '-')}", function


@functools.cache
def takes(function, count):
    try:
        inspect.signature(function).bind(*range(count))
        return True
    except TypeError:
        return False
    except ValueError:  # of a function in C nobody knows
        return count == 2


def answer(function, question):
    moving = "velocityA" in question and takes(function, 4)
    if not moving and not takes(function, 2):
        name = function.__name__
        return {"error": f"{name}{inspect.signature(function)} should take the two shapes: {name}(a, b)"}
    arguments = [Shape(question["a"]), Shape(question["b"])]
    if moving:
        arguments += [question["velocityA"], question["velocityB"]]
    call = functools.partial(function, *arguments)
    begin = time.perf_counter_ns()
    result = call()
    once = time.perf_counter_ns() - begin
    if result is None:
        return {"undecided": "returned None"}
    return {"ns": least(call, once), **members(result)} if "time" in question else members(result)


def members(result):
    if isinstance(result, dict):
        return result
    if isinstance(result, bool) or type(result).__name__ in ("bool_", "bool"):
        return {"touch": bool(result)}
    if not hasattr(result, "__float__"):
        raise TypeError(f"returned a value of type {type(result).__name__}; expected True, False, a number, a dict or None")
    return {"distance": float(result)}


def least(call, once):
    """The nanoseconds of a call: the least of several runs, each long enough for the clock. What it prints is lost."""
    best = spent = once
    with contextlib.redirect_stdout(io.StringIO()):
        while spent < 5_000_000:
            number = max(1, int(20_000 / max(best, 1)))
            run = timeit.timeit(call, number=number) * 1e9
            best = min(best, run / number)
            spent += run
    return max(1, round(best))


def thrown(error, path):
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    where = f" (line {lines[-1]})" if lines else ""
    return {"error": f"{type(error).__name__}: {error}{where}"}


def main(path):
    module = load(path)
    found = dict(functions(module))
    method = {"name": os.path.splitext(os.path.basename(path))[0].replace(" ", "-"), "pairs": list(found)}
    method["source"] = (module.__doc__ or "").strip().split("\n")[0]
    method["language"] = "Python"
    method.update({key: getattr(module, key) for key in SETTINGS if hasattr(module, key)})
    say({"collisionBench": 1, "methods": [method] if found else [], "otherFunctions": others(module, found)})
    for line in sys.stdin:
        if line.strip():
            question = json.loads(line)
            try:
                say({"id": question["id"], **answer(found[question["pair"]], question)})
            except BaseException as error:  # the user's code may raise anything, also SystemExit
                say({"id": question["id"], **thrown(error, path)})


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))  # as tracebacks name it
