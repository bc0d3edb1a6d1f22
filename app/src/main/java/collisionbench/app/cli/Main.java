package collisionbench.app.cli;

import collisionbench.app.snapshot.Toolkit;
import collisionbench.bench.command.Commands;
import collisionbench.bench.command.Window;
import java.io.PrintWriter;
import java.util.List;

/// Starts the program.
public final class Main {

  private Main() {}

  /// Runs one command and exits with its status.
  public static void main(String[] args) {
    PrintWriter err = new PrintWriter(System.err, true, System.err.charset());
    int status = commands(new StageWindow(err), new SnapshotPictures()).run(args, err);
    Toolkit.stop();
    System.exit(status);
  }

  static Commands commands(Window window, Pictures pictures) {
    return new Commands(
        window,
        pictures,
        List.of(
            new RenderCommand(pictures), new GalleryCommand(pictures), new MapCommand(pictures)),
        LookOptions::register);
  }
}
