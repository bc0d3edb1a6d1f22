package collisionbench.geometry.plane.testing;

import collisionbench.geometry.plane.Shape2;

/// Two shapes to ask a question about.
public record Case(Shape2 a, Shape2 b) {}
