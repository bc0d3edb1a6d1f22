package collisionbench.bench.command;

import collisionbench.bench.storage.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/// A folder with a web page, which is replaced as a whole after the files that it shows.
final class PageFolder {

  static final String PAGE = "index.html";

  private final Path folder;
  private boolean hasDisplay = true;

  private PageFolder(Path folder) {
    this.folder = folder;
  }

  /// {@return the folder, created if missing}
  static PageFolder at(Path folder) throws CommandException {
    try {
      Files.createDirectories(folder);
      AtomicFile.requireWritable(folder.resolve(PAGE));
      return new PageFolder(folder);
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
  }

  /// {@return the file with this name; its folder exists}
  private Path file(String name) throws CommandException {
    Path file = folder.resolve(name);
    try {
      Files.createDirectories(file.resolveSibling(""));
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
    return file;
  }

  void write(String name, String text) throws CommandException {
    try {
      AtomicFile.replace(file(name), text);
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
  }

  /// {@return the page, after replacing it}
  Path publish(String text) throws CommandException {
    write(PAGE, text);
    return folder.resolve(PAGE);
  }

  /// {@return whether there is a display, as far as is known}
  boolean hasDisplay() {
    return hasDisplay;
  }

  /// Draws a picture.
  interface Painting {
    void paint(Path file) throws IOException, CommandException;
  }

  /// Draws a picture. Without a display there are none, which is reported once; what cannot be
  /// drawn is reported, too.
  ///
  /// @param subject what is drawn, in messages
  /// @param name the name of the file
  /// @param report receives the sentences about what cannot be drawn
  /// @return whether it was drawn
  /// @throws CommandException if the file cannot be written
  boolean draw(String subject, String name, Painting painting, Consumer<String> report)
      throws CommandException {
    if (!hasDisplay) {
      return false;
    }
    Path picture = file(name);
    try {
      painting.paint(picture);
      return true;
    } catch (IOException unwritten) {
      throw CommandException.unwritable(picture, unwritten);
    } catch (CommandException failure) {
      report.accept("no images: " + failure.getMessage());
      hasDisplay = false;
      deleteIfEmpty(picture.resolveSibling(""));
    } catch (RuntimeException undrawable) {
      report.accept("no image of " + subject + ": " + undrawable.getMessage());
    }
    return false;
  }

  private static void deleteIfEmpty(Path folder) {
    try {
      if (!Files.isSymbolicLink(folder)) {
        Files.deleteIfExists(folder);
      }
    } catch (IOException inUse) {
      // There are earlier pictures, which stay.
    }
  }
}
