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
/// The questions are asked in the packages beside this one, each with one way in:
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
/// They do not touch, the gap is 0.5 wide, the stick is inside from a quarter of its length to a
/// half, and the ball, which moves by 1 to the left, meets the slice halfway.
///
/// `Orientation` is the exact predicate that convexity, overlap and crossing rest on; `Opening` is
/// where every query takes a sector's edges from.
package collisionbench.geometry.plane;
