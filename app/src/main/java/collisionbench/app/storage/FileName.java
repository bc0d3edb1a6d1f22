package collisionbench.app.storage;

import collisionbench.app.text.PlainText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// Makes names that every file system takes.
public final class FileName {

  /// In characters of up to four bytes; a file name may have 255 bytes.
  private static final int LONGEST = 50;

  private FileName() {}

  /// {@return a text as a path; empty if no file can have that name}
  public static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  /// {@return a name for the file of something, without extension: letters and digits with hyphens
  /// between}
  public static String of(String something) {
    String words =
        PlainText.beginning(something, LONGEST)
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N}]+", "-")
            .replaceAll("^-|-$", "");
    // Windows has devices of these names, in every folder and with every extension.
    return words.isEmpty() || words.matches("con|prn|aux|nul|com\\d|lpt\\d")
        ? ("scene-" + words).replaceAll("-$", "")
        : words;
  }
}
