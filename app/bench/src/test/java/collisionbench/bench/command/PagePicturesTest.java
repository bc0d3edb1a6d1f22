package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.map.MapFigures;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PagePicturesTest {

  private static final String FILE = "maps/1.png";

  private static final ScenePainter PENCIL =
      new Sketcher((scene, file) -> Files.writeString(file, scene.name()));

  @TempDir Path folder;
  private final List<String> reported = new ArrayList<>();
  private int pages;

  /// {@return the map of the first two of three spheres}
  private MapFigures map(ScenePainter painter, Method method) throws Exception {
    Path file = SceneFiles.touching(folder.resolve("scene.json"));
    return map(painter, method, SceneFile.read(file), "b", "a");
  }

  private MapFigures map(ScenePainter painter, Method method, Scene scene, String... ids)
      throws Exception {
    Path page = folder.resolve(Integer.toString(pages++));
    PagePictures pictures = new PagePictures(PageFolder.at(page), painter, reported::add);
    MapFigures figures = pictures.map(scene, List.of(ids), method, FILE);
    assertEquals(figures.picture().isPresent(), Files.exists(page.resolve(FILE)));
    return figures;
  }

  private MapFigures map(Function<Question, Answer> does) throws Exception {
    return map(PENCIL, FakeMethod.overlap("mine", does));
  }

  private static Answer right(Question question) {
    return Methods.ANALYTIC.answer(question, Query.OVERLAP);
  }

  @Test
  void aMapHasAPictureSharesOfAllPlacesAndASentence() throws Exception {
    MapFigures figures =
        map(question -> Answer.of(!right(question).decided().overlap().orElseThrow()));
    assertEquals(Optional.of(FILE), figures.picture());
    assertEquals("a moved around b, by mine", figures.pair());
    assertEquals(64 * 64, figures.shares().stream().mapToInt(MapFigures.Share::places).sum());
    assertTrue(figures.says().startsWith("wrong by up to "), figures::says);
    assertEquals(List.of(), reported);
  }

  @Test
  void aMapWithoutADisplayHasItsFigures() throws Exception {
    MapFigures drawn = map(PagePicturesTest::right);
    MapFigures figures =
        map(
            ScoreCommandTest.withoutDisplay(() -> "there is no display"),
            FakeMethod.overlap("mine", PagePicturesTest::right));
    assertEquals(drawn, figures.with(FILE));
    assertEquals(Optional.empty(), figures.picture());
    assertEquals(List.of("no images: there is no display"), reported);
  }

  /// One color says no more than its share.
  @Test
  void aMapOfOneColorHasNoPicture() throws Exception {
    Scene scene = BuiltInScenes.named("fault-002-one-line").orElseThrow();
    MapFigures figures = map(PENCIL, Methods.ANALYTIC, scene, "first", "second");
    assertEquals(Optional.empty(), figures.picture());
    assertEquals("100 %", figures.shares().getFirst().share());
    assertEquals("no edge seen", figures.says());
  }

  private void assertNone(String why, Function<Question, Answer> does) throws Exception {
    assertEquals(
        new MapFigures(Optional.empty(), "a moved around b, by mine", List.of(), "no map: " + why),
        map(does));
    assertEquals(List.of(), reported);
  }

  @Test
  void aMethodThatNeverAnswersHasASentenceInstead() throws Exception {
    assertNone(
        "mine: java.lang.IllegalStateException: broken",
        _ -> {
          throw new IllegalStateException("broken");
        });
    assertNone("mine: no yes or no at any place", _ -> Answer.of(true, Double.NaN));
  }

  @Test
  void aMethodThatIsGivenUpWhileItIsAskedHasASentenceInstead() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    MethodFailure last = new MethodFailure.Died("exit code 3", "");
    assertNone(
        "mine: no longer asked after too many failures; the last: ended (exit code 3)",
        question ->
            asked.incrementAndGet() < 1000
                ? right(question)
                : new Answer.Failed(new MethodFailure.GivenUp(last)));
    assertTrue(asked.get() > 1000);
  }

  @Test
  void aMethodThatGivesNoYesOrNoHasASentenceInstead() throws Exception {
    Method times = new FakeMethod("times", () -> Set.of(Query.SWEEP), _ -> Answer.nothing());
    MapFigures figures = map(PENCIL, times);
    assertEquals("no map: times: gives no yes or no about sphere-sphere", figures.says());
    assertEquals(List.of(), figures.shares());
  }

  @Test
  void bodiesTooLargeForAMapHaveASentenceInstead() throws Exception {
    Path file = SceneFiles.touching(folder.resolve("scene.json"));
    String text = Files.readString(file).replace("\"radius\": 1}", "\"radius\": 1e308}");
    Scene scene = SceneFile.read(Files.writeString(file, text));
    assertEquals(
        "no map: a around b: a map of that size does not fit into the doubles",
        map(PENCIL, Methods.ANALYTIC, scene, "a", "b").says());
  }

  @Test
  void aMapThatCannotBeWrittenIsAFailure() {
    IOException failure = new IOException("full");
    ScenePainter full =
        new Sketcher((_, _) -> {
          throw failure;
        });
    CommandException thrown =
        assertThrows(CommandException.class, () -> map(full, Methods.ANALYTIC));
    assertTrue(thrown.getMessage().contains("1.png: cannot be written"), thrown::getMessage);
  }
}
