/// Shapes in the plane.
///
/// Axes are x to the right and y up; angles are counter-clockwise, in radians. A shape is a closed
/// set of points in world coordinates: its boundary belongs to it, so touching is contact. It has
/// no separate pose; moving it makes a new one.
///
/// A circle is a point with a radius, and a capsule a segment with a radius. Shapes may be
/// degenerate: a radius of zero and a segment of no length are valid and mean the remaining point
/// or segment.
///
/// Each query has a package and one entry point:
///
/// ```java
/// Circle ball = new Circle(new Vec2(2.5, 0), 1);
/// Sector slice = new Sector(Vec2.ZERO, 1, Vec2.X, Math.PI / 2);
/// Segment2 stick = new Segment2(new Vec2(-1, 0), new Vec2(3, 0));
/// Vec2 left = new Vec2(-1, 0);
///
/// boolean touching = Overlap2.test(ball, slice);
/// Separation2 gap = Separation2.between(ball, slice);
/// Crossing2 inside = Crossing2.of(stick, slice);
/// Sweep2 contact = Sweep2.of(ball, left, slice, Vec2.ZERO);
/// ```
///
/// The two do not touch and are 0.5 apart. The stick is inside from a quarter to a half of its
/// length. The ball moves left by 1 and meets the slice halfway.
///
/// `Orientation` is the exact predicate for convexity, overlap and crossing. `Opening` gives every
/// query the edges of a sector.
package collisionbench.geometry.plane;
