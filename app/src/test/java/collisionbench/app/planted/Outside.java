package collisionbench.app.planted;

import collisionbench.app.planted.inside.Inside;

/// Needs a class of a package inside of its own, which needs it: a circle to be found.
public record Outside(Inside inside) {}
