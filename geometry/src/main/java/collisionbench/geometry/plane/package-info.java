/// Shapes in the plane.
///
/// Axes are x to the right and y up; angles are counter-clockwise, in radians. A shape is a closed
/// set of points in world coordinates: its boundary belongs to it, so touching is contact. It has
/// no separate pose; moving it makes a new one.
///
/// A circle is a point with a radius and a capsule a segment with a radius. Shapes may be
/// degenerate: a radius of zero and a segment of no length are valid and mean the point or segment
/// that is left.
///
/// The questions are asked in the packages beside this one, each with one way in: `Overlap2.test`,
/// `Separation2.between`, `Crossing2.of` and `Sweep2.of`.
///
/// `Orientation` is the exact predicate that convexity, overlap and crossing rest on; `Opening` is
/// where every query takes a sector's edges from.
package collisionbench.geometry.plane;
