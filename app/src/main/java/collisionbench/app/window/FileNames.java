package collisionbench.app.window;

import collisionbench.app.text.Plain;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// What files are called.
final class FileNames {

  static final String SCENE = ".json";
  static final String PICTURE = ".png";
  static final String FILM = ".gif";

  /// In characters, of which one takes up to four bytes, and the name of a file 255.
  private static final int LONGEST = 50;

  private FileNames() {}

  /// {@return a name for the file of something, of letters and digits with hyphens between}
  static String of(String name, String extension) {
    String words =
        Plain.beginning(name, LONGEST).toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
    String trimmed = words.replaceAll("^-|-$", "");
    return (trimmed.isEmpty() ? "scene" : trimmed) + extension;
  }

  /// {@return the file, with an extension if it has none, and with one of two unless it is there: a
  /// dialog selects the name that it proposes without its extension, and who types a whole name
  /// over it gets both}
  static Path withExtension(Path file, String extension) {
    String name = file.getFileName().toString();
    boolean twice = name.toLowerCase(Locale.ROOT).endsWith(extension + extension);
    if (twice && !Files.exists(file)) {
      return file.resolveSibling(name.substring(0, name.length() - extension.length()));
    }
    return name.contains(".") ? file : file.resolveSibling(name + extension);
  }

  /// {@return what a file is called without its extension, whichever it is}
  static String stem(Path file) {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
