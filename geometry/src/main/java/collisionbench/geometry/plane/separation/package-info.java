/// How far apart are two shapes in the plane, or how deep do they overlap, and where?
///
/// <img src="{@docRoot}/doc-files/overlay-plane-light.png" alt="The distance of a segment and a
/// circle, and the depth of two circles">
///
/// The entry point is `Separation2.between(a, b)`. It separates the two cores and then moves the
/// witness points outwards by the radii. `Overlap2` decides the sign of the distance.
///
/// Two closed forms in doubles come first, each with a proof: `ThickSegments` and `Outlines`. What
/// they leave is searched.
///
/// The answer is the direction with the widest gap (`search.Nearest`), apart and in contact alike.
/// For two cores without arcs that are nearer than rounding, it is computed exactly
/// (`proof.ExactNearest`).
///
/// A sector above half a turn is not convex. Apart, the nearer of its pieces counts. In contact,
/// `Penetration` computes the depth: how far the translation of B lies inside the Minkowski
/// difference, a union of convex ones. The way out is the `LeastTranslation`, the shortest to the
/// `Boundary` that ends outside.
package collisionbench.geometry.plane.separation;
