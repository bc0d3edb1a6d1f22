package collisionbench.app.planted.circle;

/// Needs [Second], which needs [Third], which needs this.
public record First(Second next) {}
