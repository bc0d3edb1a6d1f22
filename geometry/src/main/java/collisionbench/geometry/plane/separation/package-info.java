/// How far are two shapes in the plane apart, or how deep in one another, and where?
///
/// One way in: `Separation2.between(a, b)`.
///
/// Each class of two cores (point, segment, polygon, sector) answers for cores that are apart; the
/// radii come off the distance afterwards. Cores in one another are all handled by `Penetration`:
/// the depth is how far the zero translation lies inside their Minkowski difference.
package collisionbench.geometry.plane.separation;
