package collisionbench.methods.method.article;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the steps of the articles' methods draw is what their formulas name.
class DrawingsTest {

  private static final int CASES = 300;

  /// Of what is put in; methods in floats round it.
  private static final double ERROR = 1e-5;

  /// Vectors without an arrow: as edges of what is drawn, in the box's frame, or drawn with the
  /// bodies.
  private static final Map<String, Set<String>> WITHOUT =
      Map.of(
          "article-000-capsule-sphere", Set.of("\\vec{BP}"),
          "article-001-segment-triangle", Set.of("P_{01}", "P_{02}", "SP_0"),
          "article-001-moving-spheres", Set.of("V_1", "V_2"),
          "article-004-sphere-box", Set.of("q", "q_c", "e"));

  /// Folds the picture at the sector's bisector: its vectors are not those of the scene.
  private static final String RELATIVE = "article-003-circle-sector";

  /// `d^2 = |PQ|^2`, also with a minus between the two.
  private static final Pattern DISTANCE =
      Pattern.compile("d\\^2 = \\|(?<from>[A-Z](_\\d)?)(?: -)? ?(?<to>[A-Z](_\\d)?)\\|\\^2.*");

  static Stream<Method> articles() {
    return Articles.all().stream();
  }

  private static Stream<List<Step>> explained(Method method) {
    return Ordinary.questions(method.pairs().getFirst(), CASES)
        .map(method.precision()::given)
        .map(question -> method.explain(question).steps());
  }

  private static Stream<Step.Quantity> quantities(Step step) {
    return Stream.concat(step.inputs().stream(), step.result().stream());
  }

  @ParameterizedTest
  @MethodSource("articles")
  void vectorsAreDrawnAsTheyAre(Method method) {
    Set<String> named = new TreeSet<>();
    Set<String> drawn = new TreeSet<>(WITHOUT.getOrDefault(family(method), Set.of()));
    for (Step step : explained(method).flatMap(List::stream).toList()) {
      step.drawings().forEach(drawing -> drawn.add(drawing.letter()));
      quantities(step)
          .forEach(quantity -> {
            if (quantity.value() instanceof Step.Value.Vector(Vec3 value)) {
              named.add(quantity.symbol());
              step.drawings().stream()
                  .filter(drawing -> drawing.letter().equals(quantity.symbol()))
                  .filter(_ -> !family(method).equals(RELATIVE))
                  .forEach(drawing -> assertDrawn(value, drawing, step));
            }
          });
    }
    Set<String> missing = new TreeSet<>(named);
    missing.removeAll(drawn);
    assertEquals(Set.of(), missing);
    assertTrue(named.containsAll(WITHOUT.getOrDefault(family(method), Set.of())), named::toString);
  }

  private static String family(Method method) {
    return method.name().replaceFirst("@.*", "");
  }

  private static void assertDrawn(Vec3 value, Drawing drawing, Step step) {
    double size = Math.max(1, value.length());
    switch (drawing) {
      case Drawing.Point(String _, Vec3 at) ->
          assertTrue(at.minus(value).length() <= ERROR * size, step::toString);
      case Drawing.Arrow(String _, Vec3 from, Vec3 to) -> {
        Vec3 way = to.minus(from);
        double scale = way.length() * value.length();
        assertTrue(way.cross(value).length() <= ERROR * scale, step::toString);
        assertTrue(way.dot(value) >= 0, step::toString);
      }
      default -> throw new AssertionError(drawing + " in " + step);
    }
  }

  @ParameterizedTest
  @MethodSource("articles")
  void arrowsOverTwoLettersLeadFromOneToTheOther(Method method) {
    explained(method)
        .flatMap(List::stream)
        .forEach(step -> {
          Map<String, Vec3> points = points(step);
          for (Drawing drawing : step.drawings()) {
            if (drawing instanceof Drawing.Arrow(String letter, Vec3 from, Vec3 to)
                && letter.matches("\\\\vec\\{[A-Z]{2}}")) {
              assertEquals(points.get(letter.substring(5, 6)), from, step::toString);
              assertEquals(points.get(letter.substring(6, 7)), to, step::toString);
            }
          }
        });
  }

  private static Map<String, Vec3> points(Step step) {
    return step.drawings().stream()
        .flatMap(drawing -> drawing instanceof Drawing.Point point ? Stream.of(point) : null)
        .collect(Collectors.toMap(Drawing.Point::letter, Drawing.Point::at, (a, _) -> a));
  }

  @ParameterizedTest
  @MethodSource("articles")
  void aDistanceIsDrawnBetweenWhatItsFormulaNamesAndAsLongAsItIs(Method method) {
    explained(method)
        .flatMap(List::stream)
        .forEach(step -> {
          Optional<Drawing> line =
              step.drawings().stream().filter(drawing -> drawing.letter().equals("d")).findFirst();
          Matcher names = DISTANCE.matcher(step.formula());
          if (names.matches()) {
            assertTrue(line.isPresent(), step::toString);
            Function<String, Vec3> point =
                group -> Optional.ofNullable(points(step).get(names.group(group))).orElseThrow();
            assertEquals(
                Set.of(point.apply("from"), point.apply("to")), ends(line.get()), step::toString);
          }
          line.ifPresent(drawn -> assertAsLong(drawn, step));
        });
  }

  private static void assertAsLong(Drawing line, Step step) {
    Vec3[] ends = ends(line).toArray(Vec3[]::new);
    double length = ends.length < 2 ? 0 : ends[0].minus(ends[1]).length();
    double squared = length * length;
    quantities(step)
        .filter(quantity -> quantity.symbol().equals("d^2"))
        .map(quantity -> quantity.value().number().orElseThrow())
        .forEach(d -> assertEquals(squared, d, 10 * ERROR * Math.max(1, squared), step::toString));
  }

  private static Set<Vec3> ends(Drawing line) {
    return switch (line) {
      case Drawing.Segment(String _, Vec3 from, Vec3 to) -> Set.copyOf(List.of(from, to));
      case Drawing.Arrow(String _, Vec3 from, Vec3 to) -> Set.copyOf(List.of(from, to));
      default -> throw new AssertionError(line);
    };
  }
}
