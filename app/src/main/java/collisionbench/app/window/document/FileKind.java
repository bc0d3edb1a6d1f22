package collisionbench.app.window.document;

import collisionbench.bench.storage.FileName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/// A kind of file that the window writes.
public enum FileKind {
  SCENE(".json"),
  PICTURE(".png");

  private final String extension;

  FileKind(String extension) {
    this.extension = extension;
  }

  String extension() {
    return extension;
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
}
