/// Do two shapes touch?
///
/// `Overlap3.test(a, b)` is the one way in. It takes radii off the shapes and asks the class of the
/// two cores whether they are within the sum of the radii of one another: `PointBox` answers for
/// sphere and box, `SegmentBox` for segment and box and for capsule and box.
///
/// Touching is contact, there is no tolerance, and the answer is exact. Each kernel computes in
/// doubles and gives a `Verdict` that a derived error bound vouches for; where rounding could
/// change it, `ExactReach` decides in whole numbers. `u` in the bounds is `2^-53`, what one
/// operation rounds by.
package collisionbench.geometry.space.overlap;
