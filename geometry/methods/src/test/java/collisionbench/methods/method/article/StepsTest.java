package collisionbench.methods.method.article;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The steps of the articles' methods, and what holds for the steps of all.
class StepsTest {

  private static final Set<String> COMMANDS =
      Set.of(
          "\\frac", "\\sqrt", "\\vec", "\\cdot", "\\times", "\\pm", "\\le", "\\ge", "\\lt", "\\gt",
          "\\ne", "\\Delta", "\\text");

  private static final Pattern COMMAND = Pattern.compile("\\\\[a-zA-Z]+");

  static Stream<Method> articles() {
    return Articles.all().stream();
  }

  static Stream<Method> methods() {
    return Methods.catalogue().methods().stream();
  }

  private static Segment segment(double x0, double y0, double z0, double x1, double y1, double z1) {
    return new Segment(new Vec3(x0, y0, z0), new Vec3(x1, y1, z1));
  }

  /// The article asks for it, but neither of the two is negative by then.
  private static final String NEVER = "sum-of-weights.below-0";

  /// What random shapes never are.
  static Stream<Question> special() {
    Sphere ball = new Sphere(Vec3.ZERO, 1);
    Segment along = segment(0, 0, 0, 2, 0, 0);
    Segment2 level = new Segment2(Vec2.ZERO, Vec2.X);
    Triangle triangle = new Triangle(Vec3.ZERO, Vec3.X, Vec3.Y);
    return Stream.of(
        Question.of(ball, ball.translated(new Vec3(1, 0, 0))),
        Question.of(ball, ball.translated(new Vec3(3, 0, 0))),
        Question.of(segment(2, 0, 0, 2, 0, 0), ball),
        Question.of(segment(0, 0.5, 0, 0, 0.5, 0), ball),
        Question.of(along, triangle),
        Question.of(level, new Segment2(Vec2.Y, new Vec2(4, 1))),
        Question.of(along, segment(1, 1, 0, 3, 1, 0)),
        Question.of(along, segment(0, 1, 0, 0, 3, 0)),
        Question.of(along, segment(1, -1, 0, 1, 1, 0)),
        Question.of(along, segment(1, -1, 1, 1, 1, 1)),
        Question.of(segment(0, 0, 0, 4, 4, 0), segment(3, 0, 0, 4, 1, 0)),
        Question.of(segment(0, 0, 0, 4, 4, 0), segment(3, 5, 0, 6, 4, 0)));
  }

  private static Stream<Question> questions(Method method) {
    return Stream.concat(
            special().filter(q -> method.pairs().contains(q.pair())),
            Ordinary.questions(method.pairs().getFirst(), 3000))
        .map(method.precision()::given);
  }

  @ParameterizedTest
  @MethodSource("articles")
  void everyBranchIsReached(Method method) {
    Set<String> there = new TreeSet<>();
    Set<String> taken = new TreeSet<>();
    for (Question question : questions(method).toList()) {
      for (Step step : method.explain(question).steps()) {
        for (Step.Branch branch : step.branches()) {
          String name = step.key() + "." + branch.key();
          there.add(name);
          if (branch.taken()) {
            taken.add(name);
          }
        }
      }
    }
    there.remove(NEVER);
    assertEquals(there, taken);
    assertTrue(there.size() > 1, there::toString);
  }

  @ParameterizedTest
  @MethodSource("articles")
  void everyStepDrawsSomething(Method method) {
    questions(method)
        .flatMap(question -> method.explain(question).steps().stream())
        .forEach(step -> assertNotEquals(List.of(), step.drawings(), step::key));
  }

  @Test
  void theLeastDistanceIsDrawnAsTheStepThatGaveIt() {
    Question skew = Question.of(segment(0, 0, 0, 2, 0, 0), segment(1, -1, 1, 1, 1, 1));
    List<Step> steps = new SegmentDistance(Floats.EACH).explain(skew).steps();
    Drawing perpendicular = new Drawing.Segment("d", new Vec3(1, 0, 0), new Vec3(1, 0, 1));
    assertTrue(steps.getLast().drawings().contains(perpendicular), steps.getLast()::toString);
    Question corner = Question.of(segment(0, 0, 0, 2, 0, 0), segment(4, 1, 0, 4, 3, 0));
    assertLeastDrawnAs("end-to-segment", corner);
  }

  private static void assertLeastDrawnAs(String key, Question question) {
    List<Step> steps = new SegmentDistance(Floats.EACH).explain(question).steps();
    List<Drawing> drawings = steps.getLast().drawings();
    assertTrue(
        steps.stream().anyMatch(s -> s.key().equals(key) && s.drawings().equals(drawings)),
        drawings::toString);
  }

  @Test
  void theQuickRejectionDrawsBothExtents() {
    Question apart = Question.of(segment(0, 0, 0, 1, 2, 3), segment(5, 0, 0, 6, 1, 1));
    List<Drawing> drawings =
        new CheckLineCross(Floats.EACH).explain(apart).steps().getFirst().drawings();
    List<Drawing.Segment> edges =
        drawings.stream()
            .flatMap(d -> d instanceof Drawing.Segment edge ? Stream.of(edge) : null)
            .filter(edge -> edge.letter().isEmpty())
            .toList();
    assertEquals(24, edges.stream().distinct().count());
    assertTrue(edges.contains(new Drawing.Segment("", Vec3.ZERO, new Vec3(0, 2, 0))));
    assertTrue(edges.contains(new Drawing.Segment("", new Vec3(6, 0, 1), new Vec3(6, 1, 1))));
    assertTrue(
        drawings.contains(new Drawing.Segment("g = g_x", new Vec3(1, 0, 0), new Vec3(5, 0, 0))),
        drawings::toString);
  }

