package collisionbench.bench.paste;

import collisionbench.bench.paste.Options.Switch;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Decides what a pasted text is. What has a grammar has a reader of its own: scenes, bodies,
/// questions and lines of the bench, WKT, OBJ and tables with a heading. Of any other text the
/// numbers are taken.
public final class PastedText {

  /// The longest text that is read, in characters.
  public static final int LONGEST = 8 << 20;

  /// Members that scenes, bodies and questions of the bench have.
  private static final Pattern MEMBERS =
      Pattern.compile("\"format\"|\"pair\"|\"shape\"\\s*+:\\s*+\\{");

  /// Members of what `fuzz` prints, which is no scene.
  private static final List<String> CAMPAIGN = List.of("\"finding\":", "\"against\":");

  /// The name of a scene file.
  private static final Pattern FILE =
      Pattern.compile("(?<![^\\s\"'=,<>])[^\\s\"'=,<>]+?\\.json(?=[\\s\"',:]|$)");

  /// What leaves out or changes numbers: an ellipsis, bars as those of a transform in
  /// `1,2,3|0,90,0|1,1,1`, commas that may be of thousands, as in `1,250`, diameters, squares, and
  /// units.
  private static final Pattern ODD =
      Pattern.compile(
          "(?<!\\()\\.\\.\\.|\\d\\|\\d|[1-9],\\d{3}(?!\\d)|(?i:diameter|squared)"
              + "|\\d (?:mm|cm|km|ft|inch)\\b");

  private static final Pattern COMMENT = Pattern.compile("^(?://|#) ?");

  private static final Pattern COMMENTED_OBJECT = Pattern.compile("(?://|#) ?\\{");

  private PastedText() {}

  /// {@return what the numbers of a text may be; empty if it is something else, such as a scene, or
  /// has none}
  ///
  /// @param cancelled whether to stop; asked on the same thread
  /// @throws java.util.concurrent.CancellationException if it was cancelled
  public static Optional<Reading> read(String text, Options options, BooleanSupplier cancelled) {
    if (isScene(text)) {
      return Optional.empty();
    }
    Options used =
        options.findsCommas()
            ? options.with(Switch.DECIMAL_COMMA, DecimalCommas.areIn(text))
            : options;
    Guess.Guessed guessed = guessed(text, used, new Stop(cancelled));
    Space space = guessed.dimension() == 2 ? Space.TWO : Space.THREE;
    Reading reading = new Reading(text, used, space, guessed.rows(), guessed.isSure());
    return Optional.of(options.form().map(reading::as).orElse(reading))
        .filter(read -> !read.rows().isEmpty());
  }

  private static Guess.Guessed guessed(String text, Options options, Stop stop) {
    boolean hasDecimalCommas = options.switches().contains(Switch.DECIMAL_COMMA);
    List<Token> tokens = Scanner.scan(text, hasDecimalCommas, stop);
    Grouping grouping = TupleReader.read(text, tokens, stop);
    return Obj.read(text, stop)
        .or(() -> Wkt.read(text, grouping))
        .or(() -> Table.read(tokens, stop))
        .filter(_ -> options.cut() == Cut.TEXT)
        .orElseGet(() -> {
          List<Part> parts = options.cut().apply(Parts.in(grouping, stop));
          int dimension =
              options
                  .space()
                  .map(Space::dimension)
                  .orElseGet(() -> Guess.dimension(parts, options.preferred()));
          Guess.Guessed guessed = Guess.of(parts, dimension, stop);
          boolean isSure = guessed.isSure() && !ODD.matcher(text).find();
          return new Guess.Guessed(guessed.rows(), dimension, isSure);
        });
  }

  /// {@return whether a text has the name of a scene file, as messages and reports do}
  static boolean namesFile(String text) {
    return FILE.matcher(text).find();
  }

  /// {@return why a text has no bodies, such as that it names a scene file}
  static Phrase whyNothing(String text) {
    Matcher file = FILE.matcher(text);
    return file.find()
        ? Phrase.of("import.names-file", PlainText.escape(file.group()))
        : Phrase.of("import.nothing");
  }

  /// {@return whether a text is, or has, a scene or bodies}
  static boolean isScene(String text) {
    return isJson(text) || commented(text).isPresent() || SceneFile.hasPairLines(text);
  }

  private static boolean isJson(String text) {
    String start = text.replace("\uFEFF", "").stripLeading();
    String line = start.lines().findFirst().orElse("");
    boolean isOfCampaign = CAMPAIGN.stream().anyMatch(line::contains);
    if (isOfCampaign || (!start.startsWith("{") && !start.startsWith("["))) {
      return false;
    }
    String inner = start.substring(1).stripLeading();
    return inner.startsWith("}") || inner.startsWith("]") || MEMBERS.matcher(text).find();
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
