/// How far are two shapes apart, or how deep are they in one another?
///
/// `Separation3.between(a, b)` is the one way in. It separates the two cores and then moves the
/// witness points out by the radii; the sign of the distance is what `Overlap3` says.
///
/// Apart, the answer is made of the cores' nearest points (`search.Nearest`) and the direction
/// between them, if the direction sees all of their distance and leads from one to the other; else
/// it is found in exact numbers (`proof.ExactNearest`). Where the cores meet, the least translation
/// that parts them is across a face, or across an edge of each (`Depth`, by the separating axis
/// theorem), and the nearest points after that translation are the witnesses. A depth of only a few
/// roundings is computed in exact numbers.
package collisionbench.geometry.space.separation;
