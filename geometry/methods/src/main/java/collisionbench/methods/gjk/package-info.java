/// The textbook's way to the signed distance of two convex shapes: GJK, and EPA where they are in
/// one another.
///
/// ```java
/// DistanceBounds found = ConvexDistance.between(a, b);
/// boolean apart = found.isApart();
/// ```
///
/// It reads in this order:
/// - `Core`: a shape is a convex core with a radius around it, known by its support mapping: which
///   of its points is furthest along a direction?
/// - `MinkowskiDifference`: all `a - b` of a point of A and one of B. It holds the origin where the
///   two meet, and else the origin is as far from it as they are from one another.
/// - `Feature`, `GjkSimplex`: the point of a corner, edge, triangle or tetrahedron that is nearest
///   to the origin, by barycentric coordinates.
/// - `Gjk`: walks over the difference's surface towards the origin.
/// - `Epa`: if the origin is inside, grows an `EpaPolytope` of `Facet`s to the nearest way out.
/// - `ConvexDistance`: puts the two in order and at a common scale, and takes the radii off.
///
/// The plane's shapes lie in space at `z = 0`. GJK is the same for both. EPA grows a polygon there,
/// since the nearest way out of a flat polytope would be upwards.
///
/// Nothing here sees our kernels, so that it can be wrong only independently of them. All is in
/// plain doubles. Both walks carry two bounds of the distance, and what is not proved by them is
/// not claimed: see [collisionbench.methods.gjk.DistanceBounds].
package collisionbench.methods.gjk;
