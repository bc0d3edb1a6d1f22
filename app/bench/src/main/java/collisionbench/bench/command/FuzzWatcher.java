package collisionbench.bench.command;

import collisionbench.bench.fuzz.Campaign;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.storage.FileNames;
import collisionbench.bench.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Shows the progress of a campaign and saves the findings of each pair when the pair is done.
/// Findings that cannot be saved are reported at the end, because the counts are still worth
/// having.
final class FuzzWatcher implements Campaign.Watcher {

  private final Path folder;
  private final Interruption interruption;
  private final Progress progress;
  private final FileNames names = new FileNames();
  private final Map<Finding, Path> saved = new LinkedHashMap<>();
  private final List<String> unsaved = new ArrayList<>();

  FuzzWatcher(Path folder, Interruption interruption, Progress progress) {
    this.folder = folder;
    this.interruption = interruption;
    this.progress = progress;
  }

  @Override
  public boolean stopped() {
    return interruption.requested();
  }

  @Override
  public void done(long done, long outOf) {
    progress.at(done, outOf);
  }

  @Override
  public void found(Finding finding) {
    Path file = folder.resolve(names.of(finding.key(), ".json"));
    try {
      Files.createDirectories(folder);
      SceneFile.save(finding.scene(), file);
      saved.put(finding, file);
    } catch (IOException unwritable) {
      unsaved.add(
          "%s: not saved: %s: could not be created: %s"
              .formatted(
                  finding.sentence(), folder, FileFailure.of(unwritable).in(Language.ENGLISH)));
    } catch (SceneFileException unwritable) {
      unsaved.add(finding.sentence() + ": not saved: " + unwritable.getMessage());
    }
  }

  @Override
  public void dropped(Finding finding) {
    Path file = saved.remove(finding);
    if (file != null) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException stays) {
        unsaved.add(
            "%s: could not be deleted: %s"
                .formatted(file, FileFailure.of(stays).in(Language.ENGLISH)));
      }
    }
  }

  List<String> unsaved() {
    return List.copyOf(unsaved);
  }

  Map<Finding, Path> saved() {
    return Collections.unmodifiableMap(saved);
  }
}
