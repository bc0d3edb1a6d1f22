package collisionbench.app.window;

import collisionbench.app.session.Document;
import collisionbench.app.window.document.DropTarget;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.Arrays;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

/// A window in which lessons are taken.
abstract class LessonTest extends WindowTest {

  static final Scene SCENE = inSpace(new Body3("ball", new Sphere(Vec3.Y, 1)));

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(SCENE);
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  void begin(String article) {
    robot.interact(() -> item("lesson-" + article).fire());
  }

  void next() {
    robot.push(KeyCode.ALT, KeyCode.RIGHT);
  }

  void back() {
    robot.push(KeyCode.ALT, KeyCode.LEFT);
  }

  void move(String id, Vec3 by) {
    robot.interact(() -> session().make(new Edit.Move(id, by)));
  }

  boolean isLearning() {
    return robot.lookup("#lesson-bar").query().isVisible();
  }

  boolean isDone() {
    return robot.lookup("#lesson-done").query().isVisible();
  }

  void drop(Path... paths) {
    DropTarget target = robot.lookup("#drop-target").queryAs(DropTarget.class);
    onFx(() -> target.drop(Arrays.stream(paths).map(Path::toFile).toList()));
    settle();
  }
}
