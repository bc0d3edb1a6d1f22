package collisionbench.app.viewport.plane;

import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Ticks;
import collisionbench.app.viewport.render.Typeface;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;

/// The numbers of a 2D picture, on two rulers: x along the lower edge, y along the right one. None
/// overlap.
final class PlaneNumbers {

  private static final double HEIGHT = 22;
  private static final double GREATEST_WIDTH = 72;

  private static final double LEAST_WIDTH = 32;
  private static final double BESIDE = 4;
  private static final double TICK = 4;
  private static final double BETWEEN = 6;

  private final Font font = Typeface.REGULAR.size(11);
  private final Palette palette;

  PlaneNumbers(Palette palette) {
    this.palette = palette;
  }

  /// {@return the height of the ruler for x in pixels}
  static double height() {
    return Typeface.scaled(HEIGHT);
  }

  /// {@return the greatest width of the ruler for y in pixels}
  static double greatestWidth() {
    return Typeface.scaled(GREATEST_WIDTH);
  }

  /// {@return the numbers on their rulers}
  ///
  /// @param top the start of the right ruler, in pixels from the top
  List<Node> nodes(Ruler across, Ruler up, Ticks ticks, double top) {
    List<Label> columns = labels(across, ticks);
    List<Label> rows = labels(up, ticks);
    double width = Math.clamp(widest(rows) + TICK + 2 * BESIDE, LEAST_WIDTH, greatestWidth());
    double right = across.length() - width;
    double bottom = up.length() - height();
    List<Node> nodes = new ArrayList<>();
    nodes.add(rectangle(0, bottom, across.length(), height(), palette.plate()));
    nodes.add(rectangle(right, top, width, Math.max(0, bottom - top), palette.plate()));
    long stride = stride(widest(columns) + BETWEEN, across, ticks);
    columns.stream()
        .filter(label -> label.index() % stride == 0)
        .filter(
            label -> label.isWithin(label.width() / 2 + BESIDE, right - label.width() / 2 - BESIDE))
        .forEach(label -> {
          nodes.add(rectangle(Math.floor(label.pixel()), bottom, 1, TICK, palette.text()));
          nodes.add(label.at(label.pixel() - label.width() / 2, bottom + TICK + 1));
        });
    rows.stream()
        .filter(
            label -> label.isWithin(top + label.height() / 2 + 1, bottom - label.height() / 2 - 1))
        .forEach(label -> {
          nodes.add(rectangle(right, Math.floor(label.pixel()), TICK, 1, palette.text()));
          nodes.add(label.at(right + TICK + BESIDE, label.pixel() - label.height() / 2));
        });
    return nodes;
  }

  /// The number of ticks per number, a power of two.
  private static long stride(double width, Ruler ruler, Ticks ticks) {
    double apart = ticks.spacing() * Math.abs(ruler.pixelsPerUnit());
    long stride = 1;
    while (stride * apart < width) {
      stride *= 2;
    }
    return stride;
  }

  private static double widest(List<Label> labels) {
    return labels.stream().mapToDouble(Label::width).max().orElse(0);
  }

  private List<Label> labels(Ruler ruler, Ticks ticks) {
    return ruler.multiplesInView(ticks.spacing()).stream()
        .map(index -> new Label(index, ruler.pixel(index * ticks.spacing()), text(ticks, index)))
        .toList();
  }

  private Text text(Ticks ticks, long index) {
    Text text = new Text(ticks.label(index));
    text.setFont(font);
    text.setFill(palette.text());
    text.setTextOrigin(VPos.TOP);
    text.setBoundsType(TextBoundsType.LOGICAL_VERTICAL_CENTER);
    return text;
  }

  private static Rectangle rectangle(double x, double y, double width, double height, Color color) {
    Rectangle rectangle = new Rectangle(x, y, width, height);
    rectangle.setFill(color);
    return rectangle;
  }

  /// A number and its pixel along the ruler.
  private record Label(long index, double pixel, Text text) {

    double width() {
      return Math.ceil(text.getLayoutBounds().getWidth());
    }

    double height() {
      return Math.ceil(text.getLayoutBounds().getHeight());
    }

    boolean isWithin(double first, double last) {
      return pixel >= first && pixel <= last;
    }

    Text at(double x, double y) {
      text.setX(Math.rint(x));
      text.setY(Math.rint(y));
      return text;
    }
  }
}
