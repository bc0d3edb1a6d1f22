package collisionbench.app.comparison;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Completes the drawings of the articles' methods, so that everything that a step's formula names
/// is drawn with its letter.
final class ArticleDrawings {

  private static final String ARTICLE = "article-";

  /// The points of other steps that a step draws too, by the key of the step.
  private static final Map<String, List<String>> ALSO =
      Map.of(
          "parameter-s", List.of("t"),
          "parameter-u", List.of("t", "v"),
          "parameter-v", List.of("t", "u"),
          "points-within", List.of("t_1", "t_2"));

  /// A determinant with its letter.
  private static final Pattern DETERMINANT = Pattern.compile("([A-D]) = \\|");

  private final List<Step> steps;

  private ArticleDrawings(List<Step> steps) {
    this.steps = steps;
  }

  /// {@return the steps of a method, with complete drawings if it is an article's}
  static List<Step> complete(String method, List<Step> steps) {
    ArticleDrawings drawings = new ArticleDrawings(steps);
    return method.startsWith(ARTICLE) ? steps.stream().map(drawings::complete).toList() : steps;
  }

  private Step complete(Step step) {
    List<Drawing> drawings =
        Stream.concat(step.drawings().stream().flatMap(one -> named(one, step)), more(step))
            .toList();
    return new Step(
        step.key(), step.formula(), step.inputs(), step.result(), step.branches(), drawings);
  }

  private Stream<Drawing> named(Drawing drawing, Step step) {
    return switch (drawing) {
      case Drawing.Face(String letter, List<Vec3> corners) when !letter.isEmpty() ->
          Stream.of(new Drawing.Face("|" + letter + "|", corners));
      case Drawing.Tetrahedron(String _, Vec3 a, Vec3 b, Vec3 c, Vec3 d) ->
          Stream.of(new Drawing.Tetrahedron(volume(step), a, b, c, d));
      case Drawing.Segment(String letter, Vec3 from, Vec3 to) when isWidest(letter, step) ->
          Stream.of(new Drawing.Segment("g = " + letter, from, to));
      case Drawing.Arrow(String letter, Vec3 from, Vec3 to) when letter.equals("R + r") ->
          radii(from, to);
      default -> Stream.of(drawing);
    };
  }

  /// {@return the letter of a tetrahedron: its volume is a sixth of a determinant}
  private static String volume(Step step) {
    Matcher determinant = DETERMINANT.matcher(step.formula());
    return determinant.find() ? "\\frac{|" + determinant.group(1) + "|}{6}" : "";
  }

  /// {@return whether a letter is that of the widest gap between two extents}
  private static boolean isWidest(String letter, Step step) {
    return step.key().equals("quick-rejection")
        && step.inputs().stream()
            .max((a, b) -> Double.compare(number(a), number(b)))
            .filter(widest -> widest.symbol().equals(letter))
            .isPresent();
  }

  private static double number(Step.Quantity quantity) {
    return quantity.value().number().orElse(Double.NaN);
  }

  /// {@return the radius of a sector and then that of a circle, along an arrow as long as both}
  private Stream<Drawing> radii(Vec3 from, Vec3 to) {
    double sector = input("R");
    Vec3 between = from.towards(to, sector / (sector + input("r")));
    return Stream.of(new Drawing.Arrow("R", from, between), new Drawing.Arrow("r", between, to));
  }

  private double input(String symbol) {
    return steps.stream()
        .flatMap(step -> step.inputs().stream())
        .filter(quantity -> quantity.symbol().equals(symbol))
        .mapToDouble(ArticleDrawings::number)
        .findFirst()
        .orElse(Double.NaN);
  }

  private Stream<Drawing> more(Step step) {
    Stream<Drawing> also =
        ALSO.getOrDefault(step.key(), List.of()).stream()
            .flatMap(letter -> point(letter).stream())
            .map(point -> point);
    return Stream.of(also, alike(step).stream(), divisor(step).stream()).flatMap(all -> all);
  }

  /// {@return the area of the determinant by which a step in the plane divides}
  private Optional<Drawing> divisor(Step step) {
    return step.formula().contains("{A}") && draws("P_{12}", step)
        ? steps.stream()
            .flatMap(other -> other.drawings().stream())
            .filter(drawing -> drawing instanceof Drawing.Face && drawing.letter().equals("A"))
            .findFirst()
            .map(area -> new Drawing.Face("|A|", ((Drawing.Face) area).corners()))
        : Optional.empty();
  }

  /// {@return what has a letter of its own at a point that has another}
  private Optional<Drawing> alike(Step step) {
    return switch (step.key()) {
      // Both lines have the same point there, whatever the article computes for s.
      case "parameter-t", "parameter-u", "parameter-v" ->
          point("t").map(t -> new Drawing.Point(draws("P_{12}", step) ? "s" : "P", t.at()));
      case "clamp" -> point("Q").map(q -> new Drawing.Point("q_c", q.at()));
      default -> Optional.empty();
    };
  }

  private static boolean draws(String letter, Step step) {
    return step.drawings().stream().anyMatch(drawing -> drawing.letter().equals(letter));
  }

  /// {@return the first point with a letter that any step draws}
  private Optional<Drawing.Point> point(String letter) {
    return steps.stream()
        .flatMap(step -> step.drawings().stream())
        .<Drawing.Point>mapMulti((drawing, taker) -> {
          if (drawing instanceof Drawing.Point point && point.letter().equals(letter)) {
            taker.accept(point);
          }
        })
        .findFirst();
  }
}
