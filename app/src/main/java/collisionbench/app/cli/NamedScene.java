package collisionbench.app.cli;

import collisionbench.app.lesson.Lesson;
import collisionbench.app.lesson.LessonFolder;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.NearMiss;
import collisionbench.app.text.PlainText;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A scene and the name by which it was asked for.
///
/// @param file where it is saved; empty for a built-in scene
/// @param lesson of which it is the first scene, if it is one of a lesson
record NamedScene(String name, Scene scene, Optional<Path> file, Optional<Lesson> lesson) {

  NamedScene(String name, Scene scene, Optional<Path> file) {
    this(name, scene, file, Optional.empty());
  }

  /// How a scene is named on the command line, for help texts.
  static final String HELP =
      "A built-in scene (see the list command) or a scene file. A name with a path separator or"
          + " ending in .json is always a file.";

  /// How much of a name is said of what is no file.
  private static final int LONGEST = 255;

  /// {@return the scene that opens when none is asked for}
  static NamedScene first() {
    return builtIn(BuiltInScenes.FIRST).orElseThrow();
  }

  /// {@return what opens in the window by that name: a scene, or a lesson with its first}
  ///
  /// @param alsoMeant other words that may have been meant, to be suggested
  static NamedScene toOpen(String name, List<String> alsoMeant)
      throws SceneFileException, CommandException {
    Optional<Path> folder =
        name.isBlank() || BuiltInScenes.keys().contains(name)
            ? Optional.empty()
            : LessonFolder.of(path(name));
    return folder.isPresent() ? first(LessonFolder.read(folder.get())) : find(name, alsoMeant);
  }

  private static NamedScene first(Lesson lesson) {
    return new NamedScene(
        lesson.key(0), lesson.steps().getFirst().scene(), Optional.empty(), Optional.of(lesson));
  }

  /// {@return the scene of that name}
  ///
  /// @param alsoMeant other words that may have been meant, to be suggested
  static NamedScene find(String name, List<String> alsoMeant)
      throws SceneFileException, CommandException {
    if (name.isBlank()) {
      throw new CommandException("expected the name of a scene or a file, found an empty name");
    }
    boolean onlyFile = name.contains("/") || name.contains("\\") || name.endsWith(".json");
    Optional<NamedScene> builtIn = onlyFile ? Optional.empty() : builtIn(name);
    if (builtIn.isPresent()) {
      return builtIn.get();
    }
    Path file = path(name);
    if (!onlyFile && !Files.exists(file)) {
      List<String> words =
          Stream.concat(BuiltInScenes.keys().stream(), alsoMeant.stream()).toList();
      throw new CommandException(
          PlainText.cut(name, LONGEST)
              + ": no such file or built-in scene"
              + NearMiss.hint(name, words));
    }
    return new NamedScene(name, SceneFile.read(file), Optional.of(file));
  }

  private static Optional<NamedScene> builtIn(String name) {
    return BuiltInScenes.named(name).map(scene -> new NamedScene(name, scene, Optional.empty()));
  }

  private static Path path(String name) throws CommandException {
    try {
      return Path.of(name);
    } catch (InvalidPathException impossible) {
      throw new CommandException(
          PlainText.cut(name, LONGEST) + ": not a valid file name: " + impossible.getReason(),
          impossible);
    }
  }
}
