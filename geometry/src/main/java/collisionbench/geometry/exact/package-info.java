/// The judge: the questions of the kernels, answered in exact arithmetic.
///
/// Two ways in, `Exact3` for shapes in space and `Exact2` for shapes in the plane. Both say whether
/// two shapes touch, always right for the numbers given, and how far they are apart, right to all
/// digits of a double. Written without a look at the kernels, to judge them by and to be
/// understood, not to be fast: whatever two shapes are made of is tried against each other.
///
/// All numbers of a question are made whole first, by one power of two and, for boxes, the squared
/// lengths of their quaternions (`Grid`). What follows is sums and products of whole numbers, which
/// lose nothing; lengths are compared by their squares. Only the corners and arcs of sectors need a
/// square root; signs of numbers with one are decided by squaring (`Surd`).
package collisionbench.geometry.exact;
