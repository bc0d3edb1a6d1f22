package collisionbench.bench.folder;

import collisionbench.bench.json.Location;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.FolderFile;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.ReasonException;
import java.nio.file.Path;
import java.util.Optional;

/// Reads and checks one scene after another.
///
/// @param reader reads a scene
/// @param comparers decides how a scene is compared with what it expects
public record SceneCheck(Reader reader, Comparers comparers) {

  /// Checks scene files.
  public static final SceneCheck FILES = of(listed -> file(Path.of(listed.name())));

  /// Reads scenes.
  @FunctionalInterface
  public interface Reader {

    Scene read(ListedScene listed) throws ReasonException;
  }

  /// Decides how scenes are compared with what they expect.
  @FunctionalInterface
  public interface Comparers {

    /// {@return the comparer for a scene. The time to choose it, in which a program may start, is
    /// not counted}
    Comparer of(ListedScene listed, Scene scene) throws ReasonException;
  }

  /// Compares a scene with what it expects.
  @FunctionalInterface
  public interface Comparer {

    /// {@return the result for the scene}
    Checked check() throws ReasonException;
  }

  /// {@return a check that compares the bench's own answers, or those of the method that a scene
  /// names}
  public static SceneCheck of(Reader reader) {
    return new SceneCheck(reader, (_, scene) -> () -> Checked.ofBench(ExpectedBy.check(scene)));
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
    boolean isRead = false;
    try {
      Scene scene = reader.read(listed);
      isRead = true;
      long read = System.nanoTime() - start;
      Comparer comparer = comparers.of(listed, scene);
      start = System.nanoTime() - read;
      return new SceneOutcome(
          listed, comparer.check(), Optional.empty(), Optional.empty(), seconds(start));
    } catch (ReasonException failure) {
      Phrase error = isRead ? Phrase.about(name, failure.phrase()) : failure.phrase();
      return failed(listed, error, location(failure), start);
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
