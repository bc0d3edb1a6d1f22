/// Do two shapes touch?
///
/// <img src="{@docRoot}/doc-files/sphere-box-contact.png" alt="A sphere touches a box">
///
/// The entry point is `Overlap3.test(a, b)`. Touching is contact, there is no tolerance, and the
/// answer is exact.
///
/// It strips the radii and calls the closed form for the two cores, such as `PointBox` for a sphere
/// and a box. If that is inconclusive it calls `Gjk`, and finally exact arithmetic, `ExactNearest`.
/// A search result counts only once it is proved (`Proof`).
package collisionbench.geometry.space.overlap;
