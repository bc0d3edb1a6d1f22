package collisionbench.bench.comparison;

import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.ShapeType;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One number of a shape. Shapes are taken apart into numbers and built again, so that an operation
/// on any number is written once for all shapes.
///
/// Law: `rebuilt(s, all(s))` contains `s`.
///
/// @param role its meaning, which determines the operations allowed on it
public record ShapeNumber(Role role, double value) {

  public enum Role {
    /// The x of a point.
    X,
    /// The y of a point.
    Y,
    /// The z of a point.
    Z,
    /// A radius or a half extent.
    LENGTH,
    /// A number without a unit of length: of an orientation, a direction or an angle.
    PURE
  }

  /// {@return a number of the same role}
  public ShapeNumber with(double other) {
    return new ShapeNumber(role, other);
  }

  /// {@return all numbers of both shapes, those of A first}
  public static List<ShapeNumber> all(ShapePair shapes) {
    return shapes.values().stream().flatMap(ShapeNumber::of).toList();
  }

  private static Stream<ShapeNumber> of(FieldValue value) {
    List<Role> roles =
        switch (value) {
          case FieldValue.Point _, FieldValue.Points _ -> List.of(Role.X, Role.Y, Role.Z);
          case FieldValue.FlatPoint _, FieldValue.Corners _ -> List.of(Role.X, Role.Y);
          case FieldValue.Length _, FieldValue.HalfExtents _ -> List.of(Role.LENGTH);
          case FieldValue.Turn _, FieldValue.Direction _, FieldValue.Opening _ ->
              List.of(Role.PURE);
        };
    double[] numbers = value.numbers();
    return IntStream.range(0, numbers.length)
        .mapToObj(i -> new ShapeNumber(roles.get(i % roles.size()), numbers[i]));
  }

  /// {@return shapes of the same kinds with other numbers; empty if they are not valid. Only the
  /// lengths of lists of corners and points come from the old shapes}
  public static Optional<ShapePair> rebuilt(ShapePair old, List<ShapeNumber> numbers) {
    Reader in = new Reader(numbers.iterator());
    try {
      return Optional.of(
          switch (old) {
            case ShapePair.InSpace(Shape3 a, Shape3 b) ->
                new ShapePair.InSpace(in.shape(a), in.shape(b));
            case ShapePair.InPlane(Shape2 a, Shape2 b) ->
                new ShapePair.InPlane(in.shape(a), in.shape(b));
          });
    } catch (IllegalArgumentException noShape) {
      return Optional.empty();
    }
  }

  /// {@return shapes with all lengths multiplied by a power of two; empty if a shape becomes
  /// invalid}
  public static Optional<ShapePair> scaled(ShapePair shapes, int exponent) {
    List<ShapeNumber> scaled =
        all(shapes).stream()
            .map(p -> p.role() == Role.PURE ? p : p.with(Math.scalb(p.value(), exponent)))
            .toList();
    return rebuilt(shapes, scaled);
  }

  /// Consumes numbers in order.
  private record Reader(Iterator<ShapeNumber> numbers) {

    Shape3 shape(Shape3 old) {
      return ShapeType.of(old).solid(values(FieldValue.of(old)));
    }

    Shape2 shape(Shape2 old) {
      return ShapeType.of(old).flat(values(FieldValue.of(old)));
    }

    private List<FieldValue> values(List<FieldValue> old) {
      return old.stream().map(this::value).toList();
    }

    private FieldValue value(FieldValue old) {
      return switch (old) {
        case FieldValue.Point _ -> new FieldValue.Point(vec3());
        case FieldValue.FlatPoint _ -> new FieldValue.FlatPoint(vec2());
        case FieldValue.Corners(List<Vec2> corners) ->
            new FieldValue.Corners(corners.stream().map(_ -> vec2()).toList());
        case FieldValue.Points(List<Vec3> places) ->
            new FieldValue.Points(places.stream().map(_ -> vec3()).toList());
        case FieldValue.Length _ -> new FieldValue.Length(number());
        case FieldValue.HalfExtents _ -> new FieldValue.HalfExtents(vec3());
        case FieldValue.Turn _ ->
            new FieldValue.Turn(new Rotation(number(), number(), number(), number()));
        case FieldValue.Direction _ -> new FieldValue.Direction(vec2());
        case FieldValue.Opening _ -> new FieldValue.Opening(number());
      };
    }

    private double number() {
      return numbers.next().value();
    }

    private Vec3 vec3() {
      return new Vec3(number(), number(), number());
    }

    private Vec2 vec2() {
      return new Vec2(number(), number());
    }
  }
}
