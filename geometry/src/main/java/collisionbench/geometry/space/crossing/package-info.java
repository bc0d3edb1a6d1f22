/// Where does a segment meet a shape?
///
/// `Crossing3.of(segment, shape)` is the one way in. Spheres, capsules, boxes and hulls are solid:
/// the answer is the stretch of the segment within them. A triangle or another segment is met in a
/// point, or in a stretch where the two lie in one plane or on one line. How lines and planes lie,
/// met or not, is what `Lines3` says.
///
/// Whether they meet is what `Overlap3` says; this package finds where. Parallel and coplanar are
/// decided by exact signs.
package collisionbench.geometry.space.crossing;
