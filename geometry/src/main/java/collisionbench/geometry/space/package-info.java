/// Shapes in space.
///
/// <img src="{@docRoot}/doc-files/playground-contact.png" alt="Shapes in space, two of them in
/// contact">
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
/// {@snippet file="SpaceEntriesTest.java" region="queries"}
package collisionbench.geometry.space;
