package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Part;
import collisionbench.app.fuzz.input.Part.Role;
import collisionbench.app.fuzz.input.Parts;
import collisionbench.app.fuzz.input.Shapes;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
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

/// The shapes one step of simplification away from given ones, the boldest steps first. Not all are
/// simpler.
final class Steps {

  private static final int[] DIGITS = {1, 2, 3, 6, 12};

  /// What may be brought to zero at once.
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

  private final Shapes shapes;
  private final List<Part> parts;

  private Steps(Shapes shapes) {
    this.shapes = shapes;
    this.parts = Parts.of(shapes);
  }

  static Stream<Shapes> from(Shapes shapes) {
    Steps steps = new Steps(shapes);
    return Stream.of(
            steps.collapsed(),
            steps.withFewerCorners(),
            steps.moved(),
            steps.scaled(),
            steps.rounded(),
            steps.valuesReplaced(),
            steps.partsReplaced(),
            steps.partsMadeEqual())
        .flatMap(stream -> stream);
  }

  /// All numbers of some meanings zero.
  private Stream<Shapes> collapsed() {
    return COLLAPSED.stream()
        .map(roles -> mapped(p -> roles.contains(p.role()) ? p.with(0) : p))
        .flatMap(Optional::stream);
  }

  /// One corner of a polygon left out.
  private Stream<Shapes> withFewerCorners() {
    return switch (shapes) {
      case Shapes.InSpace _ -> Stream.empty();
      case Shapes.InPlane(Shape2 a, Shape2 b) ->
          Stream.concat(
              fewer(a).map(fewer -> new Shapes.InPlane(fewer, b)),
              fewer(b).map(fewer -> new Shapes.InPlane(a, fewer)));
    };
  }

  private static Stream<Shape2> fewer(Shape2 shape) {
    if (!(shape instanceof Polygon(List<Vec2> vertices)) || vertices.size() == 3) {
      return Stream.empty();
    }
    return IntStream.range(0, vertices.size())
        .mapToObj(left -> {
          List<Vec2> corners = new ArrayList<>(vertices);
          corners.remove(left);
          return Polygon.ofRounded(corners);
        });
  }

  /// A point brought to zero along one axis, and everything with it.
  private Stream<Shapes> moved() {
    return Stream.of(Role.X, Role.Y, Role.Z)
        .flatMap(role ->
            distinct(role).mapToObj(v -> mapped(p -> p.role() == role ? p.with(p.value() - v) : p)))
        .flatMap(Optional::stream);
  }

  private DoubleStream distinct(Role role) {
    return parts.stream()
        .filter(part -> part.role() == role)
        .mapToDouble(Part::value)
        .filter(value -> value != 0)
        .distinct();
  }

  /// All lengths by one power of two: to a size of about one, or half of the way.
  private Stream<Shapes> scaled() {
    int exponent = Math.getExponent(Math.max(shapes.size(), Double.MIN_NORMAL));
    return IntStream.of(-exponent, -exponent / 2)
        .filter(by -> by != 0)
        .mapToObj(by -> Parts.scaled(shapes, by))
        .flatMap(Optional::stream);
  }

  /// Every number to a few digits.
  private Stream<Shapes> rounded() {
    return IntStream.of(DIGITS)
        .mapToObj(digits -> mapped(p -> p.with(rounded(p.value(), digits))))
        .flatMap(Optional::stream);
  }

  /// One value replaced by a simpler one wherever it stands, with either sign.
  private Stream<Shapes> valuesReplaced() {
    return parts.stream()
        .mapToDouble(part -> Math.abs(part.value()))
        .distinct()
        .boxed()
        .flatMap(value ->
            simpler(value)
                .mapToObj(other ->
                    mapped(p ->
                        Math.abs(p.value()) == value
                            ? p.with(Math.copySign(other, p.value()))
                            : p)))
        .flatMap(Optional::stream);
  }

  /// One number replaced by a simpler one.
  private Stream<Shapes> partsReplaced() {
    return IntStream.range(0, parts.size())
        .boxed()
        .flatMap(i ->
            DoubleStream.concat(
                    DoubleStream.of(Math.abs(parts.get(i).value())), simpler(parts.get(i).value()))
                .mapToObj(other -> replaced(i, other)))
        .flatMap(Optional::stream);
  }

  /// One number replaced by another of the same meaning.
  private Stream<Shapes> partsMadeEqual() {
    return IntStream.range(0, parts.size())
        .boxed()
        .flatMap(i -> distinct(parts.get(i).role()).mapToObj(other -> replaced(i, other)))
        .flatMap(Optional::stream);
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

  private Optional<Shapes> replaced(int index, double other) {
    List<Part> changed = new ArrayList<>(parts);
    changed.set(index, parts.get(index).with(other));
    return Parts.rebuilt(shapes, changed);
  }

  private Optional<Shapes> mapped(UnaryOperator<Part> change) {
    return Parts.rebuilt(shapes, parts.stream().map(change).toList());
  }
}
