package collisionbench.geometry.bench;

/// Two shapes to ask about.
record Case<S>(S a, S b) {}
