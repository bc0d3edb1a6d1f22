"""Sphere against box: the sphere's center, clamped to the box in the box's frame.

Try it: @program methods --try mine.py     Look for mistakes: @program fuzz --methods mine.py
A function named after a pair answers it: sphere_box, capsule_capsule, circle_sector_2d, ...
It returns True or False (do they touch?), a number (the signed distance), or a dict that may hold steps as well.
"""

FEATURES = ["inside", "face", "edge", "corner"]


def sphere_box(a, b):
    center = into_frame(b.orientation, [c - o for c, o in zip(a.center, b.center)])
    beyond = [max(abs(c) - h, 0) for c, h in zip(center, b.halfExtents)]
    squared = sum(d * d for d in beyond)
    # The Steps tab of the window shows the steps.
    steps = [["nearest feature", FEATURES[sum(d > 0 for d in beyond)]], ["squared distance", squared]]
    return {"touch": squared <= a.radius * a.radius, "steps": steps}


def into_frame(q, v):
    """v turned back by the quaternion q = [x, y, z, w]."""
    w, twice = q[3], [2 * c for c in cross(q, v)]
    return [v[i] - w * twice[i] + cross(q, twice)[i] for i in range(3)]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
