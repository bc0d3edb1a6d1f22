package collisionbench.app.cli;

import collisionbench.app.paste.Form;
import java.util.Optional;
import picocli.CommandLine.Option;

/// The option that says what the numbers of a text are.
final class FormOption {

  @Option(
      names = "--as",
      paramLabel = "FORM",
      description =
          "What all bodies are in a text of numbers: points, segments, polyline, ray, polygon,"
              + " triangles, hull, spheres, capsules, capsule-length, box-min-max, box-half,"
              + " box-size or corner-size. Without it a text is refused unless that is certain.")
  private Optional<Form> form = Optional.empty();

  Optional<Form> form() {
    return form;
  }
}
