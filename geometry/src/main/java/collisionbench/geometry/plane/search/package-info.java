/// Finds the nearest features of two cores, in doubles.
///
/// There are closed forms for all pairs except two sectors, for speed only, `Directions` for any
/// two shapes, and `Nearest`, which also gives the points. `proof` decides what follows from the
/// result. A point and a direction prove what they prove however they were found; that a closed
/// form covers all cases is not checked by `proof`.
package collisionbench.geometry.plane.search;