  @Test
  void theRootsAreDrawnWhereTheStickMeetsTheSphere() {
    Question through = Question.of(segment(-2, 0, 3, 2, 0, 3), new Sphere(new Vec3(0, 0, 3), 1));
    Step roots =
        new SegmentSphere()
            .explain(through).steps().stream()
                .filter(step -> step.key().equals("roots"))
                .findFirst()
                .orElseThrow();
    List<Drawing> drawings = roots.drawings();
    assertTrue(drawings.contains(new Drawing.Point("t_1", new Vec3(-1, 0, 3))));
    assertTrue(drawings.contains(new Drawing.Point("t_2", new Vec3(1, 0, 3))));
  }

  @ParameterizedTest
  @MethodSource("methods")
  void formulasAreOfTheSmallPartOfLatex(Method method) {
    for (Question question : some(method)) {
      for (Step step : method.explain(question).steps()) {
        formulas(step).forEach(StepsTest::requireKnownCommands);
      }
    }
  }

  private static void requireKnownCommands(String formula) {
    assertEquals(
        Set.of(),
        COMMAND
            .matcher(formula)
            .results()
            .map(match -> match.group())
            .filter(command -> !COMMANDS.contains(command))
            .collect(Collectors.toSet()),
        formula);
    long open = formula.chars().filter(c -> c == '{').count();
    assertEquals(open, formula.chars().filter(c -> c == '}').count(), formula);
  }

  private static Stream<String> formulas(Step step) {
    return Stream.of(
            Stream.of(step.formula()),
            Stream.concat(step.inputs().stream(), step.result().stream())
                .map(Step.Quantity::symbol),
            step.branches().stream().map(Step.Branch::condition),
            step.drawings().stream().map(Drawing::letter))
        .flatMap(strings -> strings);
  }

  private static List<Question> some(Method method) {
    return method.pairs().stream()
        .flatMap(pair -> Ordinary.questions(pair, 20))
        .map(method.precision()::given)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("methods")
  void explainedTheAnswerIsTheSame(Method method) {
    for (Question question : some(method)) {
      assertEquals(method.answer(question), method.explain(question).answer());
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void everyStepWithBranchesTakesOne(Method method) {
    for (Question question : some(method)) {
      for (Step step : method.explain(question).steps()) {
        long taken = step.branches().stream().filter(Step.Branch::taken).count();
        assertEquals(step.branches().isEmpty() ? 0 : 1, taken, () -> question + ": " + step);
      }
    }
  }

  private static double scalar(Step step, String symbol) {
    Step.Quantity input =
        step.inputs().stream().filter(q -> q.symbol().equals(symbol)).findFirst().orElseThrow();
    return assertInstanceOf(Step.Value.Scalar.class, input.value()).value();
  }

  private static List<Vec3> columns(Step step) {
    return step.inputs().stream()
        .flatMap(q -> q.value() instanceof Step.Value.Vector(Vec3 v) ? Stream.of(v) : null)
        .toList();
  }

  private static double determinant(Step step) {
    List<Vec3> c = columns(step);
    return c.size() == 2 ? c.get(0).cross(c.get(1)).z() : c.get(0).dot(c.get(1).cross(c.get(2)));
  }

  /// All columns that are negated in the formula count here as they are.
  private static void assertQuotient(double sign, String name, Step step) {
    double determinant = scalar(step, name);
    assertTrue(determinant == sign * determinant(step), step::toString);
    double parameter = determinant / scalar(step, "A");
    assertEquals(new Step.Value.Scalar(parameter), step.result().orElseThrow().value());
  }

  @Test
  void theDeterminantsToldAreThoseThatDecide() {
    Stream.of(new SegmentThroughTriangle(), new Segments2())
        .flatMap(method -> questions(method).map(method::explain))
        .flatMap(why -> why.steps().stream())
        .forEach(step -> {
          switch (step.key()) {
            case "parameter-t" -> assertQuotient(1, "B", step);
            case "parameter-u" -> assertQuotient(-1, "C", step);
            case "parameter-v" -> assertQuotient(-1, "D", step);
            case "parameter-s" -> assertQuotient(1, "C", step);
            default -> assertTrue(step.inputs().stream().noneMatch(q -> q.symbol().equals("A")));
          }
        });
  }

  /// A is 1e200, B overflows, and so does t, which is beyond the end.
  @Test
  void aDeterminantThatOverflowsIsToldAsInfinite() {
    Segment2 first = new Segment2(Vec2.ZERO, new Vec2(1, 0));
    Segment2 second = new Segment2(new Vec2(1e200, 0), new Vec2(1e200, 1e200));
    Step t = new Segments2().explain(Question.of(first, second)).steps().get(1);
    assertEquals(1e200, scalar(t, "A"));
    assertEquals(Double.POSITIVE_INFINITY, scalar(t, "B"));
    assertEquals("above-1", t.taken().orElseThrow().key());
  }

  /// The second edge sees the point, and the rest is not asked.
  @Test
  void thePolygonsEdgesAreToldUpToTheOneThatSeesThePoint() {
    Polygon square =
        new Polygon(List.of(Vec2.ZERO, new Vec2(1, 0), new Vec2(1, 1), new Vec2(0, 1)));
    Question beside = Question.of(square, new Point2(new Vec2(1.5, 0.5)));
    List<Step> steps = new PointInPolygon().explain(beside).steps();
    assertEquals(2, steps.size());
    assertEquals("outside", steps.getLast().taken().orElseThrow().key());
  }
}
