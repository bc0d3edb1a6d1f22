package collisionbench.bench.command;

import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.scene.Scene;
import java.io.IOException;
import java.nio.file.Path;

/// Draws the pictures of web pages. Commands that write pages know no more of drawing.
public interface ScenePainter {

  /// Draws a scene into a PNG file.
  ///
  /// @throws IOException if the file cannot be written
  /// @throws CommandException if nothing can be drawn, as without a display
  void paint(Scene scene, Path file) throws IOException, CommandException;

  /// Draws a scene with a map of answers into a square PNG file.
  ///
  /// @throws IOException if the file cannot be written
  /// @throws CommandException if nothing can be drawn, as without a display
  void map(AnswerMap map, Scene scene, Path file) throws IOException, CommandException;
}
