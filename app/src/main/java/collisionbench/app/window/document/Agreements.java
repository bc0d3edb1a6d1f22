package collisionbench.app.window.document;

import collisionbench.bench.method.Agreement;
import collisionbench.bench.method.AgreementsFile;
import collisionbench.bench.method.LaunchCommand;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.storage.ExclusiveChange;
import collisionbench.bench.task.BackgroundThread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import javafx.application.Platform;

/// The programs that the user agreed to run: those of the file, and those agreed to in this window,
/// even if the file could not be written.
public final class Agreements {

  private final AgreementsFile file;
  private final BackgroundThread background;
  private final Consumer<IOException> onFailure;
  private final Set<Agreement> ofWindow = ConcurrentHashMap.newKeySet();

  /// @param onFailure called on the window's thread
  public Agreements(Path folder, BackgroundThread background, Consumer<IOException> onFailure) {
    file = new AgreementsFile(folder);
    this.background = background;
    this.onFailure = onFailure;
  }

  /// {@return whether the user agreed to a command and its files as they are now} It reads them, so
  /// that it may take a while.
  public boolean cover(LaunchCommand launch) {
    try {
      Agreement needed = Agreement.of(launch);
      return ofWindow.contains(needed) || file.read().contains(needed);
    } catch (IOException unreadable) {
      return false;
    }
  }

  /// Keeps an agreement, instead of an older one to the same command.
  public void keep(Agreement agreement) {
    forgetHere(agreement.command());
    ofWindow.add(agreement);
    save(() -> file.keep(agreement));
  }

  public void forget(ProgramCommand command) {
    forgetHere(command);
    save(() -> file.forget(command));
  }

  private void forgetHere(ProgramCommand command) {
    ofWindow.removeIf(kept -> kept.command().equals(command));
  }

  private void save(ExclusiveChange.Change change) {
    background.run(() -> {
      try {
        change.make();
      } catch (IOException failure) {
        Platform.runLater(() -> onFailure.accept(failure));
      }
    });
  }
}
