package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body3;
import collisionbench.app.session.Document;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Films of what the picture shows.
class RecorderTest extends WindowTest {

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("ball", new Sphere(new Vec3(-2, 1, 0), 1), new Vec3(3, 0, 0)),
            new Body3("other", new Sphere(new Vec3(1, 1, 0), 1))));
  }

  private Path film() {
    return folder.resolve("film.gif");
  }

  private void ask(Path file) {
    asked.answer = Optional.of(file);
  }

  /// {@return how long each picture of a GIF is shown, in hundredths of a second}
  private static List<Integer> hundredths(Path file) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    List<Integer> all = new ArrayList<>();
    try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(in);
      for (int i = 0; i < reader.getNumImages(true); i++) {
        IIOMetadataNode root =
            (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
        IIOMetadataNode control =
            (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
        all.add(Integer.parseInt(control.getAttribute("delayTime")));
      }
    }
    return all;
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void aDragIsRecordedUntilItIsStopped() throws Exception {
    recordMotion();
    robot.clickOn("#recording-stop");
    await("#notice-action");
    assertTrue(text("notice-action").contains("film.gif"), text("notice-action"));
    assertFalse(isShown("#recording"));
    assertTrue(hundredths(film()).size() > 1);
    assertEquals(List.of(film()), files());
  }

  /// Until a picture of it is written.
  private void recordMotion() throws TimeoutException {
    ask(film());
    robot.type(KeyCode.F9);
    await("#recording-stop");
    await(() -> {
      robot.interact(() -> session().showTime((session().evaluation().get().time() + 0.1) % 1));
      return !text("recording-state").contains(" 0 KiB");
    });
  }

  private boolean isShown(String selector) {
    return onFx(() -> robot.lookup(selector).query().isVisible());
  }

  @Test
  void onePassHasEveryPictureOfIt() throws Exception {
    ask(film());
    robot.interact(() -> session().showTime(0.25));
    robot.interact(() -> session().display().changeSpeed(speed -> speed.faster().faster()));
    robot.push(KeyCode.SHIFT, KeyCode.F9);
    await("#notice-action");
    List<Integer> shown = hundredths(film());
    assertEquals(13, shown.size(), "every 60 ms of three quarters of a second");
    assertEquals(78, shown.stream().mapToInt(Integer::intValue).sum());
    assertEquals(0.25, session().evaluation().get().time(), "as it was");
    BufferedImage first = ImageIO.read(film().toFile());
    assertTrue(Math.max(first.getWidth(), first.getHeight()) <= 960, "of moderate size");
  }

  @Test
  void nothingIsLeftOfWhatIsDiscarded() throws Exception {
    ask(film());
    robot.type(KeyCode.F9);
    await("#recording-discard");
    settle();
    robot.clickOn("#recording-discard");
    await(() -> files().isEmpty());
    assertFalse(isShown("#recording"));
    assertTrue(robot.lookup("#notice-action").tryQuery().isEmpty());
  }

  @Test
  void whereNoFilmCanBeThatIsSaid() throws Exception {
    for (String name : List.of("nowhere/film.gif", "film.mov")) {
      ask(folder.resolve(name));
      robot.type(KeyCode.F9);
      await("#dialog-text");
      assertTrue(text("dialog-text").contains("film."), text("dialog-text"));
      robot.type(KeyCode.ENTER);
      settle();
      assertFalse(isShown("#recording"));
    }
    assertEquals(List.of(), files());
  }

  @Test
  void aWindowThatClosesKeepsTheFilm() throws Exception {
    recordMotion();
    robot.interact(stage::hide);
    assertEquals(List.of(film()), files());
    assertFalse(hundredths(film()).isEmpty());
  }

  @Test
  void inAnotherLanguageTheFilmIsKept() throws Exception {
    recordMotion();
    robot.push(KeyCode.CONTROL, KeyCode.L);
    settle();
    assertEquals(List.of(film()), files());
    assertFalse(isShown("#recording"));
  }
}
