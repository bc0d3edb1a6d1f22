package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.ShapeNumber;
import collisionbench.bench.comparison.ShapeNumber.Role;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Shape3;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The shapes one simplification step away from given ones, the largest steps first. Not all are
/// simpler.
final class Simplifications {

  private static final int[] DIGITS = {1, 2, 3, 6, 12};

  /// The roles whose numbers are set to zero together.
  private static final List<Set<Role>> COLLAPSED =
      List.of(
          Set.of(Role.X, Role.Y, Role.Z, Role.LENGTH),
          Set.of(Role.X, Role.Y, Role.Z),
          Set.of(Role.Y, Role.Z),
          Set.of(Role.Z, Role.X),
          Set.of(Role.X, Role.Y),
          Set.of(Role.X),
          Set.of(Role.Y),
          Set.of(Role.Z),
          Set.of(Role.LENGTH));

  private final ShapePair shapes;
  private final List<ShapeNumber> numbers;

  private Simplifications(ShapePair shapes) {
    this.shapes = shapes;
    this.numbers = ShapeNumber.all(shapes);
  }

  static Stream<ShapePair> from(ShapePair shapes) {
    Simplifications steps = new Simplifications(shapes);
    return Stream.of(
            steps.collapsed(),
            steps.withFewerPoints(),
            steps.moved(),
            steps.scaled(),
            steps.rounded(),
            steps.valuesReplaced(),
            steps.numbersReplaced(),
            steps.numbersMadeEqual())
        .flatMap(stream -> stream)
        .flatMap(Optional::stream);
  }

  /// Sets all numbers of some roles to zero.
  private Stream<Optional<ShapePair>> collapsed() {
    return COLLAPSED.stream().map(roles -> mapped(p -> roles.contains(p.role()) ? p.with(0) : p));
  }

  /// Removes half of a hull's points or fewer, or one corner of a polygon.
  private Stream<Optional<ShapePair>> withFewerPoints() {
    return switch (shapes) {
      case ShapePair.InSpace(Shape3 a, Shape3 b) ->
          Stream.concat(
              fewer(a).map(fewer -> Optional.of(new ShapePair.InSpace(fewer, b))),
              fewer(b).map(fewer -> Optional.of(new ShapePair.InSpace(a, fewer))));
      case ShapePair.InPlane(Shape2 a, Shape2 b) ->
          Stream.concat(
              fewer(a).map(fewer -> Optional.of(new ShapePair.InPlane(fewer, b))),
              fewer(b).map(fewer -> Optional.of(new ShapePair.InPlane(a, fewer))));
    };
  }

  private static Stream<Shape3> fewer(Shape3 shape) {
    return shape instanceof Hull hull
        ? IntStream.iterate(hull.points().size() / 2, count -> count > 0, count -> count / 2)
            .boxed()
            .flatMap(count -> without(count, hull.points()))
            .map(Hull::new)
        : Stream.empty();
  }

  /// {@return the points without `count` consecutive ones, starting at each multiple of `count`}
  private static <T> Stream<List<T>> without(int count, List<T> points) {
    return IntStream.iterate(0, from -> from + count <= points.size(), from -> from + count)
        .mapToObj(from -> {
          List<T> left = new ArrayList<>(points);
          left.subList(from, from + count).clear();
          return left;
        });
  }

  private static Stream<Shape2> fewer(Shape2 shape) {
    return shape instanceof Polygon(List<Vec2> vertices) && vertices.size() > 3
        ? without(1, vertices).map(Polygon::ofRounded)
        : Stream.empty();
  }

  /// Translates everything so that one coordinate of a point becomes zero.
  private Stream<Optional<ShapePair>> moved() {
    return Stream.of(Role.X, Role.Y, Role.Z)
        .flatMap(role ->
            distinct(role)
                .mapToObj(v -> mapped(p -> p.role() == role ? p.with(p.value() - v) : p)));
  }

  private DoubleStream distinct(Role role) {
    return numbers.stream()
        .filter(number -> number.role() == role)
        .mapToDouble(ShapeNumber::value)
        .filter(value -> value != 0)
        .distinct();
  }

  /// Scales all lengths by a power of two: to a size of about 1, or half of the way in the
  /// exponent.
  private Stream<Optional<ShapePair>> scaled() {
    int exponent = Math.getExponent(Math.max(shapes.size(), Double.MIN_NORMAL));
    return IntStream.of(-exponent, -exponent / 2)
        .filter(by -> by != 0)
        .mapToObj(by -> ShapeNumber.scaled(shapes, by));
  }

  private Stream<Optional<ShapePair>> rounded() {
    return IntStream.of(DIGITS).mapToObj(digits -> mapped(p -> p.with(rounded(p.value(), digits))));
  }

  /// Replaces one magnitude by a simpler one everywhere, keeping signs.
  private Stream<Optional<ShapePair>> valuesReplaced() {
    return numbers.stream()
        .mapToDouble(number -> Math.abs(number.value()))
        .distinct()
        .boxed()
        .flatMap(value ->
            simpler(value)
                .mapToObj(other ->
                    mapped(p ->
                        Math.abs(p.value()) == value
                            ? p.with(Math.copySign(other, p.value()))
                            : p)));
  }

  private Stream<Optional<ShapePair>> numbersReplaced() {
    return IntStream.range(0, numbers.size())
        .boxed()
        .flatMap(i ->
            DoubleStream.concat(
                    DoubleStream.of(Math.abs(numbers.get(i).value())),
                    simpler(numbers.get(i).value()))
                .mapToObj(other -> replaced(i, other)));
  }

  /// Replaces one number by another of the same role.
  private Stream<Optional<ShapePair>> numbersMadeEqual() {
    return IntStream.range(0, numbers.size())
        .boxed()
        .flatMap(i -> distinct(numbers.get(i).role()).mapToObj(other -> replaced(i, other)));
  }

  private static DoubleStream simpler(double value) {
    if (value == 0) {
      return DoubleStream.empty();
    }
    int exponent = Math.getExponent(value);
    return DoubleStream.concat(
            DoubleStream.of(
                0,
                1,
                -1,
                Math.rint(value),
                Math.scalb(Math.signum(value), exponent),
                Math.scalb(value, -exponent),
                Math.scalb(value, -exponent / 2)),
            IntStream.of(DIGITS).mapToDouble(digits -> rounded(value, digits)))
        .filter(other -> other != value);
  }

  private static double rounded(double value, int digits) {
    return new BigDecimal(value).round(new MathContext(digits)).doubleValue();
  }

  private Optional<ShapePair> replaced(int index, double other) {
    List<ShapeNumber> changed = new ArrayList<>(numbers);
    changed.set(index, numbers.get(index).with(other));
    return ShapeNumber.rebuilt(shapes, changed);
  }

  private Optional<ShapePair> mapped(UnaryOperator<ShapeNumber> change) {
    return ShapeNumber.rebuilt(shapes, numbers.stream().map(change).toList());
  }
}
