package collisionbench.bench.map;

import collisionbench.bench.comparison.ShapeNumber;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Field;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Stream;

/// How far one number of a pair may change until the yes or no flips.
///
/// @param body the name of the number's body
/// @param component which of the numbers of the field
/// @param unit the size of the pair if it is a length, else 1
/// @param exact the nearest flip of the exact yes or no; empty if none is near
/// @param method that of the method; empty also if it gives no yes or no
public record Margin(
    String body,
    Field field,
    int component,
    double value,
    double unit,
    Optional<Flip> exact,
    Optional<Flip> method) {

  private static final int ROWS = 5;

  /// A flip.
  ///
  /// @param value the first value with the opposite answer; the double before it has the same
  /// @param flickers whether some values between the number and this one have the opposite answer
  public record Flip(double value, boolean flickers) {}

  /// {@return the margins of the five numbers with the nearest flips, the nearest first, relative
  /// to their units; empty if they are no longer wanted}
  public static Optional<List<Margin>> of(PairField field, BooleanSupplier outdated) {
    Optional<Numbers> numbers = field.question(Vec3.ZERO).map(asked -> new Numbers(field, asked));
    List<Margin> margins = new ArrayList<>();
    for (Body body : numbers.isPresent() ? field.inOrder() : List.<Body>of()) {
      for (int f = 0; f < body.values().size(); f++) {
        for (int component = 0; component < body.values().get(f).numbers().length; component++) {
          if (outdated.getAsBoolean()) {
            return Optional.empty();
          }
          Field named = body.type().fields().get(f);
          margins.add(numbers.orElseThrow().margin(margins.size(), body.id(), named, component));
        }
      }
    }
    return Optional.of(
        margins.stream()
            .filter(margin -> Double.isFinite(margin.change()))
            .sorted(Comparator.comparingDouble(Margin::change))
            .limit(ROWS)
            .toList());
  }

  /// {@return the least change that flips an answer, in units; infinite if there is none}
  private double change() {
    return Stream.of(exact, method)
        .flatMap(Optional::stream)
        .mapToDouble(flip -> Math.abs(flip.value - value) / unit)
        .min()
        .orElse(Double.POSITIVE_INFINITY);
  }

  /// The numbers of a pair, one of which changes at a time.
  private record Numbers(PairField field, ShapePair shapes, List<ShapeNumber> all) {

    Numbers(PairField field, Question question) {
      this(field, ShapePair.of(question), ShapeNumber.all(ShapePair.of(question)));
    }

    Margin margin(int index, String body, Field named, int component) {
      ShapeNumber number = all.get(index);
      double unit = number.role() == ShapeNumber.Role.PURE ? 1 : shapes.size();
      Optional<Flip> exact = search(index, unit, Numbers::exact).nearest();
      Optional<Flip> method = search(index, unit, field::saidTo).nearest();
      return new Margin(body, named, component, number.value(), unit, exact, method);
    }

    private FlipSearch search(
        int index, double unit, Function<List<Optional<Question>>, List<Optional<Boolean>>> ask) {
      return new FlipSearch(
          all.get(index).value(),
          unit,
          value -> with(index, value).isPresent(),
          values -> ask.apply(values.stream().map(value -> with(index, value)).toList()));
    }

    private Optional<Question> with(int index, double value) {
      List<ShapeNumber> changed = new ArrayList<>(all);
      changed.set(index, all.get(index).with(value));
      return ShapeNumber.rebuilt(shapes, changed).map(ShapePair::question);
    }

    private static List<Optional<Boolean>> exact(List<Optional<Question>> questions) {
      return questions.stream()
          .map(question -> question.flatMap(asked -> Referee.quick(asked).overlap()))
          .toList();
    }
  }
}
