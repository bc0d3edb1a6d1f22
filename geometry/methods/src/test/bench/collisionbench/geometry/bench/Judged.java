package collisionbench.geometry.bench;

/// A case and its exact answer.
///
/// @param size the greatest magnitude among the numbers of both shapes
/// @param touching whether they touch
/// @param distance the signed distance
record Judged(Adversary by, Case<?> shapes, double size, boolean touching, double distance) {}
