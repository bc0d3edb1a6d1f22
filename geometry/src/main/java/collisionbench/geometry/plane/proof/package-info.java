/// What follows from the points and directions of a search, despite rounding.
///
/// `Proof` decides whether two cores are within the sum of the radii, are not, or whether rounding
/// leaves that open; one error bound, derived in its comment, holds for all pairs. Open cases go to
/// exact arithmetic: `ExactNearest` finds the nearest points of cores without arcs, and
/// `ExactSector` decides whether a sector touches. That takes some ten microseconds, for shapes
/// that touch exactly or almost, or have parts of very different sizes.
package collisionbench.geometry.plane.proof;
