/// Finds the nearest points of two cores, in doubles.
///
/// `Nearest.of(a, b, by)` works for any two: in the frame of the box for a point and a box, and by
/// `Gjk`, which walks from `Simplex` to `Simplex`, for all others. The other classes are closed
/// forms that decide for one pair of cores each whether they are within the sum of the radii;
/// overlap calls them first, since they are faster.
///
/// A search may be wrong in the last digits, or more if it is ill-conditioned: `proof` decides what
/// follows from its result. A point and a direction prove what they prove however they were found;
/// that a closed form covers all axes and cases is not checked by `proof`.
package collisionbench.geometry.space.search;
