package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.session.View;
import collisionbench.app.snapshot.Snapshot;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// Pictures without a window, as far as the commands know them.
interface Pictures {

  /// Draws an evaluated scene into a PNG file, in place of what was there.
  void render(Evaluation evaluation, Look look, Path file) throws CommandException;

  /// {@return how much a picture differs from the one it should be}
  ///
  /// @param difference where to show the differences as a picture
  Comparison compare(Path actual, Path golden, Optional<Path> difference) throws CommandException;

  /// The width and height of a picture in pixels.
  record Size(int width, int height) {

    static final int LARGEST = Snapshot.LONGEST_SIDE;

    public Size {
      if (width < 1 || height < 1 || width > LARGEST || height > LARGEST) {
        throw new IllegalArgumentException(
            "expected a width and a height from 1 to "
                + LARGEST
                + ", found "
                + width
                + "x"
                + height);
      }
    }
  }

  /// How a scene is drawn.
  ///
  /// @param overlays what is drawn over the bodies, beside the grid
  record Look(Size size, Theme theme, View.Lens lens, Set<View.Layer> overlays) {

    /// The bodies alone.
    public Look(Size size, Theme theme) {
      this(size, theme, View.Lens.PERSPECTIVE, Set.of());
    }

    public Look {
      overlays = Set.copyOf(overlays);
    }

    View view() {
      EnumSet<View.Layer> layers = EnumSet.of(View.Layer.GRID);
      layers.addAll(overlays);
      return View.FIRST.with(lens).with(layers);
    }
  }

  /// The colours of a picture.
  enum Theme {
    DARK,
    LIGHT
  }

  /// What a comparison found.
  ///
  /// @param alike whether the pictures differ by no more than two machines may
  /// @param sentence how much they differ
  record Comparison(boolean alike, String sentence) {}
}
