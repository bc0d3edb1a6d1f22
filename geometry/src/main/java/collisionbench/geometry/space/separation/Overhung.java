package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;

/// What two shapes that overhang the gap which the way between their nearest points sees are asked
/// about the directions of which one is their normal (`Square`): axes, and the way squared up to
/// edges.
///
/// All is asked and answered in numbers, about shapes, which exist: nothing is put on the heap,
/// though each direction is worked out anew.
///
/// @param <A> the first shape
/// @param <B> the second
interface Overhung<A extends Shape3, B extends Shape3> {

  /// {@return how far off the direction of that number is: how much of the distance it does not
  /// see, or how far apart they still are, or are again, after the one has moved by the distance
  /// along it, whichever is more; the former alone if that is not less than `least`}
  ///
  /// @param index the way's is [Square#WAY]
  /// @param pair the nearest features; 0 where `along` alone tells
  /// @param along how far along one of them; 0 where `pair` alone tells
  double off(int index, int pair, double along, double least, A a, B b);

  /// {@return how many directions there are beside the way}
  int count();

  /// {@return the number of the direction that is least off; of equal ones the first}
  ///
  /// @param pair as for [#off]
  /// @param along the same
  default int leastOff(int pair, double along, A a, B b) {
    int best = Square.WAY;
    double least = Double.POSITIVE_INFINITY;
    // The way first, in the same loop: asked before it, that would be twice as much compiled code.
    for (int i = -1; i < count(); i++) {
      int index = i < 0 ? Square.WAY : i;
      double off = off(index, pair, along, least, a, b);
      best = off < least ? index : best;
      least = off < least ? off : least;
    }
    return best;
  }
}
