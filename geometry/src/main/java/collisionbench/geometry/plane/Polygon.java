package collisionbench.geometry.plane;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// A convex polygon with its interior, from at least three corners in counter-clockwise order.
///
/// Three corners in a row may be collinear, but not all of them; neighbors differ. Both are checked
/// exactly, so a polygon is exactly convex and has a positive area.
public record Polygon(List<Vec2> vertices) implements Shape2 {

  public Polygon {
    vertices = List.copyOf(vertices);
    if (vertices.size() < 3) {
      throw new InvalidShapeException(new InvalidShape.TooFewCorners(vertices.size()));
    }
    for (int i = 0; i < vertices.size(); i++) {
      Require.finite("vertices[" + i + "]", vertices.get(i), vertices.get(i).isFinite());
    }
    Convexity.require(vertices);
  }

  /// {@return the corner at `index`, which wraps around once past the last corner}
  public Vec2 corner(int index) {
    return vertices.get(index < vertices.size() ? index : index - vertices.size());
  }

  @Override
  public Bounds2 bounds() {
    Bounds2 bounds = Bounds2.of(vertices.getFirst(), vertices.getLast());
    for (Vec2 vertex : vertices) {
      bounds = bounds.and(new Bounds2(vertex, vertex));
    }
    return bounds;
  }

  /// {@return the polygon of a ring of corners in either direction, with or without a repeated
  /// first corner}
  ///
  /// @throws IllegalArgumentException if the ring is not convex
  public static Polygon ofRing(List<Vec2> ring) {
    boolean isClosed = ring.size() > 1 && ring.getFirst().equals(ring.getLast());
    List<Vec2> corners = isClosed ? ring.subList(0, ring.size() - 1) : ring;
    if (Convexity.problem(corners)
        .filter(InvalidShape.CornersClockwise.class::isInstance)
        .isEmpty()) {
      return new Polygon(corners);
    }
    List<Vec2> turned = new ArrayList<>(corners.reversed());
    Collections.rotate(turned, 1);
    return new Polygon(turned);
  }

  /// {@return the polygon of rounded corners of a polygon}
  ///
  /// Rounding may turn an almost straight corner inwards or make two corners equal. Corners that
  /// are not on the convex hull are dropped. If the rounded area is zero, the polygon gets a width
  /// of one unit in the last place.
  public static Polygon ofRounded(List<Vec2> corners) {
    if (Convexity.problem(corners).isEmpty()) {
      return new Polygon(corners);
    }
    List<Vec2> hull = Convexity.hull(corners);
    return new Polygon(hull.size() < 3 ? Convexity.hull(widened(corners)) : hull);
  }

  private static List<Vec2> widened(List<Vec2> flat) {
    Vec2 corner = flat.getFirst();
    List<Vec2> wide = new ArrayList<>(flat);
    wide.add(new Vec2(Math.nextUp(corner.x()), corner.y()));
    wide.add(new Vec2(corner.x(), Math.nextUp(corner.y())));
    return wide;
  }

  /// {@return this polygon moved by `by`; it may lose corners to rounding, see [#ofRounded]}
  @Override
  public Polygon translated(Vec2 by) {
    return ofRounded(vertices.stream().map(vertex -> vertex.plus(by)).toList());
  }
}
