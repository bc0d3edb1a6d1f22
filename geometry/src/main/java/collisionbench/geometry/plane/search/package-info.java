/// Nearest features of two cores in doubles.
///
/// Closed forms for all pairs but two sectors, which are for speed only, `Directions` for any two
/// shapes, and `Nearest`, which has the points too. `proof` says what follows from it whatever
/// rounding did. What a point and a direction prove they prove however they were found; that a
/// closed form counts all cases is its own word.
package collisionbench.geometry.plane.search;
