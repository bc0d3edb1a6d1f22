package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Scenes that take long to open.
class OpeningTest extends WindowTest {

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(many(600));
  }

  private static Scene many(int count) {
    return inSpace(
        IntStream.range(0, count)
            .mapToObj(i ->
                new Body3("ball " + i, new Sphere(new Vec3(i % 40, 0, Math.floorDiv(i, 40)), 0.51)))
            .toArray(Body3[]::new));
  }

  private boolean isOpening() {
    return onFx(() -> robot.lookup("#opening").queryAs(Node.class).isVisible());
  }

  private void awaitOpened() {
    await(() -> !isOpening());
    settle();
  }

  @Test
  void theWindowIsThereBeforeItsManyBodiesAre() {
    awaitOpened();
    assertEquals(many(600), scene());
    assertTrue(touches("ball 0"));
    assertFalse(session().document().get().isDirty());
    assertFalse(session().sceneStack().get().canUndoFrom(session().document().get()));
  }

  @Test
  void aLargeFileIsOpenedAndEditedLikeAnyOther() throws SceneFileException {
    awaitOpened();
    Path file = folder.resolve("large.json");
    SceneFile.save(many(1500), file);
    asked.answer = Optional.of(file);
    List<Double> progress = new ArrayList<>();
    robot.interact(() ->
        robot
            .lookup("#opening .progress-bar")
            .queryAs(ProgressBar.class)
            .progressProperty()
            .subscribe((_, now) -> progress.add(now.doubleValue())));
    robot.push(KeyCode.CONTROL, KeyCode.O);
    await(() -> scene().bodies().size() == 1500);
    awaitOpened();
    assertEquals(0, progress.getFirst());
    assertTrue(progress.size() > 2 && progress.getLast() <= 1, progress::toString);
    assertEquals(progress.stream().sorted().distinct().toList(), progress, "it only grows");
    assertEquals(Optional.of(file), session().document().get().file());
    robot.push(KeyCode.CONTROL, KeyCode.A);
    robot.push(KeyCode.DELETE);
    assertEquals(0, scene().bodies().size());
    undo();
    assertEquals(1500, scene().bodies().size());
  }

  @Test
  void aLargeFileThatIsNoSceneIsSaidAndWhatWasOpenStays() throws IOException {
    awaitOpened();
    Path file = folder.resolve("broken.json");
    Files.writeString(file, "[" + "1,".repeat(100_000) + "1]");
    asked.answer = Optional.of(file);
    robot.interact(() -> window.files().open(file));
    await(".dialog-pane");
    assertEquals(many(600), scene());
    robot.push(KeyCode.ENTER);
    await(() -> robot.lookup(".dialog-pane").tryQuery().isEmpty());
    assertFalse(isOpening());
  }

  @Test
  void escapeGivesItUp() throws SceneFileException {
    awaitOpened();
    Path file = folder.resolve("large.json");
    SceneFile.save(many(1500), file);
    robot.interact(() -> {
      window.files().open(file);
      new Hands(stage).press(KeyCode.ESCAPE, false, false, false);
    });
    assertFalse(isOpening());
    settle();
    assertEquals(many(600), scene());
    robot.push(KeyCode.CONTROL, KeyCode.A);
    assertEquals(600, session().selection().get().ids().size(), "keys are the window's again");
  }
}
