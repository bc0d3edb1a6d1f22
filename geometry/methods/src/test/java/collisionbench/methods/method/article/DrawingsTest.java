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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the steps of the articles' methods draw is what their formulas name.
class DrawingsTest {

  private static final int CASES = 300;

  /// Of what is put in; methods in floats round it.
  private static final double ERROR = 1e-5;

  /// Vectors without an arrow of their own: drawn as a distance, and axis by axis.
  private static final Map<String, Set<String>> WITHOUT =
      Map.of(
          "article-000-capsule-sphere", Set.of("\\vec{BP}"),
          "article-004-sphere-box", Set.of("e"));

  /// Vectors whose numbers are those of another frame: the sector's and the box's.
  private static final Map<String, Set<String>> RELATIVE =
      Map.of(
          "article-003-circle-sector", Set.of("x'", "x_0", "u"),
          "article-004-sphere-box", Set.of("q", "q_c"));

  /// What a step's formula or condition names and cannot be drawn with that letter, by its step.
  private static final Map<String, Set<String>> NUMBERS =
      Map.ofEntries(
          // Dot products; what they are made of is drawn.
          Map.entry("region", Set.of("t")),
          Map.entry("distance-to-line", Set.of("t")),
          Map.entry("edge", Set.of("h")),
          // In space, drawn by a step of its own.
          Map.entry("parameter-t", Set.of("A")),
          Map.entry("parameter-u", Set.of("A")),
          Map.entry("parameter-v", Set.of("A")),
          // A sum, half extents and a count; their parts are drawn.
          Map.entry("compare", Set.of("r")),
          Map.entry("clamp", Set.of("e", "n")),
          // Either of two that are drawn, and where they are.
          Map.entry("roots", Set.of("t")),
          Map.entry("centers-in-contact", Set.of("t")),
          // A rotation, and the number of an iteration.
          Map.entry("box-frame", Set.of("R")));

  /// A letter with its index.
  private static final Pattern LETTER =
      Pattern.compile("[A-Za-z]'?(_\\{(?<group>[^}]*)}|_(?<single>[A-Za-z0-9]))?");

  /// What is no letter of a quantity.
  private static final Pattern WORDS =
      Pattern.compile("\\\\text\\{[^}]*}|\\\\[A-Za-z]+|\\^\\{[^}]*}");

  /// `d^2 = |PQ|^2`, also with a minus between the two.
  private static final Pattern DISTANCE =
      Pattern.compile("d\\^2 = \\|(?<from>[A-Z](_\\d)?)(?: -)? ?(?<to>[A-Z](_\\d)?)\\|\\^2.*");

  static Stream<Method> articles() {
    return Articles.all().stream();
  }

  private static Stream<List<Step>> explained(Method method) {
    return Stream.concat(
            StepsTest.special().filter(q -> method.pairs().contains(q.pair())),
            Ordinary.questions(method.pairs().getFirst(), CASES))
        .map(method.precision()::given)
        .map(question -> method.explain(question).steps());
  }

  private static Stream<Step.Quantity> quantities(Step step) {
    return Stream.concat(step.inputs().stream(), step.result().stream());
  }

  /// So that nobody has to guess what a formula is about.
  @ParameterizedTest
  @MethodSource("articles")
  void everyLetterOfAFormulaIsDrawn(Method method) {
    Set<String> missing = new TreeSet<>();
    explained(method)
        .flatMap(List::stream)
        .forEach(step -> {
          Set<String> drawn = new TreeSet<>(NUMBERS.getOrDefault(step.key(), Set.of()));
          step.drawings().forEach(drawing -> drawn.addAll(letters(drawing.letter())));
          Stream.concat(
                  Stream.of(step.formula()), step.branches().stream().map(Step.Branch::condition))
              .flatMap(formula -> letters(formula).stream())
              .filter(letter -> !isDrawn(letter, drawn))
              .forEach(letter -> missing.add(step.key() + ": " + letter));
        });
    assertEquals(Set.of(), missing);
  }

  private static Set<String> letters(String formula) {
    Matcher letters = LETTER.matcher(WORDS.matcher(formula).replaceAll(" "));
    Set<String> found = new TreeSet<>();
    while (letters.find()) {
      found.add(letters.group().replaceAll("_\\{(.*)}", "_$1"));
    }
    return found;
  }

  /// The index i stands for 1 and 2.
  private static boolean isDrawn(String letter, Set<String> drawn) {
    return drawn.contains(letter)
        || (letter.endsWith("_i")
            && Stream.of("1", "2").allMatch(i -> drawn.contains(letter.replace("_i", "_" + i))));
  }

  @Test
  void aLetterThatIsNotDrawnIsFound() {
    assertEquals(
        Set.of("t", "A", "B_1", "B'_i", "V_12", "n"),
        letters("t = \\vec{A B_1} \\cdot V_{12}^2 + \\text{max}(B'_i, \\frac{n}{|n|})"));
    assertTrue(isDrawn("B_i", Set.of("B_1", "B_2")) && !isDrawn("B_i", Set.of("B_1")));
    assertTrue(!isDrawn("P", Set.of("P_1")));
  }

  @ParameterizedTest
  @MethodSource("articles")
  void vectorsAreDrawnAsTheyAre(Method method) {
    Set<String> named = new TreeSet<>();
    Set<String> relative = RELATIVE.getOrDefault(family(method), Set.of());
    Set<String> drawn = new TreeSet<>(WITHOUT.getOrDefault(family(method), Set.of()));
    for (Step step : explained(method).flatMap(List::stream).toList()) {
      step.drawings().forEach(drawing -> drawn.add(drawing.letter()));
      quantities(step)
          .forEach(quantity -> {
            if (quantity.value() instanceof Step.Value.Vector(Vec3 value)) {
              named.add(quantity.symbol());
              step.drawings().stream()
                  .filter(drawing -> drawing.letter().equals(quantity.symbol()))
                  .filter(drawing -> !relative.contains(drawing.letter()))
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
        .flatMap(point ->
            Pattern.compile(" = |, ").splitAsStream(point.letter()).map(l -> Map.entry(l, point)))
        .collect(Collectors.toMap(Map.Entry::getKey, named -> named.getValue().at(), (a, _) -> a));
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
