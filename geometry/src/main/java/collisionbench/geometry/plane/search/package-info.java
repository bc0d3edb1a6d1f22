/// Nearest features of two cores in doubles.
///
/// Closed forms for all pairs but two sectors, which are for speed only, `Directions` for any two
/// shapes, and `Nearest`, which has the points too. A search is not trusted: `proof` says what
/// follows from what it finds.
package collisionbench.geometry.plane.search;
