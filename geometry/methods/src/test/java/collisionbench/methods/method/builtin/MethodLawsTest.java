package collisionbench.methods.method.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.testing.Pair;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Kind.Draw;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The answers of the general methods do not depend on the order of the shapes, on their position
/// (if moving them is exact), or on which other queries are asked.
class MethodLawsTest {

  private static final Vec3 FAR = new Vec3(8, -4, 16);
  private static final double ROUNDING = 1e-13;

  static Stream<Method> general() {
    return Stream.of(Methods.ANALYTIC, Methods.GJK, Methods.SAT, Methods.EXACT);
  }

  @ParameterizedTest
  @MethodSource("general")
  void inSpace(Method method) {
    Random random = new Random(20261125);
    for (Kind kindA : Kind.values()) {
      for (Kind kindB : Kind.values()) {
        for (Draw draw : Draw.values()) {
          Shape3 a = kindA.next(draw, random);
          Shape3 b = kindB.next(draw, random);
          Vec3 motion = new Vec3(random.nextInt(9) - 4, random.nextInt(9) - 4, 1);
          requireLaws(method, new Question.InSpace(a, Vec3.ZERO, b, motion));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("general")
  void inThePlane(Method method) {
    Pair.all()
        .flatMap(pair -> pair.cases(20))
        .map(c -> new Question.InPlane(c.a(), Vec2.ZERO, c.b(), new Vec2(3, -2)))
        .forEach(question -> requireLaws(method, question));
  }

  private static void requireLaws(Method method, Question question) {
    if (method.answer(question) instanceof Answer.Decided answer) {
      requireSame(answer, method.answer(question.swapped()), question);
      moved(question).ifPresent(away -> requireSame(answer, method.answer(away), question));
      for (Query query : method.answers(question.pair())) {
        requirePart(query, answer, method.answer(question, query), question);
      }
    }
  }

  /// A query asked alone gets the same answer as among all queries.
  private static void requirePart(
      Query query, Answer.Decided all, Answer answer, Question question) {
    Answer.Decided part = assertInstanceOf(Answer.Decided.class, answer, question::toString);
    switch (query) {
      case OVERLAP -> assertEquals(all.overlap(), part.overlap(), question::toString);
      case SEPARATION -> {
        assertEquals(all.distance(), part.distance(), question::toString);
        assertEquals(all.separation(), part.separation(), question::toString);
      }
      case CROSSING -> {
        assertEquals(all.crossing(), part.crossing(), question::toString);
        assertEquals(all.lines(), part.lines(), question::toString);
      }
      case SWEEP -> assertEquals(all.sweep(), part.sweep(), question::toString);
    }
  }

  /// The library's own method does not answer queries that are not asked.
  @ParameterizedTest
  @EnumSource(Query.class)
  void answersOnlyTheQueriesAsked(Query query) {
    Question question =
        Question.of(new Segment(Vec3.ZERO, Vec3.X), new Segment(Vec3.Y, new Vec3(1, 1, 1)));
    for (Method method : List.of(Methods.ANALYTIC, Methods.EXACT)) {
      Answer.Decided answer =
          assertInstanceOf(Answer.Decided.class, method.answer(question, query));
      assertEquals(query == Query.OVERLAP, answer.overlap().isPresent());
      assertEquals(query == Query.SEPARATION, answer.distance().isPresent());
      assertEquals(query == Query.CROSSING, answer.crossing().isPresent());
      assertEquals(query == Query.SWEEP, answer.sweep().isPresent());
    }
  }

  private static void requireSame(Answer.Decided expected, Answer answer, Question question) {
    if (answer instanceof Answer.Decided actual) {
      assertEquals(expected.overlap(), actual.overlap(), question::toString);
      assertEquals(
          expected.distance().orElse(0), actual.distance().orElse(0), ROUNDING, question::toString);
      assertEquals(meets(expected), meets(actual), question::toString);
    }
  }

  private static Optional<Boolean> meets(Answer.Decided answer) {
    return answer.sweep().map(Sweep3.Contact.class::isInstance);
  }

  /// {@return the question with both shapes moved, if that is exact}
  private static Optional<Question> moved(Question question) {
    return switch (question) {
      case Question.InSpace(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) -> {
        Shape3 farA = a.translated(FAR);
        Shape3 farB = b.translated(FAR);
        boolean exactly =
            farA.translated(FAR.negated()).equals(a) && farB.translated(FAR.negated()).equals(b);
        yield exactly
            ? Optional.of(new Question.InSpace(farA, motionA, farB, motionB))
            : Optional.empty();
      }
      case Question.InPlane(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) -> {
        Vec2 far = new Vec2(FAR.x(), FAR.y());
        Shape2 farA = a.translated(far);
        Shape2 farB = b.translated(far);
        boolean exactly =
            farA.translated(far.negated()).equals(a) && farB.translated(far.negated()).equals(b);
        yield exactly
            ? Optional.of(new Question.InPlane(farA, motionA, farB, motionB))
            : Optional.empty();
      }
    };
  }
}
