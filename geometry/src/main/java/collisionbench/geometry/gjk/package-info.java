/// A second opinion: the signed distance of two convex shapes by GJK and EPA, which know a shape
/// only by its support mapping (how far does it reach in a direction?) and nothing of pairs.
///
/// `Gjk3.between(a, b)` answers in space, `Gjk2.between(a, b)` in the plane. Both look at nothing
/// but the shape records, so that they can be wrong only independently of the kernels.
///
/// A shape is a core with a radius. GJK walks to the point of the Minkowski difference of the cores
/// that is nearest to the origin; if the origin is inside, EPA looks for the nearest way out; the
/// radii come off at the end. Every answer carries the width of the bracket that proves it, and
/// where a bracket does not close the outcome says so and what the bounds are.
package collisionbench.geometry.gjk;
