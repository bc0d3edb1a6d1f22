package collisionbench.app.viewport.space;

import collisionbench.app.viewport.plane.PlaneFigure;
import collisionbench.app.viewport.render.Corners;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// The visible outline of a body in pixels.
///
/// All 3D shapes are convex, so the outline is the convex hull of points on the rim.
public final class Silhouette {

  private static final int ROUND = 64;

  private static final Comparator<Corner> BY_PIXEL =
      Comparator.<Corner>comparingDouble(corner -> corner.pixel.getX())
          .thenComparingDouble(corner -> corner.pixel.getY());

  private Silhouette() {}

  /// A corner of an outline.
  ///
  /// @param point the point of the scene
  public record Corner(Vec3 point, Point2D pixel) {}

  /// {@return the corners in order, two for a line; empty for a point and if a part is behind the
  /// eye or far outside the picture}
  public static List<Point2D> of(Body body, Projection projection) {
    return pixels(corners(body, projection));
  }

  /// {@return the same, with the points of the scene}
  public static List<Corner> corners(Body body, Projection projection) {
    return switch (body) {
      case Body3 solid ->
          hull(
              rim(solid.shape(), (center, radius) -> horizon(center, radius, projection)),
              projection);
      case Body2 flat -> inPlane(flat, projection);
    };
  }

  private static List<Corner> inPlane(Body2 body, Projection projection) {
    List<Point2D> pixels =
        PlaneFigure.of(body.shape(), projection)
            .map(figure ->
                switch (figure) {
                  case PlaneFigure.Dot _ -> List.<Point2D>of();
                  case PlaneFigure.Line(Point2D from, Point2D to) -> List.of(from, to);
                  case PlaneFigure.Area(List<Point2D> corners) -> corners;
                })
            .orElse(List.of());
    return pixels.stream()
        .map(at -> new Corner(projection.onPlaneThrough(Vec3.ZERO, at.getX(), at.getY()), at))
        .toList();
  }

  private static List<Point2D> pixels(List<Corner> corners) {
    return corners.stream().map(Corner::pixel).toList();
  }

  /// {@return the corners of the projection onto the ground, y = 0; two for a line; empty for a
  /// point and if a part is behind the eye or far outside the picture}
  static List<Point2D> onGround(Shape3 shape, Projection projection) {
    Stream<Vec3> rim = rim(shape, Silhouette::level);
    return pixels(hull(rim.map(point -> new Vec3(point.x(), 0, point.z())), projection));
  }

  private static Stream<Vec3> level(Vec3 center, double radius) {
    return around(center, Vec3.X.times(radius), Vec3.Z.times(radius));
  }

  /// The rim of a sphere from some viewpoint.
  private interface Circle {
    Stream<Vec3> of(Vec3 center, double radius);
  }

  private static Stream<Vec3> rim(Shape3 shape, Circle circle) {
    double radius = Corners.radius(shape);
    Stream<Vec3> corners = Corners.of(shape).stream();
    return radius > 0 ? corners.flatMap(center -> circle.of(center, radius)) : corners;
  }

  /// The circle where lines of sight touch a sphere.
  private static Stream<Vec3> horizon(Vec3 center, double radius, Projection projection) {
    if (projection.isParallel()) {
      return around(
          center,
          projection.camera().right().times(radius),
          projection.camera().up().times(radius));
    }
    Vec3 toEye = projection.camera().eye().minus(center);
    double distance = toEye.length();
    if (!(distance > radius)) {
      return Stream.of(new Vec3(Double.NaN, 0, 0));
    }
    Vec3 axis = toEye.times(1 / distance);
    double sine = radius / distance;
    Vec3 middle = center.plus(radius * sine, axis);
    double rim = radius * Math.sqrt(1 - sine * sine);
    Vec3 right = projection.camera().up().cross(axis).unit();
    Vec3 up = axis.cross(right);
    return around(middle, right.times(rim), up.times(rim));
  }

  private static Stream<Vec3> around(Vec3 middle, Vec3 right, Vec3 up) {
    return IntStream.range(0, ROUND)
        .mapToObj(i -> 2 * Math.PI * i / ROUND)
        .map(angle -> middle.plus(Math.cos(angle), right).plus(Math.sin(angle), up));
  }

  private static List<Corner> hull(Stream<Vec3> points, Projection projection) {
    List<Vec3> all = points.toList();
    List<Corner> corners =
        all.stream().flatMap(point -> corner(point, projection).stream()).toList();
    return corners.size() == all.size() ? hull(corners) : List.of();
  }

  private static Optional<Corner> corner(Vec3 point, Projection projection) {
    return Optional.of(point)
        .filter(Vec3::isFinite)
        .flatMap(projection::toVisiblePixel)
        .filter(Pixels::isDrawable)
        .map(at -> new Corner(point, at));
  }

  /// The convex hull, by Andrew's monotone chain.
  private static List<Corner> hull(List<Corner> corners) {
    SequencedSet<Corner> distinct = new TreeSet<>(BY_PIXEL);
    distinct.addAll(corners);
    List<Corner> sorted = List.copyOf(distinct);
    if (sorted.size() < 3) {
      return sorted.size() == 2 ? sorted : List.of();
    }
    List<Corner> around = new ArrayList<>(side(sorted));
    around.addAll(side(sorted.reversed()));
    return List.copyOf(around);
  }

  private static List<Corner> side(List<Corner> sorted) {
    List<Corner> chain = new ArrayList<>();
    for (Corner next : sorted) {
      while (chain.size() > 1
          && !turns(chain.get(chain.size() - 2).pixel, chain.getLast().pixel, next.pixel)) {
        chain.removeLast();
      }
      chain.add(next);
    }
    // The last is the first of the other side.
    return chain.subList(0, chain.size() - 1);
  }

  private static boolean turns(Point2D a, Point2D b, Point2D c) {
    return (b.getX() - a.getX()) * (c.getY() - a.getY())
            - (b.getY() - a.getY()) * (c.getX() - a.getX())
        > 0;
  }
}
