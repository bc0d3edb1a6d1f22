package collisionbench.app.viewport.cube;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Side;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.scene.Axis;
import collisionbench.geometry.space.Vec3;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

/// Draws the cube: its faces with their words, and the three axes along its edges with their
/// letters.
record CubePainter(CanvasPen pen, Palette palette, SeenCube cube) {

  private static final double WIDEST_WORD = 42;
  private static final double LARGEST = 16;

  /// The point where all three axes begin, and the coordinate at which each ends.
  private static final Vec3 ORIGIN = new Vec3(-1, -1, -1);

  private static final double AXIS = 2.3;
  private static final double LETTER_AT = 2.55;

  /// Steeper than this, the end of an axis has no letter, and a face no word.
  private static final double LEAST_LENGTH = 0.3;

  private static final double FACE = 0.1;
  private static final double LIT_FROM_ABOVE = 0.07;
  private static final double LIT_FROM_THE_RIGHT = 0.03;

  /// {@return the font size in which the longest of some words fits on a face}
  static double sizeOf(Collection<String> words) {
    Text text = new Text();
    text.setFont(Typeface.SEMI_BOLD.size(LARGEST));
    double widest = 0;
    for (String word : words) {
      text.setText(word);
      widest = Math.max(widest, text.getLayoutBounds().getWidth());
    }
    return Math.min(LARGEST, LARGEST * WIDEST_WORD / widest);
  }

  void paint(Map<Side, String> words, double wordSize, Optional<CubePart> lit) {
    paintAxes(false);
    cube.sides().forEach(this::paintFace);
    Color light = palette.selection().deriveColor(0, 1, 1, 0.7);
    lit.ifPresent(part -> cube.pieces(part).forEach(piece -> pen.area(piece, light)));
    for (Side side : cube.sides()) {
      write(words.getOrDefault(side, ""), wordSize, side);
    }
    paintAxes(true);
  }

  private void paintAxes(boolean inFront) {
    Stream.of(Axis.values()).filter(axis -> isInFront(axis) == inFront).forEach(this::paint);
  }

  /// An axis is at the back of the cube unless one of the two faces that it is an edge of is seen.
  private boolean isInFront(Axis axis) {
    return cube.towardsEye(axis.next().direction()) < 0
        || cube.towardsEye(axis.next().next().direction()) < 0;
  }

  private void paint(Axis axis) {
    Color color = palette.of(axis);
    Point2D from = cube.pixel(ORIGIN);
    Point2D to = cube.pixel(ORIGIN.plus(AXIS, axis.direction()));
    pen.line(from, to, color, 2);
    if (1 - Math.abs(cube.towardsEye(axis.direction())) > LEAST_LENGTH * LEAST_LENGTH / 2) {
      Point2D at = cube.pixel(ORIGIN.plus(LETTER_AT, axis.direction()));
      pen.write(axis.name(), at, Typeface.SEMI_BOLD.size(12), color);
    }
  }

  private void paintFace(Side side) {
    Vec3 out = side.towardsEye();
    double light = LIT_FROM_ABOVE * out.y() + LIT_FROM_THE_RIGHT * out.x();
    boolean inkIsLight = palette.ink().getBrightness() > palette.skyTop().getBrightness();
    double ink = FACE + (inkIsLight ? light : -light);
    List<Point2D> corners = cube.corners(side);
    pen.area(corners, palette.skyTop().interpolate(palette.ink(), ink));
    pen.line(corners, true, palette.ink().deriveColor(0, 1, 1, 0.45), 1);
  }

  private void write(String word, double size, Side side) {
    double facing = cube.towardsEye(side.towardsEye());
    if (facing > LEAST_LENGTH) {
      pen.canvas().save();
      pen.canvas().transform(cube.onto(side));
      pen.write(word, Point2D.ZERO, Typeface.SEMI_BOLD.size(size), palette.ink());
      pen.canvas().restore();
    }
  }
}
