/// How far are two shapes in the plane apart, or how deep in one another, and where?
///
/// One way in: `Separation2.between(a, b)`. It is about cores (point, segment, polygon, sector);
/// the radii come off the distance afterwards.
///
/// Cores without arcs are all handled alike, by their corners and sides: `Gap` finds the nearest
/// corner of those that are apart, `Depth` the side that is the shortest way out of those that are
/// not. So are cores with an arc, by `ArcGap` and `ArcDepth`, where the arc is a corner, an edge
/// and some directions more (`Features`, `Sides`). Points and segments, of which there is nothing
/// to search, are asked directly: `PointPoint`, `PointSegment`.
///
/// What `Gap` and `ArcGap` find is a `CornerAndEdge`, which has to prove itself (`Proof`): the two
/// points are the nearest if neither core reaches beyond its own along the normal. Where they do
/// not, because rounding or underflow hides which are, the pair is taken that does best.
///
/// A sector above half a turn is not convex. What touches it is handled by `Penetration`: the depth
/// is how far the translation that B has lies inside the Minkowski difference, a union of convex
/// ones. `Exit` is the way out of that, the first of the `Candidates` that leads out.
package collisionbench.geometry.plane.separation;
