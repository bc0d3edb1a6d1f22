package collisionbench.app.paste;

import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
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

  private static final List<String> MEMBERS =
      List.of("\"format\"", "\"bodies\"", "\"shape\"", "\"pair\"");

  /// Members of what `fuzz` prints, which is no scene.
  private static final List<String> CAMPAIGN = List.of("\"finding\":", "\"against\":");

  /// The name of a scene file.
  private static final Pattern FILE =
      Pattern.compile("(?<![^\\s\"'=,<>])[^\\s\"'=,<>]+?\\.json(?=[\\s\"',:]|$)");

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
    Reading reading = numbers(text, options, new Stop(cancelled));
    Reading chosen = options.form().map(reading::as).orElse(reading);
    return Optional.of(chosen).filter(read -> !read.isNothing());
  }

  private static Reading numbers(String text, Options options, Stop stop) {
    boolean decimalCommas = options.decimalCommas().orElseGet(() -> DecimalCommas.areIn(text));
    Scanner.Scanned scanned = Scanner.scan(text, false, stop);
    boolean hasOwnCut = options.cut().by() == Cut.By.TEXT;
    Optional<Guess.Guessed> known =
        hasOwnCut
            ? Obj.read(text, stop)
                .or(() -> Wkt.read(scanned.tokens(), stop))
                .or(() -> Table.read(text, stop))
            : Optional.empty();
    if (known.isPresent()) {
      return reading(text, options, known.get(), scanned.remarks(), true);
    }
    Scanner.Scanned read = decimalCommas ? Scanner.scan(text, true, stop) : scanned;
    TupleReader.Grouped grouped = TupleReader.read(text, read.tokens(), stop);
    List<Part> parts = options.cut().apply(Parts.in(grouped, stop));
    int dimension =
        options
            .space()
            .map(Space::dimension)
            .orElseGet(() -> Dimension.of(parts, read.tokens(), options.preferred()));
    boolean isPreferred = dimension == options.preferred().dimension();
    Guess.Guessed guessed = Guess.of(parts, dimension, isPreferred, stop);
    return reading(text, options, guessed, read.remarks(), !isOdd(text));
  }

  private static Reading reading(
      String text, Options options, Guess.Guessed guessed, int remarks, boolean maybeSure) {
    Space space = guessed.dimension() == 2 ? Space.TWO : Space.THREE;
    boolean isSure = guessed.isSure() && maybeSure;
    return new Reading(text, space, options.axes(), guessed.rows(), remarks, isSure);
  }

  /// {@return whether a text has something that leaves out or changes numbers: an ellipsis, a
  /// condition of a preprocessor, a difference of versions, or commas of thousands}
  private static boolean isOdd(String text) {
    return (text.contains("...") && !text.contains("(...)"))
        || text.contains("#if")
        || text.contains("@@ ")
        || DecimalCommas.mayBeThousands(text)
        || hasBars(text);
  }

  /// {@return whether a bar separates numbers, as those of a transform in `1,2,3|0,90,0|1,1,1`}
  private static boolean hasBars(String text) {
    for (int i = text.indexOf('|'); i > 0; i = text.indexOf('|', i + 1)) {
      if (Chars.isDigit(text.charAt(i - 1)) && Chars.isDigit(Chars.at(text, i + 1))) {
        return true;
      }
    }
    return false;
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
    return inner.startsWith("}")
        || inner.startsWith("]")
        || MEMBERS.stream().anyMatch(text::contains);
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
