"""numpy, as one's own method: the sphere's center, clamped to the box in the box's frame."""

import numpy

version = numpy.__version__


def sphere_box(a, b):
    center = frame(b.orientation).T @ (numpy.array(a.center) - b.center)
    half = numpy.array(b.halfExtents)
    outside = center - numpy.clip(center, -half, half)
    return outside @ outside <= a.radius**2


def frame(quaternion):
    """The axes of a box, as columns."""
    x, y, z, w = quaternion
    return numpy.array([
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ])
