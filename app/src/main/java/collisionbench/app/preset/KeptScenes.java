package collisionbench.app.preset;

import collisionbench.app.scene.Scene;
import collisionbench.app.storage.AtomicFile;
import collisionbench.app.storage.Contents;
import collisionbench.app.storage.ExclusiveChange;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.storage.FileName;
import collisionbench.app.storage.PutAside;
import collisionbench.app.text.Phrase;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The presets: scene files in a folder, and a list of their names and tags in the order of the
/// menu. Both can be edited by hand. Removed and replaced presets are moved to a subfolder.
///
/// @param folder created when the first scene is kept
public record KeptScenes(Path folder) {

  private static final String LIST = "presets";
  private static final String LIST_ENDING = ".txt";
  private static final String REMOVED = "removed";
  private static final int LARGEST = 1 << 20;
  private static final KeptList EMPTY = new KeptList(List.of());

  /// A preset that was moved to the folder of removed ones.
  public record Removed(KeptScene scene, Path file) {}

  /// The presets in their order.
  ///
  /// @param trouble what could not be read; if it is the list, the files are listed by name
  public record Listing(List<KeptScene> scenes, Optional<Phrase> trouble) {

    public Listing {
      scenes = List.copyOf(scenes);
    }
  }

  public Listing all() {
    try {
      List<String> files = files();
      try {
        return new Listing(list().scenes(files), Optional.empty());
      } catch (IOException unreadable) {
        return new Listing(EMPTY.scenes(files), trouble(listFile(), unreadable));
      }
    } catch (IOException unreadable) {
      return new Listing(List.of(), trouble(folder, unreadable));
    }
  }

  private static Optional<Phrase> trouble(Path file, IOException failure) {
    return Optional.of(Phrase.about(file, FileFailure.of(failure)));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> !Files.isDirectory(file))
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> SceneFile.isNamed(name) && !name.startsWith("."))
          .toList();
    } catch (NoSuchFileException _) {
      return List.of();
    }
  }

  private Path listFile() {
    return folder.resolve(LIST + LIST_ENDING);
  }

  private KeptList list() throws IOException {
    try {
      return KeptList.parse(Contents.text(listFile(), LARGEST));
    } catch (NoSuchFileException _) {
      return EMPTY;
    }
  }

  private KeptList listIfReadable() {
    try {
      return list();
    } catch (IOException _) {
      return EMPTY;
    }
  }

  /// {@return the file of a preset}
  public Path file(KeptScene scene) {
    return folder.resolve(scene.file());
  }

  /// {@return a preset's scene, with its name in the list}
  public Scene read(KeptScene kept) throws SceneFileException {
    return SceneFile.read(file(kept)).named(kept.name());
  }

  /// Keeps a scene under a name, instead of the preset of that name if there is one.
  ///
  /// @return the preset of that name that was removed
  public Optional<Removed> keep(Scene scene, String name, List<String> tags)
      throws IOException, SceneFileException {
    Files.createDirectories(folder);
    Optional<Removed> before = removeNamed(name);
    String file = before.map(one -> one.scene().file()).orElseGet(() -> unused(name));
    try {
      SceneFile.save(scene.named(name), folder.resolve(file));
      change(new KeptScene(file, name, tags));
    } catch (IOException | SceneFileException failure) {
      Files.deleteIfExists(folder.resolve(file));
      if (before.isPresent()) {
        restore(before.get());
      }
      throw failure;
    }
    return before;
  }

  private Optional<Removed> removeNamed(String name) throws IOException {
    Optional<KeptScene> same = named(name);
    return same.isPresent() ? Optional.of(remove(same.get())) : Optional.empty();
  }

  /// {@return the preset of a name}
  public Optional<KeptScene> named(String name) {
    return all().scenes().stream().filter(kept -> kept.name().equals(name)).findFirst();
  }

  /// {@return a file that is neither there nor in the list}
  private String unused(String name) {
    KeptList list = listIfReadable();
    String stem = stem(name);
    return IntStream.iterate(1, n -> n + 1)
        .mapToObj(n -> (n == 1 ? stem : stem + "-" + n) + KeptScene.EXTENSION)
        .filter(file -> !list.names(file) && !Files.exists(folder.resolve(file)))
        .findFirst()
        .orElseThrow();
  }

  /// {@return the name as a file name; another one if the file system has no such names}
  private static String stem(String name) {
    return FileName.path(FileName.of(name)).map(Path::toString).orElse("scene");
  }

  /// Changes the name and tags of a preset.
  public void change(KeptScene scene) throws IOException {
    change(list -> list.with(scene));
  }

  private void change(UnaryOperator<KeptList> change) throws IOException {
    ExclusiveChange.of(listFile(), () -> changeAlone(change));
  }

  /// If the list is not UTF-8, renames it and starts a new one.
  private void changeAlone(UnaryOperator<KeptList> change) throws IOException {
    KeptList before;
    try {
      before = list();
    } catch (CharacterCodingException _) {
      PutAside.rename(listFile(), n -> LIST + ".broken-" + n + LIST_ENDING);
      before = EMPTY;
    }
    AtomicFile.replace(listFile(), change.apply(before).text());
  }

  /// Moves a preset up (-1) or down (1); at the end of the list it stays.
  public void move(KeptScene scene, int by) throws IOException {
    List<KeptScene> all = all().scenes();
    int from = all.indexOf(scene);
    int to = from + by;
    if (from >= 0 && to >= 0 && to < all.size()) {
      change(list -> {
        KeptList whole = list;
        for (KeptScene one : all) {
          whole = whole.with(one);
        }
        return whole.swapped(scene, all.get(to));
      });
    }
  }

  /// Moves the file of a preset to the folder of removed ones. Its line stays in the list, for when
  /// the file comes back.
  public Removed remove(KeptScene scene) throws IOException {
    Files.createDirectories(folder.resolve(REMOVED));
    String stem = KeptScene.of(scene.file()).name();
    Path moved =
        PutAside.rename(
            file(scene),
            n -> REMOVED + "/" + (n == 1 ? stem : stem + "-" + n) + KeptScene.EXTENSION);
    return new Removed(scene, moved);
  }

  /// Brings a removed preset back to its place.
  public void restore(Removed removed) throws IOException {
    Files.move(removed.file(), file(removed.scene()));
  }
}
