package collisionbench.methods.method.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Explanation;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.Steps;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MethodsTest {

  private static final Box CUBE = new Box(Vec3.ZERO, new Vec3(1, 1, 1));

  /// One shape of each kind around the origin, in the order of the kinds.
  private static final List<Shape3> SPACE =
      List.of(
          new Sphere(Vec3.ZERO, 1),
          new Capsule(Vec3.X.negated(), Vec3.X, 1),
          CUBE,
          new Segment(Vec3.Y.negated(), Vec3.Y),
          new Triangle(Vec3.X, Vec3.Y, new Vec3(-1, -1, 0)));

  private static final List<Shape2> PLANE =
      List.of(
          new Point2(Vec2.ZERO),
          new Circle(Vec2.ZERO, 1),
          new Capsule2(Vec2.X.negated(), Vec2.X, 1),
          new Segment2(Vec2.Y.negated(), Vec2.Y),
          new Sector(new Vec2(-0.5, 0), 2, Vec2.X, 1),
          new Polygon(List.of(Vec2.X, Vec2.Y, new Vec2(-1, -1))));

  static Stream<Method> all() {
    return Methods.catalogue().methods().stream();
  }

  @ParameterizedTest
  @MethodSource("all")
  void findsAMethodByNameAndStatesItsSource(Method method) {
    assertEquals(Optional.of(method), Methods.catalogue().named(method.name()));
    assertTrue(method.source().endsWith("."), method.source());
  }

  @Test
  void findsNothingForAnUnknownName() {
    assertEquals(Optional.empty(), Methods.catalogue().named("guess"));
  }

  @ParameterizedTest
  @MethodSource("all")
  void methodsAnswerExactlyTheirDeclaredQueries(Method method) {
    for (Shape3 a : SPACE) {
      for (Shape3 b : SPACE) {
        assertAnswers(method, Question.of(a, b.translated(new Vec3(0.125, 9, 0.25))));
      }
    }
    for (Shape2 a : PLANE) {
      for (Shape2 b : PLANE) {
        Question away = Question.of(a, b.translated(new Vec2(0.125, 9)));
        assertAnswers(method, away);
        assertAnswers(method, away.swapped());
      }
    }
  }

  private static void assertAnswers(Method method, Question question) {
    Set<Query> queries = method.answers(question.pair());
    assertEquals(!queries.isEmpty(), method.pairs().contains(question.pair()));
    String pair = question.pair().name();
    if (queries.isEmpty()) {
      assertEquals(Answer.unanswered(), method.answer(question), pair);
      return;
    }
    Answer.Decided answer = assertInstanceOf(Answer.Decided.class, method.answer(question), pair);
    assertEquals(queries.contains(Query.OVERLAP), answer.overlap().isPresent(), pair);
    assertFalse(answer.overlap().orElse(false), pair);
    assertTrue(queries.contains(Query.SEPARATION) || answer.distance().isEmpty(), pair);
    assertTrue(answer.distance().orElse(1) > 0, pair);
    assertEquals(queries.contains(Query.CROSSING), answer.crossing().isPresent(), pair);
    assertEquals(queries.contains(Query.SWEEP), answer.sweep().isPresent(), pair);
  }

  @ParameterizedTest
  @MethodSource("all")
  void explainingAndSwappingKeepTheAnswer(Method method) {
    for (Shape3 a : SPACE) {
      for (Shape3 b : SPACE) {
        Shape3 aside = b.translated(new Vec3(0.25, 0.75, 0.125));
        assertExplains(
            method, new Question.InSpace(a, new Vec3(1, 2, 3), aside, new Vec3(-1, -2, 0)));
      }
    }
    for (Shape2 a : PLANE) {
      for (Shape2 b : PLANE) {
        Shape2 aside = b.translated(new Vec2(0.25, 0.75));
        assertExplains(method, new Question.InPlane(a, new Vec2(1, 2), aside, new Vec2(-1, -2)));
      }
    }
  }

  private static void assertExplains(Method method, Question asked) {
    Question question = method.precision().given(asked);
    Explanation why = method.explain(question);
    assertEquals(method.answer(question), why.answer());
    assertEquals(method.answers(question.pair()).isEmpty(), why.steps().isEmpty(), asked::toString);
    for (Step step : why.steps()) {
      long taken = step.branches().stream().filter(Step.Branch::taken).count();
      assertEquals(step.branches().isEmpty() ? 0 : 1, taken, () -> asked + ": " + step);
    }
  }

  @ParameterizedTest
  @MethodSource("general")
  void methodsAgreeOnDepth(Method method) {
    Shape3 box = new Box(new Vec3(1.75, 0.125, 0.0625), new Vec3(1, 2, 3));
    assertDistance(-0.25, method.answer(Question.of(CUBE, box)));
    assertDistance(-0.25, method.answer(Question.of(box, CUBE)));
    Polygon square =
        new Polygon(
            List.of(new Vec2(0.75, -2), new Vec2(3, -2), new Vec2(3, 2.5), new Vec2(0.75, 2.5)));
    Polygon other =
        new Polygon(List.of(new Vec2(-1, -1), new Vec2(1, -1), new Vec2(1, 1), new Vec2(-1, 1)));
    assertDistance(-0.25, method.answer(Question.of(square, other)));
  }

  static Stream<Method> general() {
    return Stream.of(Methods.ANALYTIC, Methods.SAT, Methods.GJK, Methods.EXACT);
  }

  private static void assertDistance(double distance, Answer answer) {
    assertEquals(
        distance, assertInstanceOf(Answer.Decided.class, answer).distance().orElseThrow(), 1e-14);
  }

  @Test
  void customMethodAnswersOnlyWhatItImplements() {
    Method mine = new Centers();
    Question spheres = Question.of(SPACE.get(0), SPACE.get(0));
    assertEquals(Answer.of(true), mine.answer(spheres));
    assertEquals("touching", mine.explain(spheres).steps().getFirst().taken().orElseThrow().key());
    assertEquals(Answer.unanswered(), mine.answer(Question.of(SPACE.get(0), SPACE.get(2))));
    assertEquals(Answer.unanswered(), mine.answer(Question.of(PLANE.get(0), PLANE.get(0))));
    assertEquals(List.of(Pair.named("sphere-sphere").orElseThrow()), mine.pairs());
  }

  /// The first example of the package's documentation.
  @Test
  void customMethodExplainsItself() {
    Shape3 capsule = SPACE.get(1);
    Shape3 sphere = new Sphere(new Vec3(3, 0, 0), 0.5);
    Method method = Methods.catalogue().named("article-000-capsule-sphere").orElseThrow();
    Question question = Question.of(capsule, sphere);
    Explanation why = method.explain(method.precision().given(question));
    assertEquals(Answer.of(false), why.answer());
    assertEquals(
        List.of("region", "distance-to-end", "compare"),
        why.steps().stream().map(Step::key).toList());
    assertEquals("beyond-end", why.steps().getFirst().taken().orElseThrow().key());
  }

  /// The second example of the package's documentation.
  private record Centers() implements Method {

    @Override
    public String name() {
      return "mine";
    }

    @Override
    public String source() {
      return "Centers no further apart than the radii reach.";
    }

    @Override
    public Set<Query> answers(Pair pair) {
      return pair.equals(new Pair(Kind.SPHERE, Kind.SPHERE)) ? Set.of(Query.OVERLAP) : Set.of();
    }

    @Override
    public Answer answer(Question question, Set<Query> asked, Steps steps) {
      return switch (question) {
        case Question.InSpace(Sphere a, Vec3 _, Sphere b, Vec3 _) -> {
          double apart = b.center().minus(a.center()).length();
          boolean overlap = apart <= a.radius() + b.radius();
          if (steps.isAsked()) {
            steps
                .add("compare", "d \\le r")
                .with("d", apart)
                .with("r", a.radius() + b.radius())
                .branch("touching", "d \\le r", overlap, "d", apart)
                .branch("apart", "d \\gt r", !overlap, "d", apart);
          }
          yield Answer.of(overlap);
        }
        case Question.InSpace _, Question.InPlane _ -> Answer.unanswered();
      };
    }
  }
}
