package collisionbench.app.planted.inside;

import collisionbench.app.planted.Outside;

/// See [Outside].
public record Inside(Outside outside) {}
