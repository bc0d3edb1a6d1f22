package collisionbench.app.folder;

import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.json.Location;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Phrase;
import java.nio.file.Path;
import java.util.Optional;

/// Reads and checks one scene after another. The default is to read scene files.
public interface SceneCheck {

  /// {@return the scene}
  default Scene read(ListedScene listed) throws SceneCheckException {
    try {
      return SceneFile.read(Path.of(listed.name()));
    } catch (SceneFileException invalid) {
      throw new SceneCheckException(invalid);
    }
  }

  /// {@return how a scene compares with its expectation; empty if it has none}
  default Optional<ExpectationCheck> check(String name, Scene scene) throws SceneCheckException {
    return ExpectedBy.check(scene, PairWalk.of(scene));
  }

  /// {@return the outcome of reading and checking a scene}
  default SceneOutcome outcome(ListedScene listed) {
    long start = System.nanoTime();
    String name = listed.name();
    Scene scene;
    try {
      scene = read(listed);
    } catch (SceneCheckException unreadable) {
      return failed(listed, unreadable.phrase(), unreadable.location(), start);
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      return failed(listed, Phrase.about(name, fault(failure)), Optional.empty(), start);
    }
    try {
      return new SceneOutcome(
          listed, check(name, scene), Optional.empty(), Optional.empty(), seconds(start));
    } catch (SceneCheckException failure) {
      return failed(listed, Phrase.about(name, failure.phrase()), failure.location(), start);
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      return failed(listed, Phrase.about(name, fault(failure)), Optional.empty(), start);
    }
  }

  private static SceneOutcome failed(
      ListedScene listed, Phrase error, Optional<Location> place, long start) {
    return new SceneOutcome(listed, Optional.empty(), Optional.of(error), place, seconds(start));
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) * 1e-9;
  }

  private static Phrase fault(Throwable failure) {
    return failure instanceof Error
        ? Phrase.of("state.memory", Runtime.getRuntime().maxMemory() >> 20)
        : Phrase.of("state.fault", failure.toString());
  }
}
