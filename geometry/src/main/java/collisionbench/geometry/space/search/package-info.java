/// Looks for the nearest points of two cores, in doubles.
///
/// `Nearest.of(a, b, by)` answers for any two: by `Gjk`, or at once where the difference of the two
/// is a `Simplex`. The other classes are closed forms for one pair each, which tell whether it is
/// within reach; overlap asks them first, since they are quicker.
///
/// A search may be wrong in the last digits, or where it is badly conditioned, by more. It is never
/// trusted: what it finds is proved (`proof`).
package collisionbench.geometry.space.search;
