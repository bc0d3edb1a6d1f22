package collisionbench.bench.scenefile;

import java.nio.file.Path;

/// What a file in a folder is, by its name. Commands, the list of a folder and the window agree on
/// it.
public enum FolderFile {
  SCENE,
  /// The index of a lesson.
  LESSON,
  /// A scene and its answers, recorded beside a golden picture.
  GOLDEN_RECORD,
  /// The methods that a folder offers.
  METHODS,
  OTHER;

  /// The name of the index of a lesson.
  public static final String LESSON_NAME = "lesson.json";

  /// The end of the names of golden records.
  public static final String RECORD = ".golden.json";

  public static final String METHODS_NAME = "collision-bench-methods.json";

  /// {@return what a file is}
  public static FolderFile of(Path file) {
    String name = file.toString();
    if (file.endsWith(LESSON_NAME)) {
      return LESSON;
    }
    if (file.endsWith(METHODS_NAME)) {
      return METHODS;
    }
    if (name.endsWith(RECORD)) {
      return GOLDEN_RECORD;
    }
    return SceneFile.isNamed(name) ? SCENE : OTHER;
  }
}
