package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;

/// Two shapes that overhang the gap which the way between their nearest points sees, and the
/// directions of which one is their normal (`Square`): axes, and the way squared up to edges.
///
/// All is asked and answered in numbers, about shapes, which exist: nothing is put on the heap,
/// though each direction is worked out anew.
interface Overhung {

  /// {@return how far off the direction of that number is: how much of the distance it does not
  /// see, or how far apart they still are, or are again, after the one has moved by the distance
  /// along it, whichever is more; the former alone if that is not less than `least`}
  ///
  /// @param index the way's is [Square#WAY]
  /// @param pair the nearest features
  /// @param along how far along one of them
  double off(int index, int pair, double along, double least, Shape3 a, Shape3 b);

  /// {@return how many directions there are beside the way}
  int count();

  /// {@return the number of the direction that is least off; of equal ones the first}
  ///
  /// @param pair the nearest features
  /// @param along how far along one of them
  default int leastOff(int pair, double along, Shape3 a, Shape3 b) {
    int best = Square.WAY;
    double least = Double.POSITIVE_INFINITY;
    // The way first, in the same loop: asked beside it, there would be too much code to be copied.
    for (int i = -1; i < count(); i++) {
      int index = i < 0 ? Square.WAY : i;
      double off = off(index, pair, along, least, a, b);
      best = off < least ? index : best;
      least = off < least ? off : least;
    }
    return best;
  }
}
