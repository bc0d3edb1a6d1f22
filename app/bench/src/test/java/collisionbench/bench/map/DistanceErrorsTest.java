package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.text.Language;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is said of wrong distances, held to a count of every place.
class DistanceErrorsTest {

  /// As many places as are looked at.
  private static final int SIDE = 16;

  /// From here on the distances of [#far] are wrong.
  private static final double FAR = 0.5;

  private static final double OFF = 0.125;

  static Stream<UnaryOperator<PairField>> pairs() {
    return Stream.of(
        field -> Pairs.flat(field.method()),
        field -> Pairs.solid(field.method()),
        field -> Pairs.sticks(field.method()));
  }

  private static Method giving(DoubleUnaryOperator distance) {
    return FakeMethod.separation(
        "distances",
        question -> {
          double right = Pairs.distance(question);
          return Answer.of(right <= 0, distance.applyAsDouble(right));
        });
  }

  private static Method far() {
    return giving(right -> right > FAR ? right + OFF : right);
  }

  private static PairField by(UnaryOperator<PairField> pair, Method method) {
    return pair.apply(Pairs.flat(method));
  }

  private static Lattice places(PairField field) {
    return MapPlane.of(field).getFirst().square(field, SIDE);
  }

  private static DistanceErrors errors(PairField field) {
    return DistanceErrors.of(field, places(field), () -> false);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void wrongDistancesAreThoseOfACount(UnaryOperator<PairField> pair) {
    PairField field = by(pair, far());
    Lattice places = places(field);
    long wrong =
        IntStream.range(0, places.count())
            .mapToObj(n -> places.at(places.columnOf(n), places.rowOf(n)))
            .filter(place -> field.separation(place).orElseThrow().distance() > FAR)
            .count();
    DistanceErrors errors = errors(field);
    assertEquals(SIDE * SIDE, errors.asked());
    assertEquals(wrong, errors.wrong());
    assertEquals(OFF, errors.most(), 1e-12);
    assertEquals(
        "distances wrong at %s of 256 sampled places, by up to 0.125".formatted(wrong),
        MapWords.of(new Rim(List.of(), 0, false, errors)).getFirst().in(Language.ENGLISH));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void roundingIsNoError(UnaryOperator<PairField> pair) {
    assertEquals(
        new DistanceErrors(SIDE * SIDE, 0, 0), errors(by(pair, giving(right -> right + 1e-13))));
    assertEquals(SIDE * SIDE, errors(by(pair, giving(right -> right + 1e-6))).wrong(), "of size 1");
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aMethodWithoutDistancesHasNone(UnaryOperator<PairField> pair) {
    assertEquals(
        DistanceErrors.NONE, errors(by(pair, FakeMethod.overlap("never", _ -> Answer.of(false)))));
  }

  /// The right lines are drawn beside wrong ones, at the same levels.
  @ParameterizedTest
  @MethodSource("pairs")
  void rightIsolinesStandBesideWrongOnes(UnaryOperator<PairField> pair) {
    AnswerMap off = map(by(pair, far()));
    AnswerMap right = map(by(pair, Methods.ANALYTIC));
    assertEquals(List.of(), right.exactIsolines());
    assertFalse(off.exactIsolines().isEmpty());
    assertEquals(levels(off.isolines()), levels(off.exactIsolines()));
    for (Isoline line : right.isolines()) {
      off.exactIsolines().stream()
          .filter(other -> other.level() == line.level())
          .forEach(other -> assertEquals(line.lines(), other.lines()));
    }
  }

  private static AnswerMap map(PairField field) {
    return MapWork.complete(field, places(field), MapColor.DISTANCE);
  }

  private static List<Double> levels(List<Isoline> isolines) {
    return isolines.stream().map(Isoline::level).toList();
  }
}
