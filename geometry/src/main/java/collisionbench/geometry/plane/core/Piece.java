package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A convex set as the hull of its corners and arcs.
///
/// @param corners its corners
/// @param normals the outward unit normals of its flat sides, and as many unit directions more that
///   all round no two neighbours, but for arcs, are further than a right angle apart: so a point
///   that is outside is clearly outside in one of them, be the piece flat or a sliver
/// @param arcs its arcs, one or none
public record Piece(List<Vec2> corners, List<Vec2> normals, List<Arc> arcs) {

  /// Sectors that open further than this (by the cosine of half the angle) get a third piece.
  private static final double NARROW_MOUTH = -0.9;

  static Piece of(Vec2 point) {
    return new Piece(List.of(point), List.of(), List.of());
  }

  static Piece of(Vec2 start, Vec2 end, Frame frame) {
    Vec2 along = frame.way(start, end).normalized();
    if (along.equals(Vec2.ZERO)) {
      return of(frame.of(start));
    }
    Vec2 left = along.perpendicular();
    return new Piece(
        List.of(frame.of(start), frame.of(end)),
        List.of(left, left.negated(), along, along.negated()),
        List.of());
  }

  static Piece of(Polygon polygon, Frame frame) {
    List<Vec2> corners = polygon.vertices().stream().map(frame::of).toList();
    List<Vec2> edges = edges(polygon, frame);
    List<Vec2> normals = new ArrayList<>();
    for (int i = 0; i < edges.size(); i++) {
      Vec2 before = edges.get((i == 0 ? edges.size() : i) - 1);
      Vec2 edge = edges.get(i);
      normals.add(edge.perpendicular().negated());
      if (edge.dot(before) < 0) {
        normals.add(before.minus(edge).normalized());
      }
    }
    return new Piece(corners, normals, List.of());
  }

  /// The unit directions of the edges, but of those that underflow leaves no length in the frame.
  /// If one alone is left, it leads back as well.
  private static List<Vec2> edges(Polygon polygon, Frame frame) {
    List<Vec2> edges =
        IntStream.range(0, polygon.vertices().size())
            .mapToObj(i -> frame.way(polygon.corner(i), polygon.corner(i + 1)).normalized())
            .filter(edge -> !edge.equals(Vec2.ZERO))
            .toList();
    return edges.size() == 1 ? List.of(edges.getFirst(), edges.getFirst().negated()) : edges;
  }

  /// A sector above half a turn is the union of the two half discs that begin at its edges, and of
  /// the one about its bisector where these two hardly overlap.
  static List<Piece> of(Vec2 center, double radius, Opening opening) {
    Vec2 start = opening.start();
    Vec2 end = opening.end();
    if (!opening.isWide()) {
      return List.of(slice(new Arc(center, radius, start, end, opening.axis())));
    }
    Piece first = halfDisc(center, radius, start.perpendicular());
    Piece last = halfDisc(center, radius, end.perpendicular().negated());
    return opening.cos() > NARROW_MOUTH
        ? List.of(first, last)
        : List.of(first, last, halfDisc(center, radius, opening.axis()));
  }

  private static Piece halfDisc(Vec2 center, double radius, Vec2 middle) {
    Vec2 to = middle.perpendicular();
    return slice(new Arc(center, radius, to.negated(), to, middle));
  }

  private static Piece slice(Arc arc) {
    return new Piece(
        List.of(
            arc.center(),
            arc.center().plus(arc.radius(), arc.from()),
            arc.center().plus(arc.radius(), arc.to())),
        List.of(
            arc.from().perpendicular().negated(),
            arc.to().perpendicular(),
            arc.from(),
            arc.to(),
            arc.middle().negated()),
        List.of(arc));
  }

  /// {@return how far the piece reaches in the unit direction `u`: its support function}
  public double support(Vec2 u) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < corners.size(); i++) {
      most = Math.max(most, corners.get(i).dot(u));
    }
    for (int i = 0; i < arcs.size(); i++) {
      Arc arc = arcs.get(i);
      most = arc.holds(u) ? Math.max(most, arc.center().dot(u) + arc.radius()) : most;
    }
    return most;
  }

  /// {@return the greatest sum of magnitudes that [#support] may have taken its number from: it is
  /// off by some roundings of this}
  double magnitude(Vec2 u) {
    double most = 0;
    for (int i = 0; i < corners.size(); i++) {
      most = Math.max(most, magnitude(corners.get(i), u));
    }
    for (int i = 0; i < arcs.size(); i++) {
      Arc arc = arcs.get(i);
      most = arc.holds(u) ? Math.max(most, magnitude(arc.center(), u) + arc.radius()) : most;
    }
    return most;
  }

  /// {@return the magnitudes of the two products in `a . b`, added}
  static double magnitude(Vec2 a, Vec2 b) {
    return Math.abs(a.x() * b.x()) + Math.abs(a.y() * b.y());
  }

  /// {@return the part of the piece that is furthest in the unit direction `u`, give or take
  /// `tolerance`, as the interval of its coordinates along `u` turned left}
  public Interval face(Vec2 u, double tolerance) {
    double furthest = support(u) - tolerance;
    Vec2 left = u.perpendicular();
    Interval face = Interval.NONE;
    for (Vec2 corner : corners) {
      face = corner.dot(u) >= furthest ? face.and(corner.dot(left)) : face;
    }
    for (Arc arc : arcs) {
      face = arc.holds(u) ? face.and(arc.center().dot(left)) : face;
    }
    return face;
  }

  /// {@return the greatest distance of a corner from the origin}
  public double size() {
    double size = 0;
    for (Vec2 corner : corners) {
      size = Math.max(size, corner.length());
    }
    return size;
  }
}
