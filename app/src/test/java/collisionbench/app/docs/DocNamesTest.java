package collisionbench.app.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.docs.Docs;
import collisionbench.bench.method.Template;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocNamesTest {

  @Test
  void whatIsNamedExists() throws IOException {
    DocNames names = new DocNames();
    List<String> missing =
        Docs.pages().stream()
            .filter(page -> !page.endsWith("CHANGELOG.md"))
            .flatMap(page ->
                names
                    .missing(page, Docs.read(page))
                    .map(name -> Docs.ROOT.relativize(page) + ": " + name))
            .toList();
    assertEquals(List.of(), missing);
  }

  /// A checker that finds nothing would pass as well.
  @Test
  void aBrokenPageIsFound() throws IOException {
    Path page = Docs.GUIDE.resolve("broken.md");
    String text =
        """
        # Broken
        [a page](gone.md), [a heading](scenes.md#gone), [good](scenes.md#fields), [own](#broken),
        `SceneFilez`, `SceneFile.reed`, `search/Overlap3`, `overlap/Overlap3.test(a, b)`, `Overlap3`,
        `app/docs/gone`, `app/docs`, `app/run chek`, `app/run check --jsn --json playground`, `radius`,
        Ctrl+Shift+Y, Ctrl+S, F12, F1
        """;
    assertEquals(
        List.of(
            "gone.md",
            "scenes.md#gone",
            "SceneFilez",
            "SceneFile.reed",
            "search/Overlap3",
            "app/docs/gone",
            "--jsn",
            "chek",
            "Ctrl+Shift+Y",
            "F12"),
        new DocNames().missing(page, text).toList());
  }

  /// What a page and its translation name, apart from words.
  private static Set<String> things(String page) {
    Pattern thing =
        Pattern.compile(
            "(?ms)^```.*?^```$|`[^`\\n]+`|\\b(?:(?:Ctrl|Shift|Alt)\\+)+[A-Z0-9]\\w*|\\bF\\d+\\b");
    return thing
        .matcher(Docs.guide(page))
        .results()
        .map(found -> found.group().strip())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"window", "mouse-and-keys", "scenes", "methods", "lessons"})
  void aTranslatedPageNamesTheSameThings(String page) {
    assertEquals(things(page), things(page + ".zh"));
  }

  @Test
  void versionsAreThoseOfTheCode() throws IOException {
    String page = Docs.guide("versions");
    String sources =
        Stream.of(
                "scenefile/SceneReader",
                "lesson/LessonReader",
                "method/MethodsFile",
                "method/IntroductionReader",
                "score/ScoreJson",
                "command/Suite")
            .map(file ->
                Docs.read(
                    Docs.ROOT.resolve(
                        "app/bench/src/main/java/collisionbench/bench/" + file + ".java")))
            .collect(Collectors.joining());
    long stated =
        Pattern.compile("`\"(?:format|collisionBench)\": (?:\"([\\w-]+)\", \"version\": )?(\\d+)`")
            .matcher(page)
            .results()
            .peek(found ->
                assertEquals(
                    "collision-bench-score".equals(found.group(1)) ? "2" : "1", found.group(2)))
            .peek(found -> assertTrue(found.group(1) == null || sources.contains(found.group(1))))
            .count();
    assertEquals(6, stated);
    assertEquals(
        List.of("member(\"version\", 2)"),
        Pattern.compile("VERSION = [^1]|member\\(\"version\", [^1V]\\)")
            .matcher(sources)
            .results()
            .map(MatchResult::group)
            .toList());
    assertEquals(version(), page.split("the program \\| ", 2)[1].split(" ", 2)[0]);
  }

  private static String version() {
    String pom = Docs.read(Docs.ROOT.resolve("pom.xml"));
    return pom.split("<version>", 2)[1].split("</version>", 2)[0];
  }

  /// Their names are those that `app/scripts/Package.java` gives them.
  @Test
  void theReadmeNamesThePackagesOfThisVersion() {
    Set<String> named =
        Pattern.compile(
                "\\b(?:collision-bench|geometry)[-_][\\w.-]+\\.(?:deb|msi|dmg|jar|tar\\.gz)\\b")
            .matcher(Docs.read(Docs.ROOT.resolve("README.md")))
            .results()
            .map(MatchResult::group)
            .collect(Collectors.toSet());
    String version = version();
    assertEquals(
        Set.of(
            "collision-bench_" + version + "_amd64.deb",
            "collision-bench-" + version + ".msi",
            "collision-bench-" + (version.startsWith("0.") ? "1.0.0" : version) + ".dmg",
            "collision-bench-headless-" + version + "-linux-amd64.tar.gz",
            "collision-bench-" + version + ".jar",
            "geometry-" + version + ".jar",
            "geometry-" + version + "-javadoc.jar"),
        named);
  }

  /// Once there is a release, the next build has to keep its API.
  @Test
  void theApiIsComparedWithTheLastRelease() {
    String changelog = Docs.read(Docs.ROOT.resolve("geometry/docs/CHANGELOG.md"));
    String pom = Docs.read(Docs.ROOT.resolve("geometry/pom.xml"));
    List<String> released =
        Pattern.compile("(?m)^## (\\d[\\d.]*+)(?! *\\(unreleased\\))")
            .matcher(changelog)
            .results()
            .map(heading -> heading.group(1))
            .toList();
    boolean skips = pom.contains("<japicmp.skip>true</japicmp.skip>");
    String last = released.isEmpty() ? "none" : released.getFirst();
    assertTrue(pom.contains("<last.release>" + last + "</last.release>"), last);
    assertEquals(released.isEmpty(), skips);
  }

  @Test
  void everyDecisionHasADateAndAStatus() throws IOException {
    Pattern dated =
        Pattern.compile(
            "# \\d{3} .*\\n\\n20\\d\\d-\\d\\d-\\d\\d, (?:accepted|superseded by \\d{3})[.;][^`]*");
    List<Path> without =
        Docs.pages().stream()
            .filter(page -> page.toString().contains("decisions"))
            .filter(page -> !dated.matcher(Docs.read(page)).lookingAt())
            .toList();
    assertEquals(List.of(), without);
  }

  /// From a package, the program has another name.
  @Test
  void onlyTheLauncherNamesTheScriptOfTheCheckout() throws IOException {
    List<String> naming = new ArrayList<>();
    for (String module : List.of("app", "app/bench", "geometry", "geometry/methods")) {
      try (Stream<Path> files = Files.walk(Docs.ROOT.resolve(module + "/src/main"))) {
        files
            .filter(Files::isRegularFile)
            .filter(file -> !file.toString().matches(".*\\.(?:png|otf)"))
            .filter(file -> Docs.read(file).contains("app/run"))
            .forEach(file -> naming.add(file.getFileName().toString()));
      }
    }
    assertEquals(List.of("ProgramName.java"), naming);
    assertTrue(Template.JAVA.text().contains("Try it: collision-bench methods --try Mine.java"));
  }

  /// Surefire passes over a name that no test has.
  @Test
  void theFastTestsExist() {
    List<String> missing =
        Docs.read(Docs.ROOT.resolve("app/scripts/fast-tests.txt"))
            .lines()
            .filter(line -> !line.startsWith("#"))
            .filter(line ->
                Stream.of("app", "app/bench", "geometry", "geometry/methods")
                    .map(module -> Docs.ROOT.resolve(module + "/src/test/java/" + line))
                    .noneMatch(Files::exists))
            .toList();
    assertEquals(List.of(), missing);
  }
}
