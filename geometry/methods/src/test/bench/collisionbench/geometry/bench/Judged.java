package collisionbench.geometry.bench;

/// A case, and what exact arithmetic says of it.
///
/// @param size the greatest magnitude among the numbers of both shapes
/// @param touching whether they touch
/// @param distance the signed distance
record Judged(Adversary by, Case<?> shapes, double size, boolean touching, double distance) {}
