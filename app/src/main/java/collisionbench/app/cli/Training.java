package collisionbench.app.cli;

import collisionbench.app.session.Document;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.window.BenchWindow;
import collisionbench.app.window.action.TextClipboard;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.Stage;

/// An invisible training run for an AOT cache, which speeds up later starts. Without a display it
/// covers only the commands that need none.
public final class Training {

  private static final String SCENE = "playground";

  private static final List<String> TEXT =
      List.of("list", "check " + SCENE, "check --json --touching " + SCENE);

  private Training() {}

  /// Runs commands that draw nothing; then renders a picture and creates a window without showing
  /// it.
  ///
  /// @param args the folder for the output; `text` behind it leaves out what draws
  public static void main(String[] args) {
    // Keeps the program out of the macOS Dock.
    System.setProperty("glass.taskbarApplication", "false");
    Path folder = Path.of(args[0]);
    for (String command : TEXT) {
      run(List.of(command.split(" ", -1)), folder);
    }
    if (args.length == 1) {
      run(List.of("render", SCENE, "-o", folder.resolve("picture.png").toString()), folder);
      run(List.of(SCENE), folder);
    }
    Toolkit.stop();
    System.exit(Status.DONE);
  }

  private static void run(List<String> command, Path folder) {
    PrintWriter nowhere =
        new PrintWriter(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    int _ =
        Main.run(
            command.toArray(String[]::new),
            nowhere,
            nowhere,
            (scene, _) -> createWindow(scene.orElseGet(NamedScene::first), folder),
            new SnapshotPictures());
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
