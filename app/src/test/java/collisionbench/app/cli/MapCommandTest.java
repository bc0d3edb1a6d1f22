package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.Run;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `map`, without the drawing.
class MapCommandTest {

  @TempDir Path folder;
  private Path picture = Path.of("");

  @BeforeEach
  void name() {
    picture = folder.resolve("map.png");
  }

  private Run map(String scene, String body, String... more) {
    List<String> args =
        new ArrayList<>(List.of("map", scene, "--body", body, "-o", picture.toString()));
    args.addAll(List.of(more));
    return Drawing.run(args.toArray(String[]::new));
  }

  @Test
  void printsThePairTheMethodOfTheArticleAndTheShares() {
    Run run = map("fault-003-short-direction-2d", "circle");
    assertEquals(0, run.status(), run::err);
    List<String> lines = run.out().lines().toList();
    assertEquals("circle moved around quarter, by article-003-circle-sector", lines.getFirst());
    assertTrue(lines.get(1).matches("  No, correctly  +43\\.\\d %"), lines.get(1));
    assertTrue(lines.get(3).matches("  Yes, but they are apart +26\\.\\d %"), lines.get(3));
    assertTrue(
        lines.get(4).matches("  No, but they touch +none seen in 65,536 places"), lines.get(4));
    assertTrue(
        lines.get(5).matches("wrong by up to 0\\.\\d+ along \\d+ % of the edge; \\d+ crossings .*"),
        lines.get(5));
    assertEquals(6, lines.size());
    assertEquals(List.of("map AGREEMENT of 256 x 256 DARK 512 " + picture), run.drawn());
  }

  @Test
  void aPlaceIsTwoPixelsWideUpTo512InARow() {
    assertEquals(
        List.of("map BRANCH of 10 x 10 LIGHT 21 " + picture),
        map("sphere-box", "ball", "--size=21", "--theme=light", "--color=branch").drawn());
    assertEquals(
        List.of("map AGREEMENT of 512 x 512 DARK 4000 " + picture),
        map("sphere-sphere", "small ball", "--size=4000").drawn());
  }

  @ParameterizedTest
  @CsvSource({
    "circle-sector-2d, circle, , 'circle moved around quarter, by article-003-circle-sector'",
    "circle-sector-2d, quarter, , 'quarter moved around circle, by article-003-circle-sector'",
    "circle-sector-2d, circle, --other=three quarters, "
        + "'circle moved around three quarters, by article-003-circle-sector'",
    "circle-sector-2d, circle, --other=small circle, 'circle moved around small circle, by analytic'",
    "circle-sector-2d, circle, --color=distance, 'circle moved around quarter, by analytic'",
    "circle-sector-2d, circle, --by=gjk, 'circle moved around quarter, by gjk'",
    "circle-sector-2d, circle, --methods=gjk, 'circle moved around quarter, by gjk'",
    "playground, ball, , 'ball moved around stick, by analytic'"
  })
  void findsTheOtherBodyAndTheMethod(String scene, String body, String option, String head) {
    Run run = option == null ? map(scene, body, "--size=8") : map(scene, body, "--size=8", option);
    assertEquals(head, run.out().lines().findFirst().orElse(run.err()));
  }

  @Test
  void bodiesOfOneGroupAreMappedIfBothAreNamed() throws IOException {
    Path scene =
        Files.writeString(
            folder.resolve("pair.json"),
            """
            {"format": "collision-bench-scene", "version": 2, "name": "", "space": "2d", "bodies": [
              {"id": "a", "group": "g", "shape": {"type": "circle", "center": [0, 0], "radius": 1}},
              {"id": "b", "group": "g", "shape": {"type": "circle", "center": [3, 0], "radius": 1}}
            ]}
            """);
    assertEquals(0, map(scene.toString(), "a", "--other=b", "--size=8").status());
    assertRefused(
        "--body: a: asked about no other body; name one with --other", scene.toString(), "a");
  }

  private void assertRefused(String sentence, String scene, String body, String... more) {
    assertEquals(
        new Run(2, "", "collision-bench: " + sentence + "\n", List.of()), map(scene, body, more));
  }

  @ParameterizedTest
  @CsvSource({
    "sphere-box, bal, --size=8, "
        + "'--body: bal: no such body; did you mean ball?; the scene has box, ball'",
    "sphere-box, ball, --other=cone, '--other: cone: no such body; the scene has box, ball'",
    "sphere-box, ball, --other=ball, '--other: expected another body than --body, found ball'",
    "sphere-box, ball, --by=article-003-circle-sector, "
        + "article-003-circle-sector: gives no yes or no about sphere-box",
    "'sphere-box', ball, '--methods=sat,gjk', '--by: expected one of sat, gjk'",
    "sphere-box, ball, --plane=body, "
        + "'--plane: expected xy, xz, yz or picture, since neither body is flat, found body'",
    "circle-sector-2d, circle, --plane=xy, '--plane: a 2D scene has one plane only'",
    "sphere-box, ball, --size=1, '--size: expected a number of pixels from 2 to 8192, found 1'",
    "sphere-box, ball, --size=8193, "
        + "'--size: expected a number of pixels from 2 to 8192, found 8193'"
  })
  void saysWhatDoesNotFit(String scene, String body, String option, String sentence) {
    assertRefused(sentence, scene, body, option);
  }

