package collisionbench.geometry.space.manifold;

import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A point, a stretch or a convex polygon in the plane of a contact.
///
/// @param corners none, one, the two ends, or the corners clockwise as seen
record FlatRegion(List<Vec3> corners, ContactPlane plane) {

  FlatRegion {
    corners = List.copyOf(corners);
  }

  /// {@return the convex hull of some points, exactly as seen, by Andrew's monotone chain}
  static FlatRegion around(List<Vec3> points, ContactPlane plane) {
    List<Vec3> sorted = points.stream().sorted(plane.order()).toList();
    List<Vec3> around = new ArrayList<>(chain(sorted, plane));
    around.addAll(chain(sorted.reversed(), plane));
    return new FlatRegion(around.isEmpty() ? sorted.stream().limit(1).toList() : around, plane);
  }

  /// The last point is left out: it is the first of the other chain.
  private static List<Vec3> chain(List<Vec3> sorted, ContactPlane plane) {
    List<Vec3> chain = new ArrayList<>();
    for (Vec3 next : sorted) {
      while (!chain.isEmpty() && !turnsRight(chain, next, plane)) {
        chain.removeLast();
      }
      chain.add(next);
    }
    return chain.isEmpty() ? chain : chain.subList(0, chain.size() - 1);
  }

  /// {@return whether the last point of a chain is a corner if another one follows}
  private static boolean turnsRight(List<Vec3> chain, Vec3 next, ContactPlane plane) {
    Vec3 last = chain.getLast();
    return chain.size() == 1
        ? plane.order().compare(last, next) != 0
        : plane.side(new Segment(chain.get(chain.size() - 2), last), next) > 0;
  }

  /// {@return this moved along the normal; convex, although the moved corners are rounded}
  FlatRegion raisedBy(double height) {
    return around(
        corners.stream().map(corner -> corner.plus(height, plane.normal())).toList(), plane);
  }

  ContactFeature feature() {
    return switch (distinct().size()) {
      case 1 -> ContactFeature.POINT;
      case 2 -> ContactFeature.EDGE;
      default -> ContactFeature.FACE;
    };
  }

  /// {@return the corners without those within the tolerance of the line from one that is left to
  /// the next}
  ///
  /// From a corner, which is farthest from another, each line goes as far as it may.
  List<Vec3> distinct() {
    if (corners.isEmpty()) {
      return corners;
    }
    Vec3 any = corners.getFirst();
    Vec3 first = Collections.max(corners, Comparator.comparingDouble(any::distanceSquared));
    List<Vec3> ring = new ArrayList<>(corners);
    Collections.rotate(ring, -corners.indexOf(first));
    ring.add(first);
    List<Vec3> distinct = new ArrayList<>();
    for (int from = 0; from < corners.size(); from = next(ring, from)) {
      distinct.add(ring.get(from));
    }
    return distinct;
  }

  /// {@return the last corner such that all up to it are on the line to it}
  private int next(List<Vec3> ring, int from) {
    int to = from + 1;
    while (to + 1 < ring.size()
        && areNear(ring.subList(from, to + 1), new Segment(ring.get(from), ring.get(to + 1)))) {
      to++;
    }
    return to;
  }

  private boolean areNear(List<Vec3> points, Segment line) {
    return points.stream().allMatch(point -> isNear(point, line));
  }

  private boolean isNear(Vec3 point, Segment line) {
    return line.nearest(point).minus(point).length() <= plane.tolerance();
  }

  /// {@return the intersection with another region: the convex hull of the corners of either that
  /// are in the other, or within the tolerance of it, and of the points where their edges cross}
  FlatRegion and(FlatRegion other) {
    Stream<Vec3> crossings =
        edges().stream()
            .flatMap(edge -> other.edges().stream().map(side -> plane.crossing(edge, side)))
            .flatMap(Optional::stream);
    Stream<Vec3> inside =
        Stream.concat(
            corners.stream().filter(other::contains),
            other.corners.stream().filter(this::contains));
    return around(Stream.concat(inside, crossings).toList(), plane);
  }

  private boolean contains(Vec3 point) {
    boolean isPolygon = corners.size() > 2;
    return edges().stream().anyMatch(edge -> isNear(point, edge))
        || (isPolygon && edges().stream().allMatch(edge -> plane.side(edge, point) >= 0));
  }

  /// {@return its sides; of a stretch one in each direction}
  private List<Segment> edges() {
    return IntStream.range(0, corners.size())
        .mapToObj(i -> new Segment(corners.get(i), corners.get((i + 1) % corners.size())))
        .toList();
  }
}
