/// How far are two shapes apart, or how deep are they in one another?
///
/// `Separation3.between(a, b)` is the one way in. It separates the two cores and then moves the
/// witness points out by the radii; the sign of the distance is what `Overlap3` says.
///
/// Apart, the nearest points of the cores are those of a pair of features: corners, edges, faces.
/// Where the cores meet, the least translation that parts them is along a face normal or an edge
/// cross of both (the separating axis theorem), and the nearest points after that translation are
/// the witnesses.
///
/// There is a class for each pair of cores. Points, segments and triangles share `Simplices`, with
/// its two searches, `SimplexNearest` and `SimplexAxes`. What is beside a box is seen in the box's
/// frame: `PointBox`, `SegmentBox` with `SegmentInBox`, and `InBox` for triangles (`TriangleInBox`)
/// and boxes (`BoxAxes`, `BoxFeatures`), which `BoxFacing` mostly spares the search. `Cross` keeps
/// normals right where edges are nearly parallel; what rounding may do to a distance is said in
/// `SimplexNearest`, and to a normal in `Normals`.
package collisionbench.geometry.space.separation;
