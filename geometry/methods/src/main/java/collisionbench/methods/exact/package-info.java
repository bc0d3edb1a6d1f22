/// The judge: whether two shapes touch, how far they are apart, where a segment crosses a shape and
/// when moving shapes meet, in exact arithmetic.
///
/// ```java
/// boolean touch = Exact3.overlap(a, b);
/// double gap = Exact3.signedDistance(a, b); // right but for the last digit
/// Optional<Chord3> inside = Chord3.of(segment, a);
/// Optional<Contact> together = Contact.of(a, motionA, b, motionB);
/// ```
///
/// In the plane it is `Exact2` and `Chord2`. Written without a look at the kernels, to judge them
/// by and to be understood, not to be fast: every feature of one shape is tried with every feature
/// of the other, but for pairs of edges that cannot count. It reads in this order:
/// - `Grid` makes all numbers of a question whole, by one power of two. A box's corners are whole
///   once multiplied by the squared length of its quaternion (`ScaledRotation`). What follows is
///   sums and products of whole numbers, which lose nothing; lengths are compared by their squares.
/// - `Cores3` and `Cores2` are the two shapes: a `Core3` each, or a `Core2` (a `PolygonCore` or a
///   `SectorCore`), and the sum of their radii. `HullCore3` finds the corners, edges and faces of a
///   hull of points.
/// - `CoreOverlap3`, `Nearest3` and `Depth3`, and their twins in the plane, say whether cores meet,
///   how far apart they are and how deep in one another.
/// - `CoreSweep3` and `CoreSweep2` find the times at which a moving core is within reach of
///   another; a segment is the way of a point.
/// - Only the corners and arcs of sectors, and times (`Root`), need a square root. Signs of numbers
///   with one are decided by squaring (`Surd`). Distances of sectors are worked out in so many
///   binary places that all digits of a double are right (`FixedPoint`, `SectorDistance`).
package collisionbench.methods.exact;
