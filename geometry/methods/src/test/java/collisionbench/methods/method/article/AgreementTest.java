package collisionbench.methods.method.article;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Well away from touching, and where an article means its method for, it is right.
class AgreementTest {

  private static final int MANY = 2000;

  private static Answer.Decided ours(Question question) {
    return assertInstanceOf(Answer.Decided.class, Methods.ANALYTIC.answer(question));
  }

  private static Answer.Decided theirs(Method method, Question question) {
    return assertInstanceOf(Answer.Decided.class, method.answer(question));
  }

  private static boolean isClear(Question question) {
    return Math.abs(ours(question).distance().orElseThrow()) > 0.01;
  }

  private static Stream<Question> clear(Method method) {
    return Ordinary.questions(method.pairs().getFirst(), MANY)
        .map(method.precision()::given)
        .filter(AgreementTest::isClear);
  }

  static Stream<Method> overlaps() {
    return Articles.all().stream()
        .filter(method -> method.answers(method.pairs().getFirst()).contains(Query.OVERLAP))
        .filter(method -> !(method instanceof CheckLineCross || method instanceof Segments2));
  }

  @ParameterizedTest
  @MethodSource("overlaps")
  void overlapIsRight(Method method) {
    List<Question> questions = clear(method).toList();
    questions.forEach(
        q -> assertEquals(ours(q).overlap(), theirs(method, q).overlap(), q::toString));
    long touching = questions.stream().filter(q -> ours(q).overlap().orElseThrow()).count();
    assertTrue(touching > 10 && touching < questions.size() - 10, () -> "touching: " + touching);
  }

  @Test
  void segmentsInOnePlaneOfSpaceCrossWhereTheyDo() {
    Method method = new CheckLineCross(Floats.EACH);
    Ordinary.questions(new Pair(Kind.SEGMENT_2D, Kind.SEGMENT_2D), MANY)
        .map(AgreementTest::inSpace)
        .map(method.precision()::given)
        .filter(q -> isClear(q) || isDeep(q))
        .forEach(q -> assertEquals(ours(q).overlap(), theirs(method, q).overlap(), q::toString));
  }

  /// Flat things have no depth: they cross well within both.
  private static boolean isDeep(Question question) {
    return ours(question).crossing().orElseThrow() instanceof Crossing3.Point p
        && Math.abs(p.t() - 0.5) < 0.48
        && Math.abs(p.u().orElseThrow() - 0.5) < 0.48;
  }

  private static Question inSpace(Question question) {
    return switch (question) {
      case Question.InPlane(Segment2 a, Vec2 _, Segment2 b, Vec2 _) ->
          Question.of(inSpace(a), inSpace(b));
      case Question.InPlane _, Question.InSpace _ -> throw new AssertionError();
    };
  }

  private static Shape3 inSpace(Segment2 s) {
    return new Segment(
        new Vec3(s.start().x(), s.start().y(), 1), new Vec3(s.end().x(), s.end().y(), 1));
  }

  /// Its s has the wrong sign, so that what it says of a segment is true of that turned about its
  /// start.
  @Test
  void segmentsInThePlaneCrossWhereTheOneTurnedRoundDoes() {
    Method method = new Segments2();
    Ordinary.questions(new Pair(Kind.SEGMENT_2D, Kind.SEGMENT_2D), MANY)
        .filter(q -> isClear(q) || isDeep(q))
        .forEach(q -> {
          Answer.Decided ours = ours(q);
          Answer.Decided theirs = theirs(method, secondTurned(q));
          assertEquals(ours.overlap(), theirs.overlap(), q::toString);
          assertSame(ours.crossing().orElseThrow(), theirs.crossing().orElseThrow());
        });
  }

  private static Question secondTurned(Question question) {
    return switch (question) {
      case Question.InPlane(Segment2 a, Vec2 _, Segment2 b, Vec2 _) ->
          Question.of(a, new Segment2(b.start(), b.start().times(2).minus(b.end())));
      case Question.InPlane _, Question.InSpace _ -> throw new AssertionError();
    };
  }

