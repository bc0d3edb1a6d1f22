/// Do two shapes in the plane touch?
///
/// One way in: `Overlap2.test(a, b)`. Shapes are closed, so touching is contact. There is no
/// tolerance, and the answer is always right for the numbers given.
///
/// A circle is a point with a radius and a capsule a segment with a radius. So each class here asks
/// of one pair of cores (point, segment, polygon, sector) whether they are within reach, the sum of
/// the radii, of each other. A sector that is a full disc is a point with a radius.
///
/// These classes hold the logic and do no arithmetic. They are made of signs: `Orientation` for
/// points, `PointPoint.compare` and `PointSegment.isBeside` for reach, `Edge` and `Tip` for the
/// edges of a sector, `Meeting` for two arcs. Every sign is decided in doubles where the bound of
/// `Filter` allows and else in `Dyadic` numbers, which round nothing. A new comparison belongs into
/// one of these, with both.
package collisionbench.geometry.plane.overlap;
