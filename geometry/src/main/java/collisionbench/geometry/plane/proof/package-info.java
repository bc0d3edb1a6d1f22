/// What follows from the points and directions that a search has found, whatever rounding did.
///
/// `Proof` says that two cores are within reach of each other, that they are not, or that rounding
/// leaves it open; one error bound, derived in its comment, holds for all pairs. What is left open
/// is asked in exact numbers: of `ExactNearest`, which finds the nearest points of cores without
/// arcs, and of `ExactSector`, which says whether a sector touches. That takes some ten
/// microseconds, and happens to shapes that touch exactly, all but touch, or have parts out of all
/// proportion.
package collisionbench.geometry.plane.proof;
