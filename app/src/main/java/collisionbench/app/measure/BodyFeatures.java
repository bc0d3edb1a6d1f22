package collisionbench.app.measure;

import collisionbench.app.measure.FeaturePoint.Kind;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
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
import collisionbench.methods.method.Lifted;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The corners, ends, centers and edges of bodies.
public final class BodyFeatures {

  private BodyFeatures() {}

  /// {@return the corners, ends and centers of a body}
  public static Stream<FeaturePoint> points(Body body) {
    Stream<FeaturePoint> own =
        switch (body) {
          case Body3 solid -> points(solid.id(), solid.shape());
          case Body2 flat -> points(flat.id(), flat.shape());
        };
    return Stream.concat(own, all(body.id(), Kind.CENTER, List.of(body.center())));
  }

  private static Stream<FeaturePoint> points(String id, Shape3 shape) {
    return switch (shape) {
      case Sphere _ -> Stream.empty();
      case Capsule c -> all(id, Kind.CENTER, List.of(c.start(), c.end()));
      case Segment s -> all(id, Kind.END, List.of(s.start(), s.end()));
      case Triangle t -> all(id, Kind.CORNER, List.of(t.a(), t.b(), t.c()));
      case Box b -> all(id, Kind.CORNER, b.corners());
      case Hull h -> all(id, Kind.CORNER, h.surface().corners());
    };
  }

  private static Stream<FeaturePoint> points(String id, Shape2 shape) {
    return switch (shape) {
      case Point2 _, Circle _ -> Stream.empty();
      case Capsule2 c -> flat(id, Kind.CENTER, List.of(c.start(), c.end()));
      case Segment2 s -> flat(id, Kind.END, List.of(s.start(), s.end()));
      case Polygon p -> flat(id, Kind.CORNER, p.vertices());
      case Sector s -> s.isDisc() ? Stream.empty() : flat(id, Kind.CORNER, corners(s));
    };
  }

  static List<Vec2> corners(Sector sector) {
    return List.of(
        sector.center(),
        sector.center().plus(sector.radius(), sector.startEdge()),
        sector.center().plus(sector.radius(), sector.endEdge()));
  }

  private static Stream<FeaturePoint> flat(String id, Kind kind, List<Vec2> points) {
    return all(id, kind, points.stream().map(Lifted::of).toList());
  }

  private static Stream<FeaturePoint> all(String id, Kind kind, List<Vec3> points) {
    return points.stream().map(point -> new FeaturePoint(id, kind, point));
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

  /// {@return the straight edges of a shape}
  public static List<Segment> edges(Shape3 shape) {
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
}
