/// Do two shapes touch?
///
/// `Overlap3.test(a, b)` is the one way in. It takes radii off the shapes and asks the class of the
/// two cores whether they are within the sum of the radii of one another: `PointBox` answers for
/// sphere and box, `SegmentBox` for segment and box and for capsule and box.
///
/// Touching is contact, and there is no tolerance. Distances are compared squared and without
/// division where the shapes allow it, so that contact in numbers that doubles hold exactly is
/// found exactly. Where the radii are zero, points, segments and triangles are decided by exact
/// signs.
package collisionbench.geometry.space.overlap;
