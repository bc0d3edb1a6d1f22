/// Shapes in space.
///
/// Axes are right-handed with y up. A shape is a closed set of points in world coordinates: its
/// boundary belongs to it, so touching is contact. It has no separate pose; moving it makes a new
/// one.
///
/// A sphere is a point with a radius and a capsule a segment with a radius. Shapes may be
/// degenerate: a radius of zero, a segment of no length, a triangle of no area and a flat box are
/// valid and mean the point, segment or face that is left. So may the points of a hull.
///
/// The questions are asked in the packages beside this one, each with one way in: `Overlap3.test`,
/// `Separation3.between`, `Crossing3.of` and `Sweep3.of`.
package collisionbench.geometry.space;
