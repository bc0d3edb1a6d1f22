package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Two shapes that overhang the gap which the way between their nearest points sees, and the
/// directions of which one is their normal (`Square`).
interface Overhung {

  /// {@return the direction of that number, or the way for [Square#WAY]; unit}
  Vec3 normal(int index);

  /// {@return how far they are apart along a unit direction}
  double gap(Vec3 normal);

  /// {@return how far apart they still are, or are again, after the one has moved to the other}
  ///
  /// @param apart by how much, along the normal
  double missed(Vec3 normal, double apart);

  /// {@return the number of the direction that is least off; of equal ones the first}
  ///
  /// @param apart the length of the way
  /// @param count how many there are beside the way
  static int leastOff(Overhung pair, double apart, int count) {
    int best = Square.WAY;
    double least = apart - pair.gap(pair.normal(Square.WAY));
    for (int i = 0; i < count; i++) {
      Vec3 normal = pair.normal(i);
      double overhang = apart - pair.gap(normal);
      double off = overhang < least ? Math.max(overhang, pair.missed(normal, apart)) : least;
      best = off < least ? i : best;
      least = off < least ? off : least;
    }
    return best;
  }
}
