package collisionbench.app.cli;

import collisionbench.app.session.Document;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.window.BenchWindow;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.Commands;
import collisionbench.bench.command.NamedScene;
import collisionbench.bench.command.Status;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.Stage;

/// An invisible training run for an AOT cache, which speeds up later starts.
public final class Training {

  private Training() {}

  /// Renders a picture, and creates a window without showing it.
  ///
  /// @param args the folder for the output
  public static void main(String[] args) {
    // Keeps the program out of the macOS Dock.
    System.setProperty("glass.taskbarApplication", "false");
    Path folder = Path.of(args[0]);
    Commands commands =
        Main.commands(
            (scene, _) -> createWindow(scene.orElseGet(NamedScene::first), folder),
            new SnapshotPictures());
    String scene = collisionbench.bench.command.Training.SCENE;
    String picture = folder.resolve("picture.png").toString();
    for (List<String> command :
        List.of(
            List.of("--help"),
            List.of("check", scene),
            List.of("render", scene, "-o", picture),
            List.of(scene))) {
      collisionbench.bench.command.Training.run(commands, command);
    }
    Toolkit.stop();
    System.exit(Status.DONE);
  }

  private static void createWindow(NamedScene scene, Path folder) throws CommandException {
    try {
      Toolkit.call(() -> {
        Stage stage = new Stage();
        BenchWindow _ =
            new BenchWindow(
                stage,
                Document.of(scene.scene()),
                Optional.empty(),
                TextClipboard.ofDesktop(),
                FrameTimer.SILENT,
                folder);
        return stage.getScene().snapshot(null);
      });
    } catch (SnapshotException noDisplay) {
      throw new CommandException(noDisplay.getMessage(), noDisplay);
    }
  }
}
