/// Do two shapes touch?
///
/// `Overlap3.test(a, b)` is the one way in. Touching is contact, there is no tolerance, and the
/// answer is exact.
///
/// It takes the radii off and asks the closed form for the two cores, `PointBox` for a sphere and a
/// box; what that leaves open it asks of `Gjk`, and what doubles leave open of `ExactNearest`. What
/// a search found has to be proved before it counts (`Proof`).
package collisionbench.geometry.space.overlap;
