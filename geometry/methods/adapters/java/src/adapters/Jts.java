package adapters;

import static adapters.Program.gap;
import static adapters.Program.touch;

import adapters.Shape.Capsule;
import adapters.Shape.Circle;
import adapters.Shape.Point;
import adapters.Shape.Polygon;
import adapters.Shape.Segment;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance.DistanceOp;

/// JTS: exact predicates, and distances. It has no round shapes: circles and capsules are asked as
/// points and segments, less the radius.
final class Jts {

  private static final GeometryFactory FACTORY = new GeometryFactory();

  public static void main(String[] arguments) throws IOException {
    Program program = new Program();
    program
        .method("jts-intersects", "JTS: Geometry.intersects", Geometry.class)
        .pairs(List.of("point", "segment", "polygon"), "-2d", Jts::intersects);
    program
        .method("jts-distance", "JTS: DistanceOp.distance", Geometry.class)
        .pairs(List.of("point", "circle", "capsule", "segment", "polygon"), "-2d", Jts::distance);
    program.run();
  }

  private static String intersects(Shape a, Shape b) {
    return touch(geometry(a).intersects(geometry(b)));
  }

  private static String distance(Shape a, Shape b) {
    return gap(DistanceOp.distance(geometry(a), geometry(b)) - radius(a) - radius(b));
  }

  private static Geometry geometry(Shape shape) {
    return switch (shape) {
      case Point(double[] at) -> FACTORY.createPoint(coordinate(at));
      case Circle(double[] center, var _) -> FACTORY.createPoint(coordinate(center));
      case Segment(double[] start, double[] end) -> line(start, end);
      case Capsule(double[] start, double[] end, var _) -> line(start, end);
      case Polygon(double[][] vertices) ->
          FACTORY.createPolygon(
              Stream.concat(Arrays.stream(vertices), Stream.of(vertices[0]))
                  .map(Jts::coordinate)
                  .toArray(Coordinate[]::new));
      default -> throw new IllegalArgumentException(shape.toString());
    };
  }

  private static Geometry line(double[] start, double[] end) {
    return FACTORY.createLineString(new Coordinate[] {coordinate(start), coordinate(end)});
  }

  private static Coordinate coordinate(double[] point) {
    return new Coordinate(point[0], point[1]);
  }

  private static double radius(Shape shape) {
    return switch (shape) {
      case Circle circle -> circle.radius();
      case Capsule capsule -> capsule.radius();
      default -> 0;
    };
  }
}
