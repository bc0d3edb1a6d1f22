package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/// Shapes without radius and interior: points, segments and triangles.
final class Cores {

  private Cores() {}

  /// {@return all ordered pairs of kinds}
  static Stream<Arguments> pairs() {
    List<Kind> kinds = List.of(Kind.SPHERE, Kind.SEGMENT, Kind.TRIANGLE);
    return kinds.stream().flatMap(a -> kinds.stream().map(b -> Arguments.of(a, b)));
  }

  /// {@return the pairs whose nearest features need a search; a point only with a triangle}
  static Stream<Arguments> searchedPairs() {
    return pairs()
        .filter(pair -> {
          List<Object> kinds = List.of(pair.get());
          return kinds.contains(Kind.TRIANGLE) || !kinds.contains(Kind.SPHERE);
        });
  }

  /// {@return the shape without its radius}
  static Shape3 flat(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new Sphere(s.center(), 0);
      case Capsule c -> c.axis();
      case Box _, Segment _, Triangle _, Hull _ -> shape;
    };
  }

  /// {@return the corners of a shape without a radius}
  static List<Vec3> corners(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> List.of(s.center());
      case Capsule c -> List.of(c.start(), c.end());
      case Segment s -> List.of(s.start(), s.end());
      case Triangle t -> List.of(t.a(), t.b(), t.c());
      case Hull h -> h.points();
      case Box b -> Frame.of(b).corners();
    };
  }
}
