/// How far are two shapes apart, or how deep are they in one another?
///
/// `Separation3.between(a, b)` is the one way in. It separates the two cores and then moves the
/// witness points out by the radii.
///
/// One class per pair of cores says where the nearest points are (`CorePair.nearest`), as the least
/// over pairs of features. Where the cores meet, `Axis` finds the least translation that parts them
/// among the face normals and edge crosses of both (the separating axis theorem), and the nearest
/// points after that translation are the witnesses. A box and a point, a segment or a box do the
/// same in the box's frame and without lists (`PointBox`, `SegmentBox`, `BoxBox`).
package collisionbench.geometry.space.separation;