  /// A method that gives distances is held to them, whatever the map shows.
  @Test
  void saysHowTheDistancesAre() {
    assertTrue(
        map("sphere-box", "ball", "--by=gjk", "--size=64")
            .out()
            .contains("; distances right up to rounding at 256 sampled places; "));
  }

  /// Before the work on the map.
  @Test
  void noDisplayIsToldAtOnce() {
    Pictures none =
        (Pictures)
            Proxy.newProxyInstance(
                Pictures.class.getClassLoader(),
                new Class<?>[] {Pictures.class},
                (_, method, _) -> {
                  assertEquals("requireDisplay", method.getName());
                  throw new CommandException("no display");
                });
    Run run = Drawing.run(none, "map", "sphere-box", "--body", "ball", "-o", picture.toString());
    assertEquals(new Run(2, "", "collision-bench: no display\n", List.of()), run);
  }

  @Test
  void aMethodWithoutDistancesHasNoMapOfThem() {
    assertRefused(
        "article-003-circle-sector: gives no distances about circle-sector-2d",
        "circle-sector-2d",
        "circle",
        "--by=article-003-circle-sector",
        "--color=distance");
  }

  @Test
  void aMapBeyondTheDoublesIsRefused() throws IOException {
    Path scene =
        Files.writeString(
            folder.resolve("far.json"),
            """
            {"format": "collision-bench-scene", "version": 1, "name": "", "space": "2d", "bodies": [
              {"id": "a", "shape": {"type": "circle", "center": [1e308, 0], "radius": 1e308}},
              {"id": "b", "shape": {"type": "circle", "center": [-1e308, 0], "radius": 1e308}}
            ]}
            """);
    assertRefused(
        "a around b: a map of that size does not fit into the doubles", scene.toString(), "a");
  }

  @Test
  void aPictureNeedsAnotherFileThanTheScene() {
    picture = folder.resolve("map.txt");
    assertRefused(
        "-o: " + picture + ": expected a name that ends in .png or .csv", "sphere-box", "ball");
  }

  /// Every line is held to what the method and the exact reference answer there.
  @ParameterizedTest
  @CsvSource({"places, 8, 16", "edge, 16, 64", "bits, 16, 16384"})
  void theTableHoldsTheAnswersAtEachPlace(String view, String size, int places) throws IOException {
    picture = folder.resolve("map.csv");
    Run run = map("fault-003-short-direction-2d", "circle", "--view=" + view, "--size=" + size);
    assertEquals(0, run.status(), run::err);
    assertEquals(List.of(), run.drawn());
    List<String> lines = Files.readAllLines(picture);
    assertEquals("x,y,touch,method", lines.getFirst());
    assertEquals(places, lines.size() - 1);
    Method method = Methods.catalogue().named("article-003-circle-sector").orElseThrow();
    Sector sector = new Sector(Vec2.ZERO, 1, new Vec2(-0.4, 0), Math.PI / 2);
    for (String line : lines.subList(1, lines.size())) {
      String[] values = line.split(",", -1);
      Vec2 center = new Vec2(Double.parseDouble(values[0]), Double.parseDouble(values[1]));
      Question question = method.given(Question.of(sector, new Circle(center, 0.6)));
      assertEquals(said(Methods.EXACT, question), values[2], line);
      assertEquals(said(method, question), values[3], line);
    }
  }

  private static String said(Method method, Question question) {
    return method.answer(question, Query.OVERLAP) instanceof Answer.Decided decided
        ? decided.overlap().map(yes -> yes ? "yes" : "no").orElse("none")
        : "none";
  }

  @Test
  void aTableReplacesOnlyATableOfAMap() throws IOException {
    picture = Files.writeString(folder.resolve("other.csv"), "a,b,c\n1,2,3\n");
    assertRefused(
        "-o: "
            + picture
            + ": expected a map or a new file, found another; name another place, or delete it",
        "sphere-box",
        "ball");
    picture = folder.resolve("map.csv");
    assertEquals(0, map("sphere-box", "ball", "--size=8").status());
    assertEquals(0, map("sphere-box", "ball", "--size=8").status());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theSummaryStaysOutOfAStream() {
    picture = Path.of("/dev/stdout");
    Run run = map("sphere-box", "ball", "--size=8");
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("ball moved around box, by "), run.err());
  }

  @Test
  void withoutAnEdgeThereIsNothingToUnroll() throws IOException {
    Path scene =
        Files.writeString(
            folder.resolve("points.json"),
            """
            {"format": "collision-bench-scene", "version": 1, "name": "", "space": "2d", "bodies": [
              {"id": "a", "shape": {"type": "point", "at": [0.1, 0.2]}},
              {"id": "b", "shape": {"type": "point", "at": [3, 0]}}
            ]}
            """);
    for (String view : List.of("--view=edge", "--view=bits")) {
      assertRefused(
          "a around b: no edge between touching and apart was found", scene.toString(), "a", view);
    }
    assertTrue(map(scene.toString(), "a").out().endsWith("no edge seen\n"));
  }
}
