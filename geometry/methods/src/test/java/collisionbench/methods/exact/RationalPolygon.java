package collisionbench.methods.exact;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/// A convex polygon, a stretch or a point in a plane, in rational numbers.
///
/// @param corners counter-clockwise; none if it is empty
record RationalPolygon(List<Corner> corners) {

  record Corner(Ratio x, Ratio y) {

    Corner minus(Corner other) {
      return new Corner(x.minus(other.x), y.minus(other.y));
    }

    Ratio dot(Corner other) {
      return x.times(other.x).plus(y.times(other.y));
    }

    Ratio cross(Corner other) {
      return x.times(other.y).minus(y.times(other.x));
    }

    /// {@return the point at `part / (part - rest)` of the way to another}
    Corner towards(Corner other, Ratio part, Ratio rest) {
      Ratio t = part.over(part.minus(rest));
      Corner delta = other.minus(this);
      return new Corner(x.plus(t.times(delta.x)), y.plus(t.times(delta.y)));
    }
  }

  private static final Comparator<Corner> LEFT_TO_RIGHT =
      Comparator.comparing(Corner::x).thenComparing(Corner::y);

  /// {@return the convex hull of some points}
  static RationalPolygon around(List<Corner> points) {
    List<Corner> sorted = points.stream().distinct().sorted(LEFT_TO_RIGHT).toList();
    if (sorted.size() < 2) {
      return new RationalPolygon(sorted);
    }
    List<Corner> corners = new ArrayList<>(chain(sorted));
    corners.addAll(chain(sorted.reversed()));
    return new RationalPolygon(corners);
  }

  private static List<Corner> chain(List<Corner> sorted) {
    List<Corner> chain = new ArrayList<>();
    for (Corner next : sorted) {
      while (chain.size() > 1 && left(chain.get(chain.size() - 2), chain.getLast(), next) <= 0) {
        chain.removeLast();
      }
      chain.add(next);
    }
    return chain.subList(0, chain.size() - 1);
  }

  private static int left(Corner from, Corner to, Corner point) {
    return to.minus(from).cross(point.minus(from)).signum();
  }

  /// {@return the intersection: what is left when each side of the other has cut something off}
  RationalPolygon and(RationalPolygon other) {
    if (other.corners.size() < 2) {
      return corners.size() < 2 ? this : other.and(this);
    }
    List<Corner> left = corners;
    for (int i = 0; i < other.corners.size(); i++) {
      Corner from = other.corners.get(i);
      Corner along = other.corners.get((i + 1) % other.corners.size()).minus(from);
      left = cut(left, point -> along.cross(point.minus(from)));
      if (other.corners.size() == 2) {
        left = cut(left, point -> along.dot(point.minus(from)));
      }
    }
    return around(left);
  }

  /// {@return the part of a polygon where a linear function is at least 0}
  private static List<Corner> cut(List<Corner> polygon, Function<Corner, Ratio> height) {
    List<Corner> left = new ArrayList<>();
    for (int i = 0; i < polygon.size(); i++) {
      Corner p = polygon.get(i);
      Corner q = polygon.get((i + 1) % polygon.size());
      Ratio atP = height.apply(p);
      Ratio atQ = height.apply(q);
      if (atP.signum() >= 0) {
        left.add(p);
      }
      if (atP.signum() * atQ.signum() < 0) {
        left.add(p.towards(q, atP, atQ));
      }
    }
    return left;
  }
}
