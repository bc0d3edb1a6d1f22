/// Do two shapes in the plane touch?
///
/// `Overlap2.test(a, b)` is the one way in. Touching is contact, there is no tolerance, and the
/// answer is exact.
///
/// It takes the radii off and asks the closed form for the two cores, `PointPolygon` for a circle
/// and a polygon; what that leaves open, as of two sectors, it asks of `Directions`, and what
/// doubles leave open of `ExactNearest` or `ExactSector`. What a search found has to be proved
/// before it counts (`Proof`).
package collisionbench.geometry.plane.overlap;
