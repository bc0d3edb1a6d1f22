/// The judge: whether two shapes touch, how far they are apart, where a segment crosses a shape and
/// when moving shapes meet, in exact arithmetic.
///
/// Three ways in, each for shapes in space and in the plane. `Exact3` and `Exact2` say whether two
/// shapes touch, always right for the numbers given, and how far they are apart, but for the last
/// digit of a double. `Chord3` and `Chord2` give the part of a segment that is in a shape,
/// `Contact3` and `Contact2` the time in which moving shapes touch: both are the times at which
/// `Approach3` and `Approach2` find two cores within reach, a segment being the way of a point.
/// Written without a look at the kernels, to judge them by and to be understood, not to be fast:
/// whatever two shapes are made of is tried against each other.
///
/// All numbers of a question are made whole first, by one power of two and, for boxes, the squared
/// lengths of their quaternions (`Grid`). What follows is sums and products of whole numbers, which
/// lose nothing; lengths are compared by their squares. Only the corners and arcs of sectors, and
/// times (`Root`), need a square root; signs of numbers with one are decided by squaring (`Surd`).
package collisionbench.geometry.exact;
