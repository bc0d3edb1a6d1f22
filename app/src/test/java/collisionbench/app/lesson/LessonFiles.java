package collisionbench.app.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Lessons for tests, about two spheres to move together.
public final class LessonFiles {

  /// A lesson of two steps.
  public static final String INDEX =
      """
      {
        "format": "collision-bench-lesson", "version": 1,
        "title": {"en": "Two balls", "zh": "两个球"},
        "steps": [
          {
            "scene": "balls.json",
            "text": {"en": "Bring them together.", "zh": "让它们接触。"},
            "formula": "d = 0",
            "method": "article-001-spheres",
            "done": {"contacts": [["left", "right"]]}
          },
          {"scene": "balls.json", "text": {"en": "That is all."}}
        ]
      }
      """;

  /// The scene of both steps.
  public static final String SCENE =
      """
      {
        "format": "collision-bench-scene", "version": 1, "name": "Balls", "space": "3d",
        "bodies": [
          {"id": "left", "shape": {"type": "sphere", "center": [-2, 1, 0], "radius": 0.5}},
          {"id": "right", "shape": {"type": "sphere", "center": [2, 1, 0], "radius": 0.5}}
        ]
      }
      """;

  private LessonFiles() {}

  /// Writes a lesson with its scene.
  public static Path write(Path folder, String index) throws IOException {
    Files.writeString(folder.resolve("balls.json"), SCENE);
    return Files.writeString(folder.resolve(LessonFolder.INDEX), index);
  }
}
