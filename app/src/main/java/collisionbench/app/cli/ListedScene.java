package collisionbench.app.cli;

import collisionbench.app.lesson.LessonFolder;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.text.Language;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.StreamSupport;

/// A scene named on the command line, or found in a folder named there.
///
/// @param name the name of the scene, or the path of its file
/// @param picture the relative path of its picture: the place in the folder, ending in `.png`
/// @param knownFailure whether it is in a folder `failing`: it is not expected to pass yet
record ListedScene(String name, Path picture, boolean knownFailure) {

  /// {@return the relative path of the picture of its differences}
  Path difference() {
    return Path.of(picture.toString().replaceFirst("\\.png$", ".diff.png"));
  }

  /// The folder of known failures.
  private static final Path FAILING = Path.of("failing");

  /// {@return whether a name is that of a folder}
  static boolean isFolder(String name) {
    try {
      return !name.isBlank() && Files.isDirectory(Path.of(name));
    } catch (InvalidPathException _) {
      return false;
    }
  }

  /// {@return the scenes with these names, and the scene files in the folders among them by name.
  /// Links to folders are not followed.}
  static List<ListedScene> of(List<String> names) throws CommandException {
    List<ListedScene> all = new ArrayList<>();
    for (String name : names) {
      if (isFolder(name)) {
        all.addAll(in(Path.of(name)));
      } else {
        all.add(new ListedScene(name, picture(fileName(name)), false));
      }
    }
    return all;
  }

  private static Path picture(Path scene) {
    return Path.of(scene.toString().replaceFirst("\\.json$", "") + ".png");
  }

  /// {@return the last part of a name; a name that no file can have is reported when it is opened}
  private static Path fileName(String name) {
    try {
      return Objects.requireNonNullElse(Path.of(name).getFileName(), Path.of(""));
    } catch (InvalidPathException _) {
      return Path.of("");
    }
  }

  /// {@return whether a file is a scene by its name; those recorded beside golden pictures are not}
  private static boolean isScene(Path file) {
    return file.toString().endsWith(".json")
        && !file.toString().endsWith(GoldenPicture.RECORD)
        && !file.endsWith(LessonFolder.INDEX);
  }

  private static List<ListedScene> in(Path folder) throws CommandException {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(folder, new Collector(files));
    } catch (IOException failure) {
      throw new CommandException(
          folder + ": could not be read: " + FileFailure.of(failure).in(Language.ENGLISH), failure);
    }
    if (files.isEmpty()) {
      throw new CommandException(folder + ": expected scene files in this folder, found none");
    }
    return files.stream().sorted().map(file -> of(file, folder)).toList();
  }

  private static ListedScene of(Path file, Path folder) {
    boolean failing =
        StreamSupport.stream(folder.relativize(file).spliterator(), false)
            .anyMatch(FAILING::equals);
    return new ListedScene(file.toString(), picture(folder.relativize(file)), failing);
  }

  /// Collects files; what cannot be read is reported when it is opened.
  private static final class Collector extends SimpleFileVisitor<Path> {

    private final List<Path> files;

    Collector(List<Path> files) {
      this.files = files;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (isScene(file)) {
        files.add(file);
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
      files.add(file);
      return FileVisitResult.CONTINUE;
    }
  }
}
