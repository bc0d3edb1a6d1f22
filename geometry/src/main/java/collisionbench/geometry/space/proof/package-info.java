/// What follows from the points and directions that a search has found, whatever rounding did.
///
/// `Proof` says that two cores are within reach of each other, that they are not, or that rounding
/// leaves it open; one error bound, derived in its comment, holds for all pairs. What is left open
/// is asked of `ExactNearest`, which finds the nearest points in exact numbers: whether shapes
/// touch, and their distance, points and direction, rounded once. That takes a tenth of a
/// millisecond, and happens to shapes that touch exactly, all but touch, or have parts out of all
/// proportion.
package collisionbench.geometry.space.proof;
