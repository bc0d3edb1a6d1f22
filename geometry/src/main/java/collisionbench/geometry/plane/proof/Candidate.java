package collisionbench.geometry.plane.proof;

import collisionbench.geometry.plane.Vec2;

/// The result of a search: the vector between a point of each core, and the gap along it. The
/// points need not be the nearest, but must lie in the cores up to rounding: [Proof] accounts for
/// no other error.
///
/// @param delta from a point of A to a point of B
/// @param gap the gap between the cores along `delta`, times its length: at most `|delta|^2`
/// @param size the sum of the magnitudes of all coordinates used
public record Candidate(Vec2 delta, double gap, double size) {}
