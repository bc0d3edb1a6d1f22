/// How far are two shapes in the plane apart, or how deep in one another, and where?
///
/// `Separation2.between(a, b)` is the one way in. It separates the two cores and then moves the
/// witness points out by the radii; the sign of the distance is what `Overlap2` says.
///
/// The answer is the direction along which the gap is widest (`search.Nearest`), apart and in
/// contact alike. Where two cores without arcs are nearer than rounding it is found in exact
/// numbers (`proof.ExactNearest`).
///
/// A sector above half a turn is not convex. Apart, the nearer of its pieces counts. What touches
/// it is handled by `Penetration`: the depth is how far the translation that B has lies inside the
/// Minkowski difference, a union of convex ones. The way out of that is the `LeastTranslation`, the
/// first of all to the `Boundary` that ends outside.
package collisionbench.geometry.plane.separation;
