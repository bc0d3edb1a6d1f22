package collisionbench.app.folder;

import collisionbench.app.json.Location;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.ReasonException;
import java.nio.file.Path;
import java.util.Optional;

/// Reads and checks one scene after another.
///
/// @param reader reads a scene
/// @param comparer compares a scene with what it expects
public record SceneCheck(Reader reader, Comparer comparer) {

  /// Checks scene files.
  public static final SceneCheck FILES = of(listed -> file(Path.of(listed.name())));

  /// Reads scenes.
  @FunctionalInterface
  public interface Reader {

    /// {@return the scene}
    Scene read(ListedScene listed) throws ReasonException;
  }

  /// Compares scenes with what they expect.
  @FunctionalInterface
  public interface Comparer {

    /// {@return what came of the answers about a scene}
    Checked check(ListedScene listed, Scene scene) throws ReasonException;
  }

  /// {@return a check that compares the bench's own answers, or those of the method that a scene
  /// names}
  public static SceneCheck of(Reader reader) {
    return new SceneCheck(reader, (_, scene) -> Checked.ofBench(ExpectedBy.check(scene)));
  }

  /// {@return the scene in a file; of a lesson the first, if the lesson can be read}
  private static Scene file(Path file) throws SceneFileException {
    return FolderFile.of(file) == FolderFile.LESSON
        ? SceneFolder.lesson(file).steps().getFirst().scene()
        : SceneFile.read(file);
  }

  /// {@return the outcome of reading and checking a scene}
  public SceneOutcome outcome(ListedScene listed) {
    long start = System.nanoTime();
    String name = listed.name();
    Scene scene;
    try {
      scene = reader.read(listed);
    } catch (ReasonException unreadable) {
      return failed(listed, unreadable.phrase(), location(unreadable), start);
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      return failed(listed, Phrase.about(name, fault(failure)), Optional.empty(), start);
    }
    try {
      return new SceneOutcome(
          listed,
          comparer.check(listed, scene),
          Optional.empty(),
          Optional.empty(),
          seconds(start));
    } catch (ReasonException failure) {
      return failed(listed, Phrase.about(name, failure.phrase()), location(failure), start);
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      return failed(listed, Phrase.about(name, fault(failure)), Optional.empty(), start);
    }
  }

  private static Optional<Location> location(ReasonException failure) {
    return failure instanceof SceneFileException invalid ? invalid.location() : Optional.empty();
  }

  private static SceneOutcome failed(
      ListedScene listed, Phrase error, Optional<Location> place, long start) {
    return new SceneOutcome(listed, Checked.NOTHING, Optional.of(error), place, seconds(start));
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
