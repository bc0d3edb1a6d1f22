/// How far are two shapes apart, or how deep are they in one another?
///
/// `Separation3.between(a, b)` is the one way in; with a maker of the caller's the answer is handed
/// to that as numbers, mostly without a record (decision 005). It separates the two cores and then
/// moves the witness points out by the radii.
///
/// Apart, the nearest points of the cores are those of a pair of features: corners, edges, faces.
/// Where the cores meet, the least translation that parts them is along a face normal or an edge
/// cross of both (the separating axis theorem), and the nearest points after that translation are
/// the witnesses.
///
/// A search returns the number of the features or of the axis, and not points or vectors: those
/// would have to be put on the heap on the way. The answer is made from the number in one class for
/// each pair of cores: `Simplices` for points, segments and triangles, `BoxBox`, `BoxTriangle`,
/// `SegmentBox` and `PointBox` in the frame of a box, `PointSegment` and `PointPoint` without a
/// search. A method that is too large to be copied to where it is asked takes shapes and numbers,
/// for the same reason. `Cross` keeps normals right where edges are nearly parallel; what rounding
/// may do to a distance is said in `SimplexNearest`, and to a normal in `Square`.
package collisionbench.geometry.space.separation;
