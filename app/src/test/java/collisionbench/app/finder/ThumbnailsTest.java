package collisionbench.app.finder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Vec2;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.beans.value.ObservableValue;
import javafx.scene.image.Image;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class ThumbnailsTest {

  private static final Scene FLAT = BuiltInScenes.named("circle-capsule-2d").orElseThrow();

  @TempDir Path folder;
  private final Thumbnails thumbnails = new Thumbnails(Runnable::run);

  @BeforeAll
  static void toolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void begin() {
    restart(Palette.DARK, 1);
  }

  private void restart(Palette palette, double scale) {
    WaitForAsyncUtils.waitForAsyncFx(300_000, () -> thumbnails.restart(palette, scale));
  }

  private Thumbnails.Preview preview(SceneCandidate candidate) throws TimeoutException {
    ObservableValue<Thumbnails.Preview> preview =
        WaitForAsyncUtils.waitForAsyncFx(300_000, () -> thumbnails.of(candidate));
    WaitForAsyncUtils.waitFor(
        5, TimeUnit.MINUTES, () -> !preview.getValue().equals(new Thumbnails.Preview.Waiting()));
    return preview.getValue();
  }

  private Image image(SceneCandidate candidate) throws TimeoutException {
    return assertInstanceOf(Thumbnails.Preview.Ready.class, preview(candidate)).image();
  }

  private SceneCandidate file(String name, Scene scene) throws Exception {
    Path file = folder.resolve(name);
    SceneFile.save(scene, file);
    return new SceneCandidate.Recent(file);
  }

  @Test
  void drawsEqualScenesOnce() throws Exception {
    Image first = image(file("a.json", FLAT));
    assertSame(first, image(file("b.json", FLAT)));
    restart(Palette.DARK, 1);
    assertSame(first, image(file("a.json", FLAT)), "also when it is asked for anew");
    assertNotSame(first, image(file("c.json", Scene.empty("", Space.TWO))));
  }

  @Test
  void redrawsAChangedFileTheNextTime() throws Exception {
    Image first = image(file("a.json", FLAT));
    assertSame(first, image(file("a.json", Scene.empty("", Space.TWO))), "once a round");
    restart(Palette.DARK, 1);
    assertNotSame(first, image(file("a.json", Scene.empty("", Space.TWO))));
  }

  @Test
  void drawsEachThemeAndScaleSeparately() throws Exception {
    Image dark = image(file("a.json", FLAT));
    assertEquals(Thumbnails.WIDTH, dark.getWidth());
    restart(Palette.LIGHT, 2);
    Image light = image(file("a.json", FLAT));
    assertEquals(2 * Thumbnails.WIDTH, light.getWidth());
    assertEquals(2 * Thumbnails.HEIGHT, light.getHeight());
    assertTrue(
        light.getPixelReader().getColor(2, 2).getBrightness()
            > dark.getPixelReader().getColor(2, 2).getBrightness() + 0.5);
  }

  @Test
  void showsWhyAFileCannotBeRead() throws Exception {
    Path broken = Files.writeString(folder.resolve("broken.json"), "{");
    Thumbnails.Preview preview = preview(new SceneCandidate.Recent(broken));
    String reason = assertInstanceOf(Thumbnails.Preview.Failed.class, preview).reason();
    assertTrue(reason.startsWith(broken + ": "));
  }

  @Test
  void drawsEveryBuiltInScene() throws Exception {
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      assertEquals(Thumbnails.HEIGHT, image(new SceneCandidate.BuiltIn(entry)).getHeight());
    }
  }

  private static Scene of(int bodies) {
    List<Body2> points =
        IntStream.range(0, bodies)
            .mapToObj(i -> new Body2("p" + i, new Point2(new Vec2(i, 0))))
            .toList();
    return new Scene(
        "many", "", Space.TWO, List.copyOf(points), Optional.empty(), Optional.empty());
  }

  @Test
  void showsOnlyTheNumberOfTooManyBodies() throws Exception {
    assertEquals(
        new Thumbnails.Preview.TooMany(Thumbnails.MOST_BODIES + 1),
        preview(file("many.json", of(Thumbnails.MOST_BODIES + 1))));
    assertTrue(image(file("fewer.json", of(Thumbnails.MOST_BODIES))).getWidth() > 0);
  }

  @Test
  void doesNotReadAbandonedRequests() {
    List<Runnable> waiting = new ArrayList<>();
    Thumbnails later = new Thumbnails(waiting::add);
    SceneCandidate missing = new SceneCandidate.Recent(folder.resolve("missing.json"));
    var preview = WaitForAsyncUtils.waitForAsyncFx(10_000, () -> later.of(missing));
    WaitForAsyncUtils.waitForAsyncFx(10_000, later::stop);
    waiting.forEach(Runnable::run);
    WaitForAsyncUtils.waitForFxEvents();
    assertEquals(new Thumbnails.Preview.Waiting(), preview.getValue());
    assertEquals(1, waiting.size());
  }

  @Test
  void drawsNothingWhileTheUserTypes() throws Exception {
    SceneCandidate candidate = file("a.json", FLAT);
    long typed = System.nanoTime();
    WaitForAsyncUtils.waitForAsyncFx(10_000, thumbnails::pause);
    image(candidate);
    assertTrue(System.nanoTime() - typed >= 250_000_000);
  }
}
