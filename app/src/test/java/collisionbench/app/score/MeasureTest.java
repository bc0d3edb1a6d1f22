package collisionbench.app.score;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.comparison.Differences;
import collisionbench.app.comparison.Form;
import collisionbench.app.comparison.Weight;
import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Grade;
import collisionbench.app.fuzz.Mistake;
import collisionbench.app.fuzz.MovingQuestion;
import collisionbench.app.fuzz.Outcome;
import collisionbench.app.fuzz.Trial;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The column in which an error is counted, and its degree.
class MeasureTest {

  private static final Outcome.Errors ERRORS =
      new Outcome.Errors(OptionalDouble.of(0.1), OptionalDouble.of(0.2), OptionalDouble.of(0.3));

  private static final double DEPTH = 0.4;

  private static Outcome outcome(Set<Fault> faults, Grade grade) {
    return new Outcome(
        Form.PLAIN,
        faults.stream().map(fault -> new Mistake(fault, Weight.PLAIN, 1)).toList(),
        grade,
        Optional.empty(),
        true,
        Optional.of(true),
        DEPTH,
        ERRORS);
  }

  private static Measure measure(Fault fault) {
    return switch (fault) {
      case WRONG_YES, WRONG_NO -> Measure.OVERLAP;
      case DISTANCE -> Measure.DISTANCE;
      case CROSSING -> Measure.CROSSING;
      case SWEEP -> Measure.SWEEP;
      case SWAP, SIGN, WITNESS, NORMAL, BROKEN, JUDGE, TIMED_OUT -> Measure.FAILURE;
    };
  }

  @ParameterizedTest
  @EnumSource
  void countsEachFaultInOneColumn(Fault fault) {
    Outcome outcome = outcome(EnumSet.of(fault), Grade.RIGHT);
    for (Measure measure : Measure.values()) {
      boolean faulty =
          measure == measure(fault) || (measure == Measure.DEEP && fault == Fault.DISTANCE);
      double degree =
          switch (measure) {
            case DISTANCE, DEEP -> 0.1;
            case CROSSING -> 0.2;
            case SWEEP -> 0.3;
            default -> faulty ? DEPTH : 0;
          };
      assertEquals(new Measure.Mark(faulty, degree), measure.of(outcome), measure::word);
    }
  }

  /// So each case is counted once, and wrong ones also as a wrong yes or no.
  @ParameterizedTest
  @EnumSource
  void countsEachGradeInTheColumnOfItsName(Grade grade) {
    Set<String> counted =
        Stream.of(Measure.values())
            .filter(measure -> measure.of(outcome(Set.of(), grade)).faulty())
            .map(Measure::name)
            .collect(Collectors.toSet());
    Set<String> expected =
        switch (grade) {
          case RIGHT, UNJUDGED -> Set.of();
          case AT_TOUCH, WITHIN_MARGIN, CLEAR -> Set.of(grade.name(), "WRONG_NO");
          case UNDECIDED, THREW, DIED, TIMED_OUT, INVALID -> Set.of(grade.name());
        };
    assertEquals(expected, counted);
  }

  private static Arguments spoiled(
      String number,
      ShapePair shapes,
      Measure measure,
      double degree,
      UnaryOperator<Answer.Decided> fault) {
    return Arguments.of(number, shapes, measure, degree, new Spoiled(fault));
  }

  /// All inputs have size 4.
  static Stream<Arguments> spoiled() {
    Sphere ball = new Sphere(Vec3.ZERO, 1);
    ShapePair apart = new ShapePair.InSpace(ball, new Sphere(new Vec3(4, 0, 0), 1));
    ShapePair deep = new ShapePair.InSpace(ball, new Sphere(new Vec3(4, 0, 0), 3.5));
    Segment stick = new Segment(Vec3.ZERO, new Vec3(4, 0, 0));
    ShapePair crossed =
        new ShapePair.InSpace(stick, new Segment(new Vec3(1, -1, 0), new Vec3(1, 3, 0)));
    Crossing3 beside =
        new Crossing3.Point(
            0.375, stick.at(0.375), OptionalDouble.of(0.25), OptionalDouble.empty());
    Vec3 front = new Vec3(1, 0, 0);
    Vec3 back = new Vec3(3, 0, 0);
    Question moving = MovingQuestion.of(apart);
    Answer.Decided right = (Answer.Decided) Methods.EXACT.answer(moving);
    double late = Differences.ofSweep(moving, right, later(right)).orElseThrow() / 4;
    return Stream.of(
        spoiled("wrong yes", apart, Measure.OVERLAP, 0.5, _ -> Answer.of(true)),
        spoiled("wrong no", deep, Measure.OVERLAP, 0.125, _ -> Answer.of(false)),
        spoiled("distance", apart, Measure.DISTANCE, 0.25, a -> a.withDistance(3)),
        spoiled("depth", deep, Measure.DISTANCE, 0.0625, a -> a.withDistance(-0.75)),
        spoiled("crossing", crossed, Measure.CROSSING, 0.125, a -> a.withCrossing(beside)),
        spoiled("sweep", apart, Measure.SWEEP, late, MeasureTest::later),
        spoiled("normal", apart, Measure.FAILURE, 0.5, a -> points(a, front, back, Vec3.Y)),
        spoiled("point A", apart, Measure.FAILURE, 0.5, a -> points(a, back, back, Vec3.X)),
        spoiled("point B", apart, Measure.FAILURE, 0.5, a -> points(a, front, front, Vec3.X)),
        spoiled("nothing", apart, Measure.FAILURE, 0.5, _ -> Answer.nothing()));
  }

  private static Answer.Decided points(Answer.Decided right, Vec3 a, Vec3 b, Vec3 normal) {
    return right.withSeparation(new Separation3(right.distance().orElseThrow(), a, b, normal));
  }

  private static Answer.Decided later(Answer.Decided right) {
    return right.sweep().orElseThrow() instanceof Sweep3.Contact(double enter, double exit)
        ? right.withSweep(new Sweep3.Contact(enter + (exit - enter) / 4, exit))
        : right;
  }

  @ParameterizedTest(name = "{0}, {2}")
  @MethodSource("spoiled")
  void countsAWrongNumberInItsColumnOnly(
      String number, ShapePair shapes, Measure expected, double degree, Spoiled method) {
    assertEquals(4, shapes.size());
    Outcome outcome = new Trial(method, Methods.EXACT).of(shapes);
    for (Measure measure : Measure.values()) {
      boolean isPart = parts(expected, number).contains(measure);
      Measure.Mark mark =
          measure == expected || isPart ? new Measure.Mark(true, degree) : Measure.Mark.RIGHT;
      assertEquals(mark, measure.of(outcome), () -> number + ": " + measure.word());
    }
  }

  /// {@return the other columns in which an error is counted}
  private static Set<Measure> parts(Measure measure, String number) {
    return switch (number) {
      case "wrong yes" -> Set.of(Measure.WRONG_YES, Measure.CLEAR);
      case "wrong no" -> Set.of(Measure.WRONG_NO, Measure.CLEAR);
      case "distance" -> Set.of(Measure.APART);
      case "depth" -> Set.of(Measure.DEEP);
      case "nothing" -> Set.of(Measure.INVALID);
      default -> Set.of(measure);
    };
  }
}
