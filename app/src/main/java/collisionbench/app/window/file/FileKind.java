package collisionbench.app.window.file;

import collisionbench.app.storage.FileName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// A kind of file that the window writes.
public enum FileKind {
  SCENE(".json", "dialog.save", "dialog.scenes"),
  PICTURE(".png", "dialog.picture", "dialog.pictures");

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

  /// {@return the key of the name of such files in that dialog}
  String filterKey() {
    return filterKey;
  }

  /// {@return a name for the file of something, of letters and digits with hyphens between}
  String nameOf(String something) {
    return FileName.of(something) + extension;
  }

  /// {@return the file, with the extension added if missing. A doubled one is removed unless that
  /// file exists: dialogs select the proposed name without its extension, so typing a full name
  /// over it doubles the extension}
  Path completed(Path file) {
    String name = file.getFileName().toString();
    boolean twice = name.toLowerCase(Locale.ROOT).endsWith(extension + extension);
    if (twice && !Files.exists(file)) {
      return file.resolveSibling(name.substring(0, name.length() - extension.length()));
    }
    return name.contains(".") ? file : file.resolveSibling(name + extension);
  }

  /// {@return the name of a file without its extension, whichever it is}
  static String stem(Path file) {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
