package collisionbench.app.window;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.app.snapshot.Bitmap;
import collisionbench.app.snapshot.GoldenPictures;
import collisionbench.app.snapshot.Snapshot;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.docs.Docs;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;

/// The pictures of the guide, beside its pages. They are renewed as the golden ones are.
class GuidePicturesTest extends LessonTest {

  @Override
  Document document() {
    return Document.builtIn("capsule-sphere", BuiltInScenes.named("capsule-sphere").orElseThrow());
  }

  @Override
  Dimension2D size() {
    return new Dimension2D(1024, 700);
  }

  private static void check(String name, Node part) throws SnapshotException, IOException {
    GoldenPictures.check(Docs.GUIDE, name, Bitmap.of(onFx(() -> part.snapshot(null, null))));
  }

  private void checkWindow(String name) throws SnapshotException, IOException {
    GoldenPictures.check(Docs.GUIDE, name, Bitmap.of(onFx(() -> stage.getScene().snapshot(null))));
  }

  @Test
  void theWindowItsHandlesAndALesson() throws Exception {
    check("");
    undo();
    robot.interact(
        () -> session().display().show(session().display().view().get().with(View.Tool.RESIZE)));
    check("handles", window.viewport());
  }

  @Test
  void theWindowAndALessonInChinese() throws Exception {
    switchLanguage();
    check(".zh");
  }

  private void check(String language) throws SnapshotException, IOException {
    robot.moveTo(new Point2D(stage.getX() + 500, stage.getY() + 685));
    touch();
    checkWindow("window" + language);
    begin("000");
    checkWindow("lessons" + language);
  }

  /// Moves the ball onto the capsule, and selects the capsule.
  private void touch() {
    List<Body> bodies = scene().bodies();
    robot.interact(() -> {
      session().make(new Edit.Move(bodies.getLast().id(), new Vec3(-0.5, 0, 0)));
      session().select(Selection.of(bodies.getFirst().id()));
    });
  }

  @Test
  void theSceneOfItsPage() throws Exception {
    String page = Docs.guide("scenes");
    int start = page.indexOf("```json") + "```json".length();
    String json = page.substring(start, page.indexOf("```", start));
    GoldenPictures.check(
        Docs.GUIDE,
        "scenes",
        Snapshot.of(
            Evaluation.of(SceneFile.parse("scenes.md", json)),
            Optional.empty(),
            View.FIRST,
            Palette.DARK,
            640,
            360));
  }
}
