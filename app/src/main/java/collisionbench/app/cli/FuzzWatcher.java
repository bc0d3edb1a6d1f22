package collisionbench.app.cli;

import collisionbench.app.fuzz.Campaign;
import collisionbench.app.fuzz.Finding;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Shows how a campaign goes, and saves what it finds at once, so that nothing is lost if it is
/// stopped the hard way. The first failure to save stops it.
final class FuzzWatcher implements Campaign.Watcher {

  private final Path folder;
  private final Interruption interruption;
  private final Progress progress;
  private final List<SavedFinding> saved = new ArrayList<>();
  private Optional<CommandException> failure = Optional.empty();

  FuzzWatcher(Path folder, Interruption interruption, Progress progress) {
    this.folder = folder;
    this.interruption = interruption;
    this.progress = progress;
  }

  @Override
  public boolean stopped() {
    return interruption.asked() || failure.isPresent();
  }

  @Override
  public void done(long done, long outOf) {
    progress.at(done, outOf);
  }

  @Override
  public void found(Finding finding) {
    Path file = folder.resolve(finding.key() + ".json");
    try {
      Files.createDirectories(folder);
      SceneFile.save(finding.scene(), file);
      saved.add(new SavedFinding(finding, file));
    } catch (IOException unwritable) {
      failure =
          Optional.of(
              new CommandException(
                  folder + ": could not be made: " + unwritable.getMessage(), unwritable));
    } catch (SceneFileException unwritable) {
      failure =
          Optional.of(new CommandException(String.valueOf(unwritable.getMessage()), unwritable));
    }
  }

  /// Throws the failure to save, if there was one.
  void requireSaved() throws CommandException {
    if (failure.isPresent()) {
      throw failure.get();
    }
  }

  /// {@return what was found, in order}
  List<SavedFinding> saved() {
    return List.copyOf(saved);
  }

  /// A disagreement and the scene file that shows it.
  record SavedFinding(Finding finding, Path file) {}
}
