package collisionbench.app.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Convention;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.Touching;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The grades of answers. All inputs have size 4.
class GradeTest {

  private static final ShapePair SHAPES =
      new ShapePair.InSpace(new Sphere(Vec3.ZERO, 1), new Sphere(new Vec3(4, 0, 0), 1));
  private static final Method EXACT = Methods.EXACT;
  private static final Answer.Decided TOUCHING = Answer.of(true, -1);

  @ParameterizedTest
  @CsvSource({
    // numbers, margin, says, exact distance
    "DOUBLE, 0,    true,  -1,     RIGHT",
    "DOUBLE, 0,    true,  0,      RIGHT",
    "DOUBLE, 0,    false, 1,      RIGHT",
    "DOUBLE, 0,    false, 0,      AT_TOUCH",
    "DOUBLE, 0.1,  false, 0,      AT_TOUCH",
    "DOUBLE, 0,    false, -4e-9,  WITHIN_MARGIN",
    "DOUBLE, 0,    false, -5e-9,  CLEAR",
    "DOUBLE, 0.1,  false, -5e-9,  CLEAR",
    "DOUBLE, 0,    true,  4e-9,   WITHIN_MARGIN",
    "DOUBLE, 0,    true,  5e-9,   CLEAR",
    "DOUBLE, 0.1,  true,  0.1,    WITHIN_MARGIN",
    "DOUBLE, 0.1,  true,  0.1001, CLEAR",
    "FLOAT,  0,    true,  4e-4,   WITHIN_MARGIN",
    "FLOAT,  0,    true,  5e-4,   CLEAR",
    "FLOAT,  0,    false, -5e-4,  CLEAR",
  })
  void gradesAYesOrNo(
      Precision precision, double margin, boolean touch, double distance, Grade grade) {
    Method method = new Stated(precision, new Convention(margin, Touching.CLOSED));
    Answer right = Answer.of(distance <= 0, distance);
    assertEquals(grade, Grade.of(method, Answer.of(touch), right, SHAPES));
  }

  @Test
  void gradesOtherAnswersByTheirReason() {
    assertGrade(Grade.UNDECIDED, new Answer.Undecided(new Indecision.Other("no")));
    assertGrade(Grade.THREW, new Answer.Failed(new MethodFailure.Threw("no")));
    assertGrade(Grade.DIED, new Answer.Failed(new MethodFailure.Died("exit code 3", "")));
    assertGrade(Grade.TIMED_OUT, new Answer.Failed(new MethodFailure.NotFlushed(Duration.ZERO)));
    assertGrade(Grade.INVALID, new Answer.Failed(new MethodFailure.Malformed("no")));
    assertGrade(Grade.INVALID, new Answer.Failed(new MethodFailure.Unsteady()));
    assertGrade(Grade.INVALID, Answer.of(true, Double.NaN));
    assertGrade(Grade.INVALID, Answer.nothing());
    MethodFailure silent = new MethodFailure.TimedOut(Duration.ZERO, Optional.empty());
    assertGrade(Grade.TIMED_OUT, new Answer.Failed(silent));
    assertGrade(Grade.TIMED_OUT, new Answer.Failed(new MethodFailure.GivenUp(silent)));
    assertEquals(Grade.UNJUDGED, Grade.of(EXACT, TOUCHING, new Answer.Failed(silent), SHAPES));
  }

  private static void assertGrade(Grade grade, Answer answer) {
    assertEquals(grade, Grade.of(EXACT, answer, TOUCHING, SHAPES));
  }

  /// A method that only states its properties.
  private record Stated(Precision precision, Convention convention) implements Method {

    @Override
    public String name() {
      return "stated";
    }

    @Override
    public String source() {
      return "A test.";
    }

    @Override
    public Set<Query> answers(Pair pair) {
      return Set.of(Query.OVERLAP);
    }

    @Override
    public Answer answer(Question question, Set<Query> asked, Steps steps) {
      return Answer.nothing();
    }
  }
}
