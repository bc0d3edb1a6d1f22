package collisionbench.app.window;

import collisionbench.app.session.Document;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import javafx.stage.Stage;

/// A program that opens a window, changes the scene in it, and then does nothing more, or ends.
public final class EditingWindow {

  static final Edit EDIT = new Edit.Add(new Body3("new", new Sphere(new Vec3(3, 1, 0.1), 0.7)));

  private EditingWindow() {}

  /// Opens the window.
  ///
  /// @param args where settings are kept, the file to open, and whether to end: `exit`
  public static void main(String[] args) throws Exception {
    Path file = Path.of(args[1]);
    Document document = Document.of(SceneFile.read(file), file);
    Toolkit.call(() -> {
      BenchWindow window =
          new BenchWindow(
              new Stage(),
              document,
              Optional.empty(),
              TextClipboard.ofDesktop(),
              FrameTimer.SILENT,
              Path.of(args[0]));
      window.show();
      window.session().make(EDIT);
      return window;
    });
    if (args.length > 2) {
      System.exit(0);
    }
    new CountDownLatch(1).await();
  }
}
