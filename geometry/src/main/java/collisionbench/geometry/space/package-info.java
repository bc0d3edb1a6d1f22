/// Shapes in space.
///
/// Axes are right-handed with y up. A shape is a closed set of points in world coordinates: its
/// boundary belongs to it, so touching is contact. It has no separate pose; moving it makes a new
/// one.
///
/// A sphere is a point with a radius, and a capsule a segment with a radius. Shapes may be
/// degenerate: a radius of zero, a segment of no length, a triangle of no area and a flat box are
/// valid and mean the remaining point, segment or face. A hull may be flat, straight or a point.
///
/// Each query has a package and one entry point:
///
/// ```java
/// Sphere ball = new Sphere(new Vec3(2.5, 0, 0), 1);
/// Box crate = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
/// Segment stick = new Segment(new Vec3(0, 2, 0), new Vec3(0, -2, 0));
/// Vec3 left = new Vec3(-1, 0, 0);
///
/// boolean touching = Overlap3.test(ball, crate);
/// Separation3 gap = Separation3.between(ball, crate);
/// Crossing3 inside = Crossing3.of(stick, crate);
/// Sweep3 contact = Sweep3.of(ball, left, crate, Vec3.ZERO);
/// ```
///
/// The two do not touch and are 0.5 apart. The stick is inside from a quarter to three quarters of
/// its length. The ball moves left by 1 and meets the crate halfway.
package collisionbench.geometry.space;
