package collisionbench.bench.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// A folder with a web page. Everything is written into a hidden folder inside it and moved when
/// complete, the page last. So a page is always complete, and an older page stays until then. What
/// is left of the hidden folder is deleted, also if the process is told to end.
final class DraftFolder implements AutoCloseable {

  static final String PAGE = "index.html";

  private final Path folder;
  private final Path draft;
  private final Thread atExit = new Thread(this::deleteAtExit, "drafts");
  private boolean hasDisplay = true;

  private DraftFolder(Path folder, Path draft) {
    this.folder = folder;
    this.draft = draft;
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  /// {@return the folder, created if missing}
  static DraftFolder at(Path folder) throws CommandException {
    try {
      Files.createDirectories(folder);
      return new DraftFolder(folder, Files.createTempDirectory(folder, ".draft"));
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
  }

  /// {@return the draft file with this name; its folder exists}
  Path file(String name) throws CommandException {
    Path file = draft.resolve(name);
    try {
      Files.createDirectories(file.resolveSibling(""));
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
    return file;
  }

  void write(String name, String text) throws CommandException {
    try {
      Files.writeString(file(name), text);
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
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
  /// @param file the name of the draft file
  /// @param report receives the sentences about what cannot be drawn
  /// @return whether it was drawn
  /// @throws CommandException if the file cannot be written
  boolean draw(String subject, String file, Painting painting, Consumer<String> report)
      throws CommandException {
    if (!hasDisplay) {
      return false;
    }
    Path picture = file(file);
    try {
      painting.paint(picture);
      return true;
    } catch (IOException unwritten) {
      throw CommandException.unwritable(folder.resolve(file), unwritten);
    } catch (CommandException failure) {
      report.accept("no images: " + failure.getMessage());
      hasDisplay = false;
    } catch (RuntimeException undrawable) {
      report.accept("no image of " + subject + ": " + undrawable.getMessage());
    }
    return false;
  }

  /// Moves all files to their final places.
  ///
  /// @return the page
  Path publish(String text) throws CommandException {
    write(PAGE, text);
    Path page = folder.resolve(PAGE);
    try {
      List<Path> files = drafts();
      for (Path file : files) {
        Files.createDirectories(finalPlace(file).resolveSibling(""));
      }
      Files.deleteIfExists(page);
      for (Path file : files) {
        Files.move(file, finalPlace(file), StandardCopyOption.REPLACE_EXISTING);
      }
      Files.move(draft.resolve(PAGE), page);
      return page;
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
  }

  private Path finalPlace(Path file) {
    return folder.resolve(draft.relativize(file));
  }

  /// {@return all draft files except the page}
  private List<Path> drafts() throws IOException {
    try (Stream<Path> files = Files.walk(draft)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.equals(draft.resolve(PAGE)))
          .toList();
    }
  }

  /// Deletes the drafts that were not moved.
  @Override
  public void close() throws CommandException {
    try {
      boolean _ = Runtime.getRuntime().removeShutdownHook(atExit);
      delete();
    } catch (IllegalStateException _) {
      // The process is ending, and the drafts are being deleted.
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
  }

  private void delete() throws IOException {
    try (Stream<Path> left = Files.walk(draft)) {
      for (Path file : left.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private void deleteAtExit() {
    try {
      delete();
    } catch (IOException | UncheckedIOException _) {
      // A hidden folder stays; nobody is there to be told.
    }
  }
}
