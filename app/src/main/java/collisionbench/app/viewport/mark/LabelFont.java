package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.Typeface;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// The font of labels and the size of their plates.
final class LabelFont {

  private static final double BESIDE = 7;
  private static final double HEIGHT = 20;
  private static final double LARGE = 12;
  private static final double SMALL = 9;
  private static final double QUIET = 10;
  private static final double QUIET_HEIGHT = 16;
  private static final int MOST_KEPT = 500;

  /// The longest name inside a sentence.
  private static final int LONGEST = 24;

  private final Text text = new Text();

  /// A cache, since measuring is slower than painting.
  private final Map<String, Double> widths =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Double> eldest) {
          return size() > MOST_KEPT;
        }
      };

  /// {@return a name, truncated if it is too long}
  static String cut(String name) {
    return name.codePointCount(0, name.length()) <= LONGEST
        ? name
        : name.substring(0, name.offsetByCodePoints(0, LONGEST - 1)) + "\u2026";
  }

  Font font(Mark.Label label) {
    boolean small = label.weight() == Mark.Weight.QUIET_ARROW;
    return Typeface.SEMI_BOLD.size(small ? QUIET : LARGE, label.text());
  }

  Font small(Mark.Label label) {
    return Typeface.SEMI_BOLD.size(SMALL, label.index());
  }

  Bounds plate(Mark.Label label) {
    boolean small = label.weight() == Mark.Weight.QUIET_ARROW;
    double width = width(label.text()) + indexWidth(label.index()) + 2 * BESIDE;
    return small
        ? new BoundingBox(0, 0, Math.ceil(width * QUIET / LARGE), Typeface.scaled(QUIET_HEIGHT))
        : new BoundingBox(0, 0, width, Typeface.scaled(HEIGHT));
  }

  double width(String letters) {
    return widths.computeIfAbsent(letters, this::measure);
  }

  double indexWidth(String letters) {
    return letters.isEmpty() ? 0 : Math.ceil(width(letters) * SMALL / LARGE);
  }

  private double measure(String letters) {
    text.setFont(Typeface.SEMI_BOLD.size(LARGE, letters));
    text.setText(letters);
    return Math.ceil(text.getLayoutBounds().getWidth());
  }
}
