package collisionbench.app.docs;

import collisionbench.bench.docs.Docs;
import collisionbench.bench.scenefile.BuiltInScenes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/// Finds what a page names and the project does not have.
///
/// - Links: the file exists, and so does the heading after `#`.
/// - In backticks: a type such as `search/BoxBox.test` exists, and its file has a word like the
///   member; a path such as `app/docs` exists; an option such as `--json` is one of a command.
/// - `app/run WORD`, `collision-bench WORD`: a command or a built-in scene; a path is neither.
/// - Keys such as Ctrl+Shift+R: an entry of a menu has it. F10 is JavaFX's own.
final class DocNames {

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern FENCE = Pattern.compile("(?ms)^ *```.*?^ *```$");
  private static final Pattern SPAN = Pattern.compile("`([^`\\n]+)`");
  private static final Pattern TYPE =
      Pattern.compile(
          "((?:[a-z]\\w*[/.])*)([A-Z]\\w*[a-z]\\w*)(?:[.#]([A-Za-z]\\w*))?(?:\\(.*\\))?");
  private static final Pattern FILE = Pattern.compile("(?:app|geometry)(?:/[\\w.-]+)+/?");
  private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]+");
  private static final Pattern COMMAND =
      Pattern.compile("(?:app/run|collision-bench) ([a-z][a-z0-9-]*+)(?!/)");
  private static final Pattern KEY =
      Pattern.compile("\\b(?:(?:(?:Ctrl|Shift|Alt)\\+)+(?:[A-Z]\\b|F\\d+)|F(?:[1-9]|1[0-2])\\b)");
  private static final Pattern DECLARED =
      Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z]\\w*)");
  private static final Pattern COMMAND_KEYS =
      Pattern.compile(
          "\"((?:(?:Shortcut|Shift|Alt)\\+)*(?:[A-Z]|F\\d+|Shortcut\\+\\w+)(?:, [\\w +]+)*)\"");
  private static final Pattern QUOTED_OPTION =
      Pattern.compile("(?<=[\" ])--[a-z][a-z-]+(?=[\" )|])");

  /// Types of JavaFX, FXyz3D and Unity, of which decisions speak, and of libraries that adapters
  /// call.
  private static final Set<String> OTHERS =
      Set.of(
          "Cylinder",
          "FxRobot",
          "Robot",
          "SubScene",
          "TriangleMesh",
          "Double",
          "CapsuleMesh",
          "FrustumMesh",
          "IcosahedronMesh",
          "PolyLine3D",
          "SurfacePlotMesh",
          "Text3DMesh",
          "Clamp01",
          "Math",
          "Matrix4x4",
          "Max",
          "Min",
          "Intersectiond",
          "PolygonsIntersection",
          "Sat",
          "System");

  /// Options of GNU parallel and Slurm, which campaigns run under.
  private static final Set<String> OTHER_OPTIONS =
      Set.of(
          "--joblog",
          "--resume-failed",
          "--sshlogin",
          "--workdir",
          "--return",
          "--cleanup",
          "--array",
          "--cpus-per-task");

  /// The files that declare a type of a simple name.
  private final Map<String, Set<Path>> types = new HashMap<>();

  private final Set<String> options = new HashSet<>();
  private final Set<String> commands = new HashSet<>();
  private final Set<KeyCombination> keys = new HashSet<>();

  DocNames() throws IOException {
    options.addAll(OTHER_OPTIONS);
    for (String folder : List.of("app/src", "app/bench/src", "app/scripts", "geometry")) {
      try (Stream<Path> files = Files.walk(Docs.ROOT.resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(this::index);
      }
    }
    options(Docs.ROOT.resolve("app/test"));
    options(Docs.ROOT.resolve("app/scripts/usage.txt"));
    commands.addAll(BuiltInScenes.keys());
  }

  private void index(Path file) {
    String text = Docs.read(file);
    found(DECLARED, text)
        .forEach(type -> types.computeIfAbsent(type.group(1), _ -> new HashSet<>()).add(file));
    if (file.toString().contains("window") && text.contains(".group(Place.")) {
      found(COMMAND_KEYS, text)
          .flatMap(found -> Stream.of(found.group(1).split(", ", -1)))
          .map(KeyCombination::keyCombination)
          .forEach(keys::add);
    }
    if (file.toString().replace('\\', '/').matches(".*/(?:cli|command)/[^/]*")) {
      found(QUOTED_OPTION, text).forEach(option -> options.add(option.group()));
      found(Pattern.compile("name = \"([a-z]+)\""), text)
          .forEach(command -> commands.add(command.group(1)));
    }
  }

  private void options(Path script) {
    found(OPTION, Docs.read(script)).forEach(option -> options.add(option.group()));
  }

  private static Stream<MatchResult> found(Pattern pattern, String text) {
    return pattern.matcher(text).results();
  }

  /// {@return what a page names that there is not}
  Stream<String> missing(Path page, String text) {
    String prose = FENCE.matcher(text).replaceAll("");
    return Stream.of(
            found(LINK, prose).map(link -> link.group(1)).filter(link -> !links(page, text, link)),
            found(SPAN, prose).map(span -> span.group(1)).filter(span -> !names(span)),
            found(OPTION, text).map(MatchResult::group).filter(option -> !options.contains(option)),
            found(COMMAND, text)
                .map(command -> command.group(1))
                .filter(command -> !commands.contains(command)),
            found(KEY, prose).map(MatchResult::group).filter(key -> !isKey(key)))
        .flatMap(names -> names)
        .distinct();
  }

  private static boolean links(Path page, String text, String link) {
    if (link.startsWith("https://")) {
      return true;
    }
    int hash = link.indexOf('#');
    Path file = hash == 0 ? page : page.resolveSibling(hash < 0 ? link : link.substring(0, hash));
    return (hash == 0 || Files.exists(file))
        && (hash < 0
            || found(HEADING, hash == 0 ? text : Docs.read(file))
                .anyMatch(heading -> anchor(heading.group(1)).equals(link.substring(hash + 1))));
  }

  private static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} -]", "").replace(' ', '-');
  }

  private boolean names(String span) {
    if (FILE.matcher(span).matches()) {
      return span.contains("/target/") || Files.exists(Docs.ROOT.resolve(span));
    }
    Matcher type = TYPE.matcher(span);
    return !type.matches()
        || OTHERS.contains(type.group(2))
        || types.getOrDefault(type.group(2), Set.of()).stream()
            .anyMatch(file -> declares(file, type.group(1), type.group(3)));
  }

  private static boolean declares(Path file, String folder, @Nullable String member) {
    return file.toString().replace('\\', '/').contains("/" + folder.replace('.', '/'))
        && (member == null
            || Pattern.compile("\\b" + member + "\\b").matcher(Docs.read(file)).find());
  }

  private boolean isKey(String key) {
    return key.equals("F10")
        || keys.contains(KeyCombination.keyCombination(key.replace("Ctrl", "Shortcut")));
  }
}
