/// The reference: overlap, distance, crossing and sweep in exact arithmetic.
///
/// ```java
/// boolean touch = Exact3.overlap(a, b);
/// double gap = Exact3.signedDistance(a, b); // right except for the last digit
/// Optional<Chord> inside = Chord.of(segment, a);
/// Optional<Contact> together = Contact.of(a, motionA, b, motionB);
/// ```
///
/// In the plane: `Exact2`. This code is written independently of the kernels, to judge them, and to
/// be understood rather than fast: it tries every feature of one shape with every feature of the
/// other, except for pairs of edges that cannot matter. Read it in this order:
/// - `Grid` makes all numbers of a question integers, by one power of two. The vertices of a box
///   are integers once multiplied by the squared norm of its quaternion (`ScaledRotation`). What
///   follows are sums and products of integers, which lose nothing; lengths are compared by their
///   squares.
/// - `Cores3` and `Cores2` are the two shapes, a `Core3` each, or a `Core2` (a `PolygonCore` or a
///   `SectorCore`), and the sum of their radii. `HullCore3` finds the vertices, edges and faces of
///   a hull of points.
/// - `CoreOverlap3`, `Nearest3` and `Depth3`, and their counterparts in the plane, compute whether
///   cores meet, how far apart they are and how deep they overlap.
/// - `CoreSweep3` and `CoreSweep2` find the times at which a moving core is within the sum of the
///   radii of another; a segment is the path of a point.
/// - Only vertices and arcs of sectors, and times (`Root`), need a square root. Signs of numbers
///   with one are decided by squaring (`RootSum`). Distances of sectors are computed with enough
///   binary places to get all digits of a double right (`FixedPoint`, `SectorDistance`).
package collisionbench.methods.exact;
