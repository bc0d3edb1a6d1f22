package collisionbench.geometry.space.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Orientation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;

/// Two triangles intersect if an edge of one passes through the other; unsure if a corner lies in
/// the plane of the other.
public final class TriangleTriangle {

  private TriangleTriangle() {}

  /// {@return whether two triangles have a point in common}
  public static Verdict test(Triangle a, Triangle b) {
    if (isBeside(a, b) || isBeside(b, a)) {
      return Verdict.APART;
    }
    boolean sure = true;
    for (int i = 0; i < 3; i++) {
      Verdict ofA = passes(a.edge(i), b);
      Verdict ofB = passes(b.edge(i), a);
      if (ofA == Verdict.TOUCHING || ofB == Verdict.TOUCHING) {
        return Verdict.TOUCHING;
      }
      sure &= ofA == Verdict.APART && ofB == Verdict.APART;
    }
    return sure ? Verdict.APART : Verdict.UNSURE;
  }

  private static Verdict passes(Segment edge, Triangle triangle) {
    return SegmentTriangle.passes(edge.start(), edge.end(), triangle);
  }

  /// {@return whether a triangle is certainly on one side of another's plane}
  private static boolean isBeside(Triangle a, Triangle b) {
    int first = Orientation.inDoubles(b.a(), b.b(), b.c(), a.a());
    int second = Orientation.inDoubles(b.a(), b.b(), b.c(), a.b());
    int third = Orientation.inDoubles(b.a(), b.b(), b.c(), a.c());
    return first != 0 && first == second && second == third;
  }
}
