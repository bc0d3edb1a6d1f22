package collisionbench.bench.scenefile;

import collisionbench.bench.scene.Scene;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.storage.PutAside;
import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Scenes of the user, which the window calls presets: the scene files of a folder, which can be
/// edited by hand. Removed and replaced ones are moved to a subfolder.
///
/// @param folder created when the first scene is kept
public record UserScenes(Path folder) {

  private static final String REMOVED = "removed";

  private static final Comparator<UserScene> BY_NAME =
      Comparator.<UserScene, String>comparing(UserScene::name, String.CASE_INSENSITIVE_ORDER)
          .thenComparing(UserScene::file);

  /// Scenes of the user by name.
  ///
  /// @param trouble why the folder could not be read
  public record Listing(List<UserScene> scenes, Optional<Phrase> trouble) {

    public Listing {
      scenes = List.copyOf(scenes);
    }

    public Optional<UserScene> named(String name) {
      return scenes.stream().filter(kept -> kept.name().equals(name)).findFirst();
    }
  }

  public Listing all() {
    try (Stream<Path> files = Files.list(folder)) {
      return new Listing(
          files.filter(UserScenes::isScene).map(UserScene::of).sorted(BY_NAME).toList(),
          Optional.empty());
    } catch (NoSuchFileException _) {
      return new Listing(List.of(), Optional.empty());
    } catch (IOException unreadable) {
      return unreadable(unreadable);
    } catch (UncheckedIOException unreadable) {
      return unreadable(Objects.requireNonNull(unreadable.getCause()));
    }
  }

  private Listing unreadable(IOException reason) {
    return new Listing(List.of(), Optional.of(Phrase.about(folder, FileFailure.of(reason))));
  }

  private static boolean isScene(Path file) {
    return FolderFile.of(file) == FolderFile.SCENE
        && !String.valueOf(file.getFileName()).startsWith(".")
        && Files.isRegularFile(file);
  }

  public Optional<UserScene> named(String name) {
    return all().named(name);
  }

  /// Keeps a scene under a name, instead of the user's scene with that name if there is one.
  ///
  /// @return where the one with that name was moved
  public Optional<Path> keep(Scene scene, String name) throws IOException, SceneFileException {
    Files.createDirectories(folder);
    Optional<UserScene> before = named(name);
    Optional<Path> moved =
        before.isPresent() ? Optional.of(remove(before.get())) : Optional.empty();
    Path file = before.map(UserScene::file).orElseGet(() -> unused(name));
    try {
      SceneFile.save(scene.named(name), file);
    } catch (SceneFileException failure) {
      Files.deleteIfExists(file);
      if (moved.isPresent()) {
        restore(before.orElseThrow(), moved.get());
      }
      throw failure;
    }
    return moved;
  }

  private Path unused(String name) {
    String stem = stem(name);
    return IntStream.iterate(1, n -> n + 1)
        .mapToObj(n -> folder.resolve((n == 1 ? stem : stem + "-" + n) + UserScene.EXTENSION))
        .filter(file -> FolderFile.of(file) == FolderFile.SCENE && !Files.exists(file))
        .findFirst()
        .orElseThrow();
  }

  /// {@return the name as a file name; another one if the file system has no such names}
  private static String stem(String name) {
    return FileName.path(FileName.of(name)).map(Path::toString).orElse("scene");
  }

  /// Gives a scene and its file another name, which no other scene of the user has.
  public void rename(UserScene scene, String name) throws IOException, SceneFileException {
    SceneFile.save(SceneFile.read(scene.file()).named(name), unused(name));
    Files.delete(scene.file());
  }

  /// Moves the file of a scene to the folder of removed ones.
  ///
  /// @return where it is
  public Path remove(UserScene scene) throws IOException {
    Files.createDirectories(folder.resolve(REMOVED));
    String stem = FileName.stem(scene.file());
    return PutAside.rename(
        scene.file(), n -> REMOVED + "/" + (n == 1 ? stem : stem + "-" + n) + UserScene.EXTENSION);
  }

  /// Brings a removed scene back.
  ///
  /// @param removed where it is
  public void restore(UserScene scene, Path removed) throws IOException {
    Files.move(removed, scene.file());
  }
}
