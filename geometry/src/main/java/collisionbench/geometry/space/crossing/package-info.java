/// Where does a segment meet a shape?
///
/// `Crossing3.of(segment, shape)` is the one way in. Spheres, capsules, boxes and hulls are solid:
/// the answer is the stretch of the segment within them. A triangle or another segment is met in a
/// point, or in a stretch where the two lie in one plane or on one line. How lines and planes lie,
/// met or not, is what `Lines3` says.
///
/// They meet exactly where `Overlap3` says so. A solid is clipped, which tells whether they do; a
/// flat hull, a segment, and a triangle where it is not clear ask `Overlap3` first. Parallel and
/// coplanar are decided by exact signs.
package collisionbench.geometry.space.crossing;
