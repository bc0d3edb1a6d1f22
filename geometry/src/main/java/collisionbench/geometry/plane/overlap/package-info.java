/// Do two shapes in the plane touch?
///
/// <img src="{@docRoot}/doc-files/circle-sector-2d-contact.png" alt="A circle touches one of two
/// sectors">
///
/// The entry point is `Overlap2.test(a, b)`. Touching is contact, there is no tolerance, and the
/// answer is exact.
///
/// It strips the radii and calls the closed form for the two cores, such as `PointPolygon` for a
/// circle and a polygon. If that is inconclusive, as for two sectors, it calls `Directions`, and
/// finally exact arithmetic: `ExactNearest` or `ExactSector`. A search result counts only once it
/// is proved (`Proof`).
package collisionbench.geometry.plane.overlap;
