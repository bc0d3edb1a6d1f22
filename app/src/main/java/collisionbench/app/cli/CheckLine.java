package collisionbench.app.cli;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.preset.JsonText;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.stream.Collectors;

/// The answers about a scene as one line of JSON, in ASCII. Whatever happens, what is written is
/// one whole object: where the answers break off, their list ends and an `error` follows.
final class CheckLine implements CheckReport {

  private final PrintWriter out;
  private final String name;
  private final Scene scene;
  private final CheckJson json;
  private String before = "";

  CheckLine(PrintWriter out, String name, Scene scene) {
    this.out = out;
    this.name = name;
    this.scene = scene;
    json = new CheckJson(scene.space() == Space.TWO);
  }

  @Override
  public void begin() {
    out.print(
        "{\"scene\": "
            + JsonText.ascii(name)
            + ", \"name\": "
            + JsonText.ascii(scene.name())
            + ", \"pairs\": [");
  }

  @Override
  public void pair(PairAnswer pair) {
    out.print(before + json.pair(pair));
    before = ", ";
  }

  @Override
  public void end(Optional<Violations> violations) {
    out.print(
        "]" + violations.map(held -> ", \"expectation\": " + expectation(held)).orElse("") + "}\n");
  }

  private static String expectation(Violations violations) {
    return violations.none()
        ? "{\"holds\": true}"
        : violations.first().stream()
            .map(JsonText::ascii)
            .collect(
                Collectors.joining(
                    ", ",
                    "{\"holds\": false, \"violationCount\": "
                        + violations.count()
                        + ", \"violations\": [",
                    "]}"));
  }

  @Override
  public void fail(String sentence) {
    out.print("], \"error\": " + JsonText.ascii(sentence) + "}\n");
  }

  /// {@return the line of a scene that cannot be read}
  static String unreadable(String name, String sentence) {
    return "{\"scene\": "
        + JsonText.ascii(name)
        + ", \"error\": "
        + JsonText.ascii(sentence)
        + "}\n";
  }
}
