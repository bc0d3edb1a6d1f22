/// The judge: whether two shapes touch and how far they are apart, in exact arithmetic.
///
/// Crossings, sweeps and witness points are not judged here but by the distances they imply:
/// whether a point is in a shape, and whether two touch at a time.
///
/// Two ways in, `Exact3` for shapes in space and `Exact2` for shapes in the plane. Both say whether
/// two shapes touch, always right for the numbers given, and how far they are apart, but for the
/// last digit of a double. Written without a look at the kernels, to judge them by and to be
/// understood, not to be fast: whatever two shapes are made of is tried against each other.
///
/// All numbers of a question are made whole first, by one power of two and, for boxes, the squared
/// lengths of their quaternions (`Grid`). What follows is sums and products of whole numbers, which
/// lose nothing; lengths are compared by their squares. Only the corners and arcs of sectors need a
/// square root; signs of numbers with one are decided by squaring (`Surd`).
package collisionbench.geometry.exact;
