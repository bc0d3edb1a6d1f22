package collisionbench.app.measure;

import collisionbench.app.measure.FeaturePoint.Kind;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.ShapeType;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The vertices of bodies, and those of each feature as indices. A round surface has none.
///
/// Their order stays the same when the body moves or turns.
final class Vertices {

  /// A vertex is on a face of a hull if it is as close as this part of the hull's size.
  private static final double COPLANAR = 1e-9;

  /// The feature without vertices: the center, or all of a round outline or surface.
  static final List<Integer> NONE = List.of();

  private Vertices() {}

  /// {@return the features of a kind, round ones last}
  static Stream<List<Integer>> ofFeatures(Body body, Kind kind) {
    return switch (kind) {
      case CORNER, END -> each(body);
      case CENTER -> Stream.concat(Stream.of(NONE), isCapsule(body) ? each(body) : Stream.empty());
      case EDGE ->
          switch (body) {
            case Body3 solid -> edges(solid.shape());
            case Body2 flat -> edges(flat.shape());
          };
      case FACE -> body instanceof Body3 solid ? faces(solid.shape()) : Stream.of(NONE);
    };
  }

  private static Stream<List<Integer>> each(Body body) {
    return IntStream.range(0, BodyFeatures.vertices(body).size()).mapToObj(List::of);
  }

  private static boolean isCapsule(Body body) {
    return body.type() == ShapeType.CAPSULE || body.type() == ShapeType.CAPSULE_2D;
  }

  private static Stream<List<Integer>> edges(Shape3 shape) {
    List<Vec3> vertices = BodyFeatures.vertices(shape);
    return BodyFeatures.edges(shape).stream()
        .map(edge -> List.of(vertices.indexOf(edge.start()), vertices.indexOf(edge.end())));
  }

  private static Stream<List<Integer>> edges(Shape2 shape) {
    int count = BodyFeatures.vertices(shape).size();
    return switch (shape) {
      case Point2 _, Circle _, Capsule2 _ -> Stream.of(NONE);
      case Segment2 _ -> Stream.of(List.of(0, 1));
      case Polygon _ -> IntStream.range(0, count).mapToObj(i -> List.of(i, (i + 1) % count));
      case Sector s -> s.isDisc() ? Stream.of(NONE) : Stream.of(List.of(0, 1), List.of(0, 2), NONE);
    };
  }

  private static Stream<List<Integer>> faces(Shape3 shape) {
    return switch (shape) {
      case Sphere _, Capsule _, Segment _ -> Stream.of(NONE);
      case Triangle _ -> Stream.of(List.of(0, 1, 2));
      case Box _ -> Stream.of(1, 2, 4).flatMap(bit -> Stream.of(side(bit, 0), side(bit, bit)));
      case Hull h -> h.surface().faces().stream().map(face -> onPlane(face, h));
    };
  }

  /// The corners of a box on one side of it.
  private static List<Integer> side(int bit, int value) {
    return IntStream.range(0, 8).filter(i -> (i & bit) == value).boxed().toList();
  }

  private static List<Integer> onPlane(Triangle face, Hull hull) {
    Vec3 normal = face.normal().unit();
    double margin = COPLANAR * hull.bounds().size().largest();
    return IntStream.range(0, hull.points().size())
        .filter(i -> Math.abs(hull.points().get(i).minus(face.a()).dot(normal)) <= margin)
        .boxed()
        .toList();
  }
}
