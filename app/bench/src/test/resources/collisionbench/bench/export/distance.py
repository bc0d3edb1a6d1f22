from math import dist
from os import environ


def sphere_sphere(a, b):
    return dist(a.center, b.center) - a.radius - b.radius + float(environ["OFF"])
