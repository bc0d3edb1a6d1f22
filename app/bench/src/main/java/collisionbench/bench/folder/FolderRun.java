package collisionbench.bench.folder;

import collisionbench.bench.storage.Stamp;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Checks the scenes of a folder on all processors, as often as wanted. A scene whose file has not
/// changed is not checked again.
public final class FolderRun {

  private final SceneCheck check;
  private final Map<ListedScene, Known> known = new ConcurrentHashMap<>();

  /// @param stamp the content that was checked
  private record Known(Stamp stamp, SceneOutcome outcome) {}

  /// @param check reads and checks a scene
  public FolderRun(SceneCheck check) {
    this.check = check;
  }

  /// Checks the scenes of a folder.
  ///
  /// @param stopped whether to stop; what is being checked is finished
  /// @param found receives the scenes, before they are checked
  /// @param checked receives the outcomes, briefly, in any order, on several threads
  public void run(
      Path folder,
      BooleanSupplier stopped,
      Consumer<SceneFolder> found,
      Consumer<SceneOutcome> checked)
      throws IOException {
    SceneFolder content = SceneFolder.read(folder, stopped);
    if (!stopped.getAsBoolean()) {
      List<ListedScene> scenes = content.scenes();
      known.keySet().retainAll(Set.copyOf(scenes));
      found.accept(content);
      scenes.parallelStream()
          .filter(_ -> !stopped.getAsBoolean())
          .map(this::outcome)
          .forEach(checked);
    }
  }

  private SceneOutcome outcome(ListedScene scene) {
    Optional<Stamp> stamp = stamp(scene);
    Known before = known.get(scene);
    if (before != null && stamp.equals(Optional.of(before.stamp()))) {
      return before.outcome();
    }
    SceneOutcome outcome = check.outcome(scene).brief();
    known.remove(scene);
    stamp.ifPresent(content -> known.put(scene, new Known(content, outcome)));
    return outcome;
  }

  /// {@return the content of a file now; empty if it cannot be read}
  private static Optional<Stamp> stamp(ListedScene scene) {
    try {
      return Optional.of(Stamp.of(Path.of(scene.name())));
    } catch (IOException _) {
      return Optional.empty();
    }
  }
}
