package collisionbench.geometry.bench;

/// Two shapes.
record Case<S>(S a, S b) {}
