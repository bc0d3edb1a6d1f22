package collisionbench.app.window.file;

import collisionbench.app.text.PlainText;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// A kind of file that the window writes.
public enum FileKind {
  SCENE(".json", "dialog.save", "dialog.scenes"),
  PICTURE(".png", "dialog.picture", "dialog.pictures"),
  FILM(".gif", "dialog.film", "dialog.films");

  /// In characters, of which one takes up to four bytes, and the name of a file 255.
  private static final int LONGEST = 50;

  private final String extension;
  private final String titleKey;
  private final String filterKey;

  FileKind(String extension, String titleKey, String filterKey) {
    this.extension = extension;
    this.titleKey = titleKey;
    this.filterKey = filterKey;
  }

  String extension() {
    return extension;
  }

  /// {@return the key of the title of the dialog that asks for one}
  String titleKey() {
    return titleKey;
  }

  /// {@return the key of what such files are called in that dialog}
  String filterKey() {
    return filterKey;
  }

  /// {@return a name for the file of something, of letters and digits with hyphens between}
  String nameOf(String something) {
    String words =
        PlainText.beginning(something, LONGEST)
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N}]+", "-")
            .replaceAll("^-|-$", "");
    return (words.isEmpty() ? "scene" : words) + extension;
  }

  /// {@return the file, with the extension if it has none, and with one of two unless it is there:
  /// a dialog selects the name that it proposes without its extension, and who types a whole name
  /// over it gets both}
  Path completed(Path file) {
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
