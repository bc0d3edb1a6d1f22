package collisionbench.app.viewport;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// The numbers along the axes of a flat picture: below the x axis and to the left of the y axis, or
/// at the edge of the picture where an axis is out of view. None covers another.
final class PlaneNumbers {

  private static final Font FONT = Typeface.REGULAR.size(11);
  private static final double PLATE_X = 4;
  private static final double PLATE_Y = 1;
  private static final double FROM_AXIS = 5;
  private static final double FROM_EDGE = 4;
  private static final double BETWEEN = 4;

  private final Group root = new Group();
  private final List<Bounds> taken = new ArrayList<>();
  private Color ink = Palette.DARK.text();
  private Color plate = Palette.DARK.plate();

  Node node() {
    return root;
  }

  void paint(Palette palette) {
    ink = palette.text();
    plate = palette.plate();
  }

  /// Writes the numbers anew.
  void draw(Ruler across, Ruler up, Ticks ticks) {
    root.getChildren().clear();
    taken.clear();
    Bounds picture = new BoundingBox(0, 0, across.length(), up.length());
    drawAcross(across, up.pixel(0), ticks, picture);
    drawUp(up, across.pixel(0), ticks, picture);
  }

  private void drawAcross(Ruler across, double axis, Ticks ticks, Bounds picture) {
    boolean originInView = picture.contains(across.pixel(0), axis);
    List<Label> labels = labels(across, ticks);
    double widest = labels.stream().mapToDouble(Label::width).max().orElse(0);
    for (Label label : labels) {
      double height = label.height();
      double y = Math.clamp(axis + FROM_AXIS, FROM_EDGE, picture.getHeight() - height - FROM_EDGE);
      double x =
          label.index() == 0 && originInView
              ? label.pixel() - FROM_AXIS - label.width()
              : label.pixel() - label.width() / 2;
      if (label.index() % stride(widest + BETWEEN, across, ticks) == 0) {
        place(label, x, y, picture);
      }
    }
  }

  private void drawUp(Ruler up, double axis, Ticks ticks, Bounds picture) {
    boolean originInView = picture.contains(axis, up.pixel(0));
    List<Label> labels = labels(up, ticks);
    double widest = labels.stream().mapToDouble(Label::width).max().orElse(0);
    double right =
        Math.clamp(
            axis - FROM_AXIS,
            Math.min(FROM_EDGE + widest, picture.getWidth()),
            Math.max(picture.getWidth() - FROM_EDGE, FROM_EDGE + widest));
    for (Label label : labels) {
      if (label.index() != 0 || !originInView) {
        place(label, right - label.width(), label.pixel() - label.height() / 2, picture);
      }
    }
  }

  /// Every how many ticks a number has room.
  private static long stride(double width, Ruler ruler, Ticks ticks) {
    double apart = ticks.spacing() * Math.abs(ruler.pixelsPerUnit());
    long stride = 1;
    while (stride * apart < width) {
      stride *= 2;
    }
    return stride;
  }

  private List<Label> labels(Ruler ruler, Ticks ticks) {
    return ruler.multiplesInView(ticks.spacing()).stream()
        .map(index -> new Label(index, ruler.pixel(index * ticks.spacing()), text(ticks, index)))
        .toList();
  }

  private Text text(Ticks ticks, long index) {
    Text text = new Text(ticks.label(index));
    text.setFont(FONT);
    text.setFill(ink);
    text.setTextOrigin(VPos.TOP);
    return text;
  }

  private void place(Label label, double x, double y, Bounds picture) {
    double left = Math.round(x);
    double top = Math.round(y);
    Bounds bounds = new BoundingBox(left, top, label.width(), label.height());
    if (!picture.contains(bounds) || taken.stream().anyMatch(bounds::intersects)) {
      return;
    }
    taken.add(bounds);
    Rectangle backing = new Rectangle(left, top, label.width(), label.height());
    backing.setArcWidth(6);
    backing.setArcHeight(6);
    backing.setFill(plate);
    label.text().setX(left + PLATE_X);
    label.text().setY(top + PLATE_Y);
    root.getChildren().addAll(backing, label.text());
  }

  /// A number with its plate, before it has a place.
  private record Label(long index, double pixel, Text text) {

    double width() {
      return Math.ceil(text.getLayoutBounds().getWidth()) + 2 * PLATE_X;
    }

    double height() {
      return Math.ceil(text.getLayoutBounds().getHeight()) + 2 * PLATE_Y;
    }
  }
}
