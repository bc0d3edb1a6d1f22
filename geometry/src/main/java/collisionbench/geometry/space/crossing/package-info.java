/// Where does a segment meet a shape?
///
/// `Crossing3.of(segment, shape)` is the one way in; with a maker of the caller's the answer is
/// handed to that as numbers, mostly without a record (decision 005). Spheres, capsules and boxes
/// are solid: the answer is the stretch of the segment within them. A triangle or another segment
/// is met in a point, or in a stretch where the two lie in one plane or on one line; where they are
/// not met, the answer says how the segment lies.
///
/// Whether they meet is what `Overlap3` says; this package finds where. Parallel and coplanar are
/// decided by exact signs.
package collisionbench.geometry.space.crossing;
