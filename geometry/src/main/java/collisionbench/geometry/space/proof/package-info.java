/// What follows from the points and directions of a search, despite rounding.
///
/// `Proof` decides whether two cores are within the sum of the radii, are not, or whether rounding
/// leaves that open; one error bound, derived in its comment, holds for all pairs. Open cases go to
/// `ExactNearest`, which finds the nearest points in exact arithmetic: whether shapes touch, and
/// their distance, points and direction, rounded once. That takes a tenth of a millisecond, for
/// shapes that touch exactly or almost, or have parts of very different sizes.
package collisionbench.geometry.space.proof;
