package collisionbench.app.cli;

import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.snapshot.Snapshot;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.ScenePainter;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.scene.Scene;
import collisionbench.methods.method.Method;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Rendering without a window, as the commands see it.
interface Pictures extends ScenePainter {

  /// How scenes are drawn on pages.
  Look PAGE = new Look(new Size(672, 420), Theme.DARK, View.FIRST);

  /// The width and height of maps on pages.
  int MAP_SIDE = 420;

  @Override
  default void paint(Scene scene, Path file) throws IOException, CommandException {
    unwrapped(() -> render(Evaluation.of(scene), PAGE, file));
  }

  @Override
  default void map(AnswerMap map, Scene scene, Path file) throws IOException, CommandException {
    unwrapped(() -> map(map, scene, PAGE.theme(), MAP_SIDE, file));
  }

  interface Drawn {
    void draw() throws CommandException;
  }

  /// @throws IOException if the file cannot be written
  private static void unwrapped(Drawn picture) throws IOException, CommandException {
    try {
      picture.draw();
    } catch (CommandException failure) {
      if (failure.getCause() instanceof SnapshotException stated
          && stated.is("snapshot.unwritten")
          && stated.getCause() instanceof IOException unwritten) {
        throw unwritten;
      }
      throw failure;
    }
  }

  /// Says now, and not after long work, that nothing can be drawn.
  ///
  /// @throws CommandException if there is no display
  void requireDisplay() throws CommandException;

  /// Draws an evaluated scene into a PNG file, replacing it if it exists.
  void render(Evaluation evaluation, Look look, Path file) throws CommandException;

  /// Draws a scene with a map of answers into a square PNG file, replacing it if it exists.
  ///
  /// @param side the width and height in pixels
  void map(AnswerMap map, Scene scene, Theme theme, int side, Path file) throws CommandException;

  /// {@return how much a picture differs from the expected one}
  ///
  /// @param tolerance how many pixels may differ, in percent
  /// @param difference where to draw how they differ, if they do
  Likeness compare(Path actual, Path golden, double tolerance, Optional<Path> difference)
      throws CommandException;

  /// A size in pixels.
  record Size(int width, int height) {

    static final int LARGEST = Snapshot.LONGEST_SIDE;

    public Size {
      if (width < 1 || height < 1 || width > LARGEST || height > LARGEST) {
        throw new IllegalArgumentException(
            "expected a width and a height from 1 to %s, found %sx%s"
                .formatted(LARGEST, width, height));
      }
    }
  }

  /// How a scene is drawn.
  ///
  /// @param method the method that colors it; empty for our own answers
  record Look(Size size, Theme theme, View view, Optional<Method> method) {

    /// A scene colored by our own answers.
    Look(Size size, Theme theme, View view) {
      this(size, theme, view, Optional.empty());
    }
  }

  /// The result of a comparison.
  ///
  /// @param alike whether the pictures differ by no more than is allowed
  /// @param sentence how much they differ
  record Likeness(boolean alike, String sentence) {}
}
