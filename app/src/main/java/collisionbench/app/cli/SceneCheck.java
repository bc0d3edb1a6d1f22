package collisionbench.app.cli;

import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Checks one scene after another.
interface SceneCheck {

  /// {@return how a scene compares with its expectation; empty if it has none}
  Optional<ExpectationCheck> check(String name, Scene scene) throws CommandException;

  /// Takes the name of a scene that cannot be read, and why.
  default void unreadable(String name, String sentence) {}

  /// {@return the outcome of reading and checking a scene}
  default SceneOutcome outcome(ListedScene listed) {
    Watch watch = new Watch(listed, System.nanoTime());
    String name = listed.name();
    Optional<Path> file = Optional.of(new File(name)).filter(File::isFile).map(File::toPath);
    NamedScene named;
    try {
      named = NamedScene.find(name, List.of());
    } catch (SceneFileException | CommandException unreadable) {
      unreadable(name, Failures.sentence(unreadable));
      return watch.failed(file, unreadable, "");
    }
    try {
      return watch.checked(named.file(), check(name, named.scene()));
    } catch (CommandException | RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      return watch.failed(named.file(), failure, name + ": ");
    }
  }

  /// Makes outcomes, with the time since the start.
  record Watch(ListedScene listed, long start) {

    private double seconds() {
      return (System.nanoTime() - start) * 1e-9;
    }

    private SceneOutcome checked(Optional<Path> file, Optional<ExpectationCheck> check) {
      return new SceneOutcome(listed, file, check, Optional.empty(), Optional.empty(), seconds());
    }

    private SceneOutcome failed(Optional<Path> file, Throwable failure, String subject) {
      return new SceneOutcome(
          listed,
          file,
          Optional.empty(),
          Optional.of(subject + Failures.sentence(failure)),
          failure instanceof SceneFileException invalid ? invalid.location() : Optional.empty(),
          seconds());
    }
  }
}
