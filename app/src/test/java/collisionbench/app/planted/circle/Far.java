package collisionbench.app.planted.circle;

/// A case in a file of its own.
record Far() implements Family {}
