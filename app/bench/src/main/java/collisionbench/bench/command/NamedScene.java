package collisionbench.bench.command;

import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.folder.SceneFolder;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.lesson.LessonFolder;
import collisionbench.bench.paste.Form;
import collisionbench.bench.paste.ImportedFile;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.FolderFile;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.NearMiss;
import collisionbench.bench.text.PlainText;
import java.io.File;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A scene and the name given for it on the command line.
///
/// @param file its file; empty for a built-in scene
/// @param lesson the lesson whose first scene it is, if any
/// @param folder the folder of scenes to list beside it, if any
public record NamedScene(
    String name, Scene scene, Optional<Path> file, Optional<Lesson> lesson, Optional<Path> folder) {

  public NamedScene(String name, Scene scene, Optional<Path> file) {
    this(name, scene, file, Optional.empty(), Optional.empty());
  }

  /// Help text about how to name a scene.
  public static final String HELP =
      "A built-in scene (see the list command) or a scene file. A name with a path separator or"
          + " ending in .json is always a file. Files ending in .wkt, .obj, .txt and .csv may have"
          + " any text with numbers.";

  /// Stands for standard input.
  static final String INPUT = "-";

  /// The most characters of an unknown name to quote.
  private static final int LONGEST_QUOTE = 255;

  public static NamedScene first() {
    return builtIn(BuiltInScenes.FIRST).orElseThrow();
  }

  /// {@return the scene that a name opens in the window; for a lesson, its first scene, for another
  /// folder, the default one beside the list}
  ///
  /// @param suggestions other words to suggest if the name is unknown
  static NamedScene toOpen(String name, List<String> suggestions)
      throws SceneFileException, CommandException {
    if (name.isBlank() || BuiltInScenes.keys().contains(name)) {
      return find(name, new How(suggestions, true, Optional.empty()));
    }
    Path path = path(name);
    Optional<Path> lesson = LessonFolder.of(path);
    if (lesson.isPresent()) {
      return first(LessonFolder.read(lesson.get()));
    }
    return Files.isDirectory(path)
        ? first().beside(path)
        : find(name, new How(suggestions, true, Optional.empty()));
  }

  private NamedScene beside(Path scenes) {
    return new NamedScene(name, scene, file, lesson, Optional.of(scenes));
  }

  private static NamedScene first(Lesson lesson) {
    return new NamedScene(
        lesson.key(0),
        lesson.steps().getFirst().scene(),
        Optional.empty(),
        Optional.of(lesson),
        Optional.empty());
  }

  /// How a scene is found.
  ///
  /// @param suggestions other words to suggest if the name is unknown
  /// @param isGuessed whether a file in another format need not be certain
  /// @param form what all bodies of such a file are; empty to find out
  private record How(List<String> suggestions, boolean isGuessed, Optional<Form> form) {}

  /// {@return the scene with that name}
  ///
  /// @param form what all bodies of a file in another format are; empty to find out
  public static NamedScene find(String name, Optional<Form> form)
      throws SceneFileException, CommandException {
    return find(name, new How(List.of(), false, form));
  }

  private static NamedScene find(String name, How how) throws SceneFileException, CommandException {
    if (name.isBlank()) {
      throw new CommandException("expected the name of a scene or a file, found an empty name");
    }
    boolean onlyFile = name.contains("/") || name.contains("\\") || SceneFile.isNamed(name);
    Optional<NamedScene> builtIn = onlyFile ? Optional.empty() : builtIn(name);
    if (builtIn.isPresent()) {
      return builtIn.get();
    }
    Path file = path(name);
    if (!onlyFile && !Files.exists(file) && !FileFailure.isMangled(name)) {
      List<String> words =
          Stream.concat(BuiltInScenes.keys().stream(), how.suggestions().stream()).toList();
      throw new CommandException(
          PlainText.cut(name, LONGEST_QUOTE)
              + ": no such file or built-in scene"
              + NearMiss.hint(name, words));
    }
    return new NamedScene(name, read(file, how), Optional.of(file));
  }

  private static Scene read(Path file, How how) throws SceneFileException, CommandException {
    switch (FolderFile.of(file)) {
      case LESSON -> {
        Lesson _ = SceneFolder.lesson(file);
        throw new CommandException(file + ": a lesson; expected a scene, or give its folder");
      }
      case METHODS ->
          throw new CommandException(file + ": a list of methods; expected a scene, or its folder");
      case SCENE, GOLDEN_RECORD, OTHER -> {}
    }
    if (!ImportedFile.is(file)) {
      return SceneFile.readNamed(file);
    }
    ImportedFile read = ImportedFile.readNamed(file, how.form());
    return how.isGuessed() ? read.scene() : read.certain(file, how.form());
  }

  /// {@return a reader of scenes to check, of which one may be standard input, read once}
  ///
  /// @param form what all bodies of texts in other formats are; empty to find out
  static SceneCheck.Reader reader(List<ListedScene> scenes, InputStream in, Optional<Form> form) {
    if (scenes.stream().noneMatch(NamedScene::isInput)) {
      return listed -> find(listed.name(), form).scene();
    }
    Path name = Path.of(INPUT);
    try {
      Scene scene = ImportedFile.read(name, in, form).certain(name, form);
      return listed -> isInput(listed) ? scene : find(listed.name(), form).scene();
    } catch (SceneFileException invalid) {
      return listed -> {
        if (isInput(listed)) {
          throw invalid;
        }
        return find(listed.name(), form).scene();
      };
    }
  }

  private static boolean isInput(ListedScene scene) {
    return scene.name().equals(INPUT);
  }

  /// {@return the scene file with this name, if there is one}
  static Optional<Path> file(String name) {
    return Optional.of(new File(name))
        .filter(file -> file.isFile() && !BuiltInScenes.keys().contains(name))
        .map(File::toPath);
  }

  private static Optional<NamedScene> builtIn(String name) {
    return BuiltInScenes.named(name).map(scene -> new NamedScene(name, scene, Optional.empty()));
  }

  private static Path path(String name) throws CommandException {
    try {
      return Path.of(name);
    } catch (InvalidPathException impossible) {
      throw new CommandException(
          PlainText.cut(name, LONGEST_QUOTE) + ": not a valid file name: " + impossible.getReason(),
          impossible);
    }
  }
}
