package collisionbench.app.port;

import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Decides what a pasted text is.
public final class PastedText {

  /// The longest text that is read, in characters: some 100,000 bodies.
  public static final int LONGEST = 8 << 20;

  private static final Pattern SCENE =
      Pattern.compile(
          "\\x{FEFF}?+\\s*+(?!.*\"(?:finding|against)\":)" // fuzz prints no scenes
              + "(\\{\\s*}|\\[\\s*]|[\\[{](?s:.*)\"(format|bodies|shape|pair)\"\\s*:)");

  /// The name of a scene file, as messages and reports have it.
  private static final Pattern FILE =
      Pattern.compile("(?<![^\\s\"'=,<>])[^\\s\"'=,<>]+?\\.json(?=[\\s\"',:]|$)");

  private static final Pattern COMMENT = Pattern.compile("^(?://|#) ?");

  private static final Pattern COMMENTED_OBJECT = Pattern.compile("(?://|#) ?\\{");

  private PastedText() {}

  /// {@return the bodies of points in a text; empty if it is something else, such as a scene}
  ///
  /// @param conventions how its numbers are meant
  /// @param cancelled whether to stop; asked on the same thread
  /// @throws java.util.concurrent.CancellationException if it was cancelled
  public static Optional<Pasted> points(
      String text, Space space, Set<ShapeConvention> conventions, BooleanSupplier cancelled) {
    if (isScene(text)) {
      return Optional.empty();
    }
    PointBodies bodies = new PointBodies(text, space, conventions);
    if (Dump.is(text)) {
      Dump.read(text, bodies);
    } else if (Obj.is(text)) {
      Obj.read(text, bodies);
    } else {
      String points = DecimalCommas.toPoints(text, bodies.dimension());
      String bare = UnityText.read(points, bodies);
      Literals.read(Scaled.in(ItemScanner.read(bare, cancelled)), bodies);
    }
    Pasted pasted = bodies.pasted();
    Matcher file = FILE.matcher(text);
    return pasted.bodies().isEmpty() && file.find()
        ? Optional.of(
            Pasted.refused(Phrase.of("import.names-file", PlainText.escape(file.group()))))
        : Optional.of(pasted).filter(any -> !any.isNothing());
  }

  /// {@return whether a text is, or has, a scene or bodies}
  static boolean isScene(String text) {
    return SCENE.matcher(text).lookingAt()
        || commented(text).isPresent()
        || SceneFile.hasPairLines(text);
  }

  /// {@return the scene in a text, which may be the comment of a copied test}
  ///
  /// @param source the name of the text in messages
  public static Scene scene(String source, String text, Space space) throws SceneFileException {
    return SceneFile.parsePasted(source, commented(text).orElse(text), space);
  }

  private static Optional<String> commented(String text) {
    return Optional.of(
            text.lines()
                .dropWhile(line -> !COMMENTED_OBJECT.matcher(line).matches())
                .takeWhile(line -> COMMENT.matcher(line).find())
                .map(line -> COMMENT.matcher(line).replaceFirst(""))
                .collect(Collectors.joining("\n")))
        .filter(comment -> comment.contains("\"collision-bench-scene\""));
  }
}
