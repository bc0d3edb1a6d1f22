package collisionbench.bench.scenefile;

import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.PlainText;
import java.nio.file.Path;

/// A scene of the user: a scene file in the folder of [UserScenes].
///
/// @param name the name of the scene; that of the file if the scene has none or cannot be read
public record UserScene(Path file, String name) {

  /// The extension of the files.
  static final String EXTENSION = ".json";

  private static final int LONGEST = 100;

  static UserScene of(Path file) {
    return new UserScene(file, sceneName(file));
  }

  private static String sceneName(Path file) {
    try {
      String name = name(SceneFile.read(file).name());
      return name.isEmpty() ? FileName.stem(file) : name;
    } catch (SceneFileException _) {
      return FileName.stem(file);
    }
  }

  /// {@return a text as a name: on one line, without spaces around it; empty if it is blank}
  public static String name(String text) {
    return PlainText.escape(
        PlainText.beginning(text.strip().replaceAll("\\s+", " "), LONGEST).strip());
  }
}
