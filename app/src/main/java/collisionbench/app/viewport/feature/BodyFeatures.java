package collisionbench.app.viewport.feature;

import collisionbench.app.viewport.render.Corners;
import collisionbench.app.viewport.render.FeaturePoint;
import collisionbench.app.viewport.render.FeaturePoint.Kind;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.methods.method.Lifted;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The corners, ends, centers, edges and surfaces of bodies.
public final class BodyFeatures {

  private BodyFeatures() {}

  /// {@return the corners, ends and centers of a body}
  public static Stream<FeaturePoint> points(Body body) {
    Kind kind =
        switch (body.type()) {
          case CAPSULE, CAPSULE_2D -> Kind.CENTER;
          case SEGMENT, SEGMENT_2D -> Kind.END;
          default -> Kind.CORNER;
        };
    List<Vec3> own =
        body instanceof Body3 solid && solid.shape() instanceof Hull hull
            ? hull.surface().corners()
            : vertices(body);
    return Stream.concat(
        all(body.id(), kind, own), all(body.id(), Kind.CENTER, List.of(body.center())));
  }

  private static Stream<FeaturePoint> all(String id, Kind kind, List<Vec3> points) {
    return points.stream().map(point -> new FeaturePoint(id, kind, point));
  }

  /// The vertices of a body, the centers of its half spheres if it is a capsule.
  private static List<Vec3> vertices(Body body) {
    return switch (body) {
      case Body3 solid -> solid.shape() instanceof Sphere ? List.of() : Corners.of(solid.shape());
      case Body2 flat -> vertices(flat.shape()).stream().map(Lifted::of).toList();
    };
  }

  private static List<Vec2> vertices(Shape2 shape) {
    return switch (shape) {
      case Point2 _, Circle _ -> List.of();
      case Capsule2 c -> List.of(c.start(), c.end());
      case Segment2 s -> List.of(s.start(), s.end());
      case Polygon p -> p.vertices();
      case Sector s -> s.isDisc() ? List.of() : corners(s);
    };
  }

  private static List<Vec2> corners(Sector sector) {
    return List.of(
        sector.center(),
        sector.center().plus(sector.radius(), sector.startEdge()),
        sector.center().plus(sector.radius(), sector.endEdge()));
  }

  /// {@return the straight edges of a body}
  public static List<Segment> edges(Body body) {
    return switch (body) {
      case Body3 solid -> edges(solid.shape());
      case Body2 flat -> edges(flat.shape());
    };
  }

  private static List<Segment> edges(Shape2 shape) {
    return switch (shape) {
      case Point2 _, Circle _, Capsule2 _ -> List.of();
      case Segment2(Vec2 start, Vec2 end) -> List.of(edge(start, end));
      case Polygon p ->
          IntStream.range(0, p.vertices().size())
              .mapToObj(i -> edge(p.corner(i), p.corner(i + 1)))
              .toList();
      case Sector s ->
          s.isDisc()
              ? List.of()
              : corners(s).stream().skip(1).map(corner -> edge(s.center(), corner)).toList();
    };
  }

  private static Segment edge(Vec2 start, Vec2 end) {
    return new Segment(Lifted.of(start), Lifted.of(end));
  }

  private static List<Segment> edges(Shape3 shape) {
    return switch (shape) {
      case Sphere _, Capsule _ -> List.of();
      case Segment s -> List.of(s);
      case Triangle t -> List.of(t.edge(0), t.edge(1), t.edge(2));
      case Box b -> edges(b.corners());
      case Hull h -> h.surface().edges();
    };
  }

  /// Corners of a box whose indices differ in one bit are neighbors.
  private static List<Segment> edges(List<Vec3> corners) {
    return IntStream.range(0, corners.size())
        .boxed()
        .flatMap(i ->
            Stream.of(1, 2, 4)
                .filter(bit -> (i & bit) == 0)
                .map(bit -> new Segment(corners.get(i), corners.get(i | bit))))
        .toList();
  }

  /// {@return the first point of a shape on a line of sight}
  public static Optional<Vec3> firstOn(Segment sight, Shape3 shape) {
    return switch (Crossing3.of(sight, shape)) {
      case Crossing3.None _ -> Optional.empty();
      case Crossing3.Point point -> Optional.of(point.point());
      case Crossing3.Span span -> Optional.of(span.first());
      case Crossing3.Overlap overlap -> Optional.of(overlap.first());
    };
  }
}
