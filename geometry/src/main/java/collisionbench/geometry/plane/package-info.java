/// Shapes in the plane.
///
/// <img src="{@docRoot}/doc-files/flat-apart-light.png" alt="Shapes in the plane">
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
/// {@snippet file="PlaneEntriesTest.java" region="queries"}
///
/// `Orientation` is the exact predicate for convexity, overlap and crossing. `Opening` gives every
/// query the edges of a sector.
package collisionbench.geometry.plane;
