package collisionbench.geometry.space.proof;

import collisionbench.geometry.space.Vec3;

/// What a search has found: the way between a point of each core, and what its direction sees. The
/// points need not be the nearest, but they have to be of the cores up to rounding: [Proof] takes
/// care of no other mistake.
///
/// @param delta from a point of A to a point of B
/// @param gap how far B begins after A ends along `delta`, times its length: `|delta|` squared at most
/// @param size the sum of the magnitudes of all coordinates that the two were worked out from
public record Candidate(Vec3 delta, double gap, double size) {}
