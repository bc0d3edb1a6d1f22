package collisionbench.geometry.plane.manifold;

import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.number.Require;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Scale;
import collisionbench.geometry.plane.core.ShapeOrder;
import collisionbench.geometry.plane.separation.Separation2;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Where two shapes touch: the features in contact and the region that they share, up to `1e-9` of
/// the size of the larger shape.
///
/// The features are the edges through the witness points across the contact normal, or else points.
/// The region is the intersection of their projections along the normal, on the line halfway
/// between the witness points: of touching shapes, on both of them; of overlapping ones, halfway
/// through the overlap. For shapes that are apart it is the region in which they are nearest.
///
/// Laws, up to rounding: `of(b, a)` is `of(a, b).swapped()`, to the last bit unless the shapes are
/// equal; moving and turning both shapes moves and turns the region.
///
/// {@snippet file="PlaneEntriesTest.java" region="manifold"}
///
/// @param featureA the feature of A, no face
/// @param featureB the feature of B, no face
/// @param region a single point, or the two ends of a stretch
public record Manifold2(ContactFeature featureA, ContactFeature featureB, List<Vec2> region) {

  /// What counts as shared, relative to the size of the larger shape.
  private static final double SHARED = 1e-9;

  public Manifold2 {
    region = List.copyOf(region);
  }

  /// {@return the manifold of two shapes}
  public static Manifold2 of(Shape2 a, Shape2 b) {
    return of(a, b, Separation2.between(a, b));
  }

  /// {@return the manifold of two shapes}
  ///
  /// @param separation their separation
  public static Manifold2 of(Shape2 a, Shape2 b, Separation2 separation) {
    Require.nonNull("a", a);
    Require.nonNull("b", b);
    Require.nonNull("separation", separation);
    if (ShapeOrder.compare(a, b) > 0) {
      return of(b, a, separation.swapped()).swapped();
    }
    Scale scale = Scale.of(a, b);
    if (scale.isOne()) {
      return ordered(a, b, separation);
    }
    Separation2 scaled =
        new Separation2(
            scale.apply(separation.distance()),
            scale.apply(separation.pointA()),
            scale.apply(separation.pointB()),
            separation.normal());
    Manifold2 found = ordered(scale.apply(a), scale.apply(b), scaled);
    return new Manifold2(
        found.featureA, found.featureB, found.region.stream().map(scale.inverse()::apply).toList());
  }

  private static Manifold2 ordered(Shape2 a, Shape2 b, Separation2 separation) {
    double tolerance = SHARED * Math.max(size(a), size(b));
    Vec2 along = separation.normal().perpendicular();
    Vec2 middle = separation.pointA().towards(separation.pointB(), 0.5);
    Line line = new Line(middle, along, separation.normal(), tolerance);
    Stretch ofA = line.of(a, separation.pointA());
    Stretch ofB = line.of(b, separation.pointB());
    double from = Math.max(ofA.from, ofB.from);
    double to = Math.min(ofA.to, ofB.to);
    boolean isPoint = !(to - from > tolerance);
    return new Manifold2(
        ofA.feature(tolerance),
        ofB.feature(tolerance),
        isPoint ? List.of(middle) : List.of(middle.plus(from, along), middle.plus(to, along)));
  }

  private static double size(Shape2 shape) {
    Vec2 size = shape.bounds().size();
    return Math.max(size.x(), size.y());
  }

  /// {@return this with A and B swapped}
  public Manifold2 swapped() {
    return new Manifold2(featureB, featureA, region);
  }

  /// An interval on the contact line.
  private record Stretch(double from, double to) {

    ContactFeature feature(double tolerance) {
      return to - from > tolerance ? ContactFeature.EDGE : ContactFeature.POINT;
    }

    Stretch hull(Stretch other) {
      return new Stretch(Math.min(from, other.from), Math.max(to, other.to));
    }
  }

  /// The contact line.
  private record Line(Vec2 middle, Vec2 along, Vec2 normal, double tolerance) {

    /// {@return the edges of a shape on the line through its witness point}
    Stretch of(Shape2 shape, Vec2 witness) {
      return edges(shape)
          .filter(edge -> isOn(edge.start(), witness, shape) && isOn(edge.end(), witness, shape))
          .map(this::stretch)
          .reduce(Stretch::hull)
          .orElseGet(() -> stretch(new Segment2(witness, witness)));
    }

    /// The edge of a capsule is its axis, a radius behind the boundary.
    private boolean isOn(Vec2 end, Vec2 witness, Shape2 shape) {
      double radius = shape instanceof Capsule2 capsule ? capsule.radius() : 0;
      double away = Math.abs(end.minus(witness).dot(normal));
      return Math.abs(away - radius) <= tolerance;
    }

    private Stretch stretch(Segment2 edge) {
      double start = edge.start().minus(middle).dot(along);
      double end = edge.end().minus(middle).dot(along);
      return new Stretch(Math.min(start, end), Math.max(start, end));
    }
  }

  /// {@return the edges of a shape; the axis of a capsule}
  private static Stream<Segment2> edges(Shape2 shape) {
    return switch (shape) {
      case Point2 _, Circle _ -> Stream.empty();
      case Segment2 segment -> Stream.of(segment);
      case Capsule2 capsule -> Stream.of(capsule.axis());
      case Sector sector ->
          sector.isDisc()
              ? Stream.empty()
              : Stream.of(sector.startEdge(), sector.endEdge())
                  .map(edge ->
                      new Segment2(sector.center(), sector.center().plus(sector.radius(), edge)));
      case Polygon polygon ->
          IntStream.range(0, polygon.vertices().size())
              .mapToObj(i -> new Segment2(polygon.corner(i), polygon.corner(i + 1)));
    };
  }
}