  @Test
  void sticksMeetTrianglesAndBallsWhereTheyDo() {
    for (Method method : List.of(new SegmentThroughTriangle(), new SegmentSphere())) {
      clear(method)
          .forEach(q ->
              assertSame(
                  ours(q).crossing().orElseThrow(), theirs(method, q).crossing().orElseThrow()));
    }
  }

  private static void assertSame(Crossing3 ours, Crossing3 theirs) {
    switch (ours) {
      case Crossing3.None _ -> assertEquals(ours, theirs);
      case Crossing3.Point p -> {
        Crossing3.Point other = assertInstanceOf(Crossing3.Point.class, theirs);
        assertEquals(p.t(), other.t(), 1e-9);
        assertEquals(p.u().orElse(-1), other.u().orElse(-1), 1e-9);
        assertEquals(p.v().orElse(-1), other.v().orElse(-1), 1e-9);
        assertEquals(0, p.point().minus(other.point()).largest(), 1e-9);
      }
      case Crossing3.Span s -> {
        Crossing3.Span other = assertInstanceOf(Crossing3.Span.class, theirs);
        assertEquals(s.enter(), other.enter(), 1e-9);
        assertEquals(s.exit(), other.exit(), 1e-9);
        assertEquals(0, s.first().minus(other.first()).largest(), 1e-9);
      }
      case Crossing3.Overlap _ -> throw new AssertionError();
    }
  }

  @Test
  void movingBallsMeetWhenTheyDo() {
    Method method = new SweptSpheres();
    long meetings =
        Ordinary.questions(new Pair(Kind.SPHERE, Kind.SPHERE), MANY)
            .filter(AgreementTest::passesDeepOrClear)
            .peek(q -> assertSame(ours(q).sweep().orElseThrow(), theirs(method, q)))
            .filter(q -> ours(q).sweep().orElseThrow() instanceof Sweep3.Contact)
            .count();
    assertTrue(meetings > 100 && meetings < MANY - 100, () -> "meetings: " + meetings);
  }

  private static void assertSame(Sweep3 ours, Answer.Decided theirs) {
    switch (ours) {
      case Sweep3.Never _ -> assertEquals(ours, theirs.sweep().orElseThrow());
      case Sweep3.Contact(double enter, double exit) -> {
        Sweep3.Contact other = assertInstanceOf(Sweep3.Contact.class, theirs.sweep().orElseThrow());
        assertEquals(enter, other.enter(), 1e-9);
        assertEquals(exit, other.exit(), 1e-9);
      }
    }
  }

  /// By how near the centers come in relative motion.
  private static boolean passesDeepOrClear(Question question) {
    return switch (question) {
      case Question.InSpace(Sphere a, Vec3 motionA, Sphere b, Vec3 motionB) -> {
        Vec3 way = b.center().minus(a.center());
        Segment path = new Segment(way, way.plus(motionB.minus(motionA)));
        double nearest = path.nearest(Vec3.ZERO).length();
        yield Math.abs(nearest - a.radius() - b.radius()) > 0.01;
      }
      case Question.InSpace _, Question.InPlane _ -> throw new AssertionError();
    };
  }

  /// All but for a few whose lines come close just beyond an end, see `KnownFaultsTest`.
  @Test
  void nearlyAllSegmentsAreAsFarApartAsTheyAre() {
    Method method = new SegmentDistance(Floats.EACH);
    Random random = new Random(2);
    List<Double> errors =
        clear(method)
            .flatMap(q -> Stream.of(q, parallel(q, random)))
            .map(method.precision()::given)
            .map(q ->
                Math.abs(
                    ours(q).distance().orElseThrow() - theirs(method, q).distance().orElseThrow()))
            .toList();
    long off = errors.stream().filter(error -> error > 1e-4).count();
    assertTrue(off <= errors.size() / 200, () -> off + " of " + errors.size());
    assertTrue(errors.stream().allMatch(error -> error < 0.02));
  }

  private static Question parallel(Question question, Random random) {
    return switch (question) {
      case Question.InSpace(Segment a, Vec3 _, Segment b, Vec3 _) -> {
        Vec3 along = a.end().minus(a.start()).times(random.nextDouble(-2, 2));
        yield Question.of(a, new Segment(b.start(), b.start().plus(along)));
      }
      case Question.InSpace _, Question.InPlane _ -> throw new AssertionError();
    };
  }
}
