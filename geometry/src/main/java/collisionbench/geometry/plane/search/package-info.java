/// Nearest features of two cores in doubles.
///
/// Closed forms for points, segments and polygons, which are for speed only, and `Directions` for
/// any two shapes. A search is not trusted: `proof` says what follows from what it finds.
package collisionbench.geometry.plane.search;
