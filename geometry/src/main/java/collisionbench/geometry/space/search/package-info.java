/// Looks for the nearest points of two cores, in doubles.
///
/// `Nearest.of(a, b, by)` answers for any two: by `Gjk`, or at once where the difference of the two
/// is a `Simplex`, and in the frame of the box for a point and a box. The other classes are closed
/// forms for one pair each, which tell whether it is within reach; overlap asks them first, since
/// they are quicker.
///
/// A search may be wrong in the last digits, or where it is badly conditioned, by more: `proof`
/// says what follows from it whatever rounding did. What a point and a direction prove they prove
/// however they were found; that a closed form counts all axes or cases is its own word.
package collisionbench.geometry.space.search;
