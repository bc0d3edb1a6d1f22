package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// Two cores without arcs, at least one a polygon, by exact signs: if they are apart, all corners
/// of one are beyond a side of the other. Either may be given by the corners of a point or segment.
public final class PolygonPolygon {

  private PolygonPolygon() {}

  /// {@return whether two outlines of corners, counter-clockwise, have a point in common}
  public static Verdict test(List<Vec2> a, List<Vec2> b) {
    return hasSeparatingSide(a, b) || hasSeparatingSide(b, a) ? Verdict.APART : Verdict.TOUCHING;
  }

  private static boolean hasSeparatingSide(List<Vec2> a, List<Vec2> b) {
    if (a.size() == 1) {
      return false;
    }
    Vec2 from = a.getLast();
    for (Vec2 to : a) {
      if (isBeyond(b, from, to)) {
        return true;
      }
      from = to;
    }
    return false;
  }

  private static boolean isBeyond(List<Vec2> corners, Vec2 from, Vec2 to) {
    for (Vec2 corner : corners) {
      if (Orientation.of(from, to, corner) >= 0) {
        return false;
      }
    }
    return true;
  }
}
