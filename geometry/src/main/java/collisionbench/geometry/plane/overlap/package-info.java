/// Do two shapes in the plane touch?
///
/// One way in: `Overlap2.test(a, b)`. Shapes are closed, so touching is contact, and there is no
/// tolerance: only rounding stands between the answer and the numbers given. Where no radius and no
/// arc is involved (points, segments and polygons among themselves) the answer is exact.
///
/// A circle is a point with a radius and a capsule a segment with a radius. So each class here asks
/// of one pair of cores (point, segment, polygon, sector) whether they are within `reach`, the sum
/// of the radii, of each other.
package collisionbench.geometry.plane.overlap;
