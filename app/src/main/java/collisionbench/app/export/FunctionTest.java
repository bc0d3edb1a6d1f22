package collisionbench.app.export;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.json.JsonWriter;
import collisionbench.app.preset.ShapeText;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.methods.method.Question;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes two bodies as a test of a user's function, such as `sphere_box(a, b)` in a file of
/// functions that the bench uses as a method.
public enum FunctionTest {
  PYTHON("test_mine.py", "True", "False", "[%s]", "(%s)"),
  JAVASCRIPT("mine.test.mjs", "true", "false", "[%s]", "[%s]");

  private static final Pattern SLOT = Pattern.compile("\\{([a-z]+)}");

  private final String file;
  private final String yes;
  private final String no;
  private final String list;
  private final String pair;

  FunctionTest(String file, String yes, String no, String list, String pair) {
    this.file = file;
    this.yes = yes;
    this.no = no;
    this.list = list;
    this.pair = pair;
  }

  /// {@return the text of a test that compares the function with the exact answer about two bodies
  /// at a time, in both orders if they are of one kind}
  public String of(String sceneName, PairAnswer answer, double time) {
    Question question = BodyQuestion.of(answer.a(), answer.b()).inOrder().withUnitTurns();
    Map<String, String> slots =
        Map.ofEntries(
            Map.entry("scene", JavaCode.comment(sceneName)),
            Map.entry("time", time == 0 ? "" : ", at time " + JavaCode.of(time)),
            Map.entry("file", file),
            Map.entry("name", JavaCode.className(sceneName)),
            Map.entry("function", question.pair().name().replace('-', '_')),
            Map.entry("a", first(question)),
            Map.entry("b", first(question.swapped())),
            Map.entry("orders", orders(question)),
            Map.entry("touch", answer.touching() ? yes : no),
            Map.entry("distance", JsonWriter.digits(answer.separation().distance())),
            Map.entry("tolerance", JsonWriter.digits(PairTest.lengthTolerance(answer))));
    return SLOT.matcher(template())
        .replaceAll(
            slot -> Matcher.quoteReplacement(slots.getOrDefault(slot.group(1), slot.group())));
  }

  private String orders(Question question) {
    String given = pair.formatted("A, B");
    return list.formatted(
        question.swapped().isInOrder() ? given + ", " + pair.formatted("B, A") : given);
  }

  /// {@return the first shape as JSON, which is valid in Python and JavaScript too}
  private static String first(Question question) {
    StringBuilder text = new StringBuilder();
    ShapeText.writeWhole(BodyQuestion.bodies(question).getFirst(), JsonWriter.ascii(text));
    return text.toString();
  }

  private String template() {
    String name = name().toLowerCase(Locale.ROOT) + ".txt";
    try (InputStream in =
        FunctionTest.class.getResourceAsStream("/collisionbench/app/export/" + name)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
