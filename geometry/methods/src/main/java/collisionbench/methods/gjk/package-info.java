/// The textbook signed distance of two convex shapes: GJK, and EPA if they overlap.
///
/// ```java
/// DistanceBounds found = ConvexDistance.between(a, b);
/// boolean apart = found.isApart();
/// ```
///
/// Read it in this order:
/// - `SupportShape`: a shape is a convex core with a radius, given by its support function: which
///   of its points is furthest along a direction?
/// - `MinkowskiDifference`: all `a - b` of a point of A and one of B. It contains the origin if the
///   two meet; otherwise its distance from the origin is theirs.
/// - `Feature`, `GjkSimplex`: the point of a vertex, edge, triangle or tetrahedron nearest to the
///   origin, by barycentric coordinates.
/// - `GjkWalk`: walks over the surface of the difference towards the origin.
/// - `Epa`: if the origin is inside, grows an `EpaPolytope` of `EpaFacet`s to the nearest way out.
/// - `ConvexDistance`: orders the two, brings them to a common scale, and subtracts the radii.
///
/// Shapes of the plane lie in space at `z = 0`. GJK is the same for both. EPA grows a polygon
/// there, since the nearest way out of a flat polytope would be upwards.
///
/// Shares no code with the kernels, so its errors are independent. Everything is in plain doubles.
/// Both walks carry two bounds of the distance and claim only what these prove: see
/// [DistanceBounds].
package collisionbench.methods.gjk;
