package collisionbench.app.window;

import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.panel.widget.Nodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/// Finds texts in a window that cannot be read: elided, cut at an edge, or overlapping another.
///
/// Text that can be scrolled into view is not cut. Names that users give may be elided where a
/// tooltip holds the whole text, and fields for such names may scroll.
final class Legibility {

  /// Style classes and ids of labels for names of any length, and for sentences that contain them.
  private static final List<String> ELIDED =
      List.of(
          "body-name",
          "body-words",
          "history-cell",
          "status-pair",
          "status-disagreement",
          "shared-names");

  /// Ids of fields for texts of any length.
  private static final List<String> SCROLLED = List.of("inspector-name");

  /// Rounding to whole pixels may hide or overlap this many of them.
  private static final double SLACK = 1;

  /// Beyond any window.
  private static final double FAR = 1e6;

  private final List<Shown> texts = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  /// Where text can be.
  ///
  /// @param scroller what scrolls it; the window if nothing does
  /// @param reachable where it can be read, perhaps after scrolling
  /// @param visible where it can be read now
  private record Area(Node scroller, Bounds reachable, Bounds visible) {

    Area clipped(Bounds clip) {
      return new Area(scroller, common(reachable, clip), common(visible, clip));
    }

    /// What scrolls comes into view wherever it is.
    Area scrolled(Node by, Bounds clip, boolean across, boolean down) {
      Bounds limit = common(reachable, clip);
      Bounds whole =
          box(
              across ? -FAR : limit.getMinX(),
              down ? -FAR : limit.getMinY(),
              across ? FAR : limit.getMaxX(),
              down ? FAR : limit.getMaxY());
      return new Area(by, whole, common(visible, clip));
    }
  }

  /// A text on the screen.
  private record Shown(String words, Bounds bounds, Area area) {

    /// {@return whether it covers another, at once or when scrolled along with it}
    boolean overlaps(Shown other) {
      return area.scroller().equals(other.area.scroller())
          ? overlap(common(bounds, area.reachable()), common(other.bounds, other.area.reachable()))
          : overlap(common(bounds, area.visible()), common(other.bounds, other.area.visible()));
    }
  }

  private Legibility() {}

  /// {@return a sentence for each text below a node that cannot be read}
  static List<String> faults(Parent root) {
    Bounds window = root.localToScene(root.getLayoutBounds());
    Legibility check = new Legibility();
    check.walk(root, new Area(root, window, window));
    check.findOverlaps();
    return check.faults;
  }

  private void walk(Node node, Area outside) {
    if (!node.isVisible() || node instanceof FontIcon) {
      return;
    }
    Area area = node.getClip() == null ? outside : clipped(node, outside);
    switch (node) {
      case FormulaView formula -> add(formula, formula.getAccessibleText(), area);
      case Text text -> add(text, text.getText(), area);
      case Parent parent -> {
        if (parent instanceof Labeled labeled) {
          checkWhole(labeled);
        }
        parent.getChildrenUnmodifiable().forEach(child -> walk(child, area));
      }
      default -> {}
    }
  }

  private static Area clipped(Node node, Area outside) {
    Bounds clip = node.localToScene(node.getClip().getBoundsInParent());
    if (node.getParent() instanceof ScrollPane pane) {
      boolean across = scrolls(pane.getHbarPolicy());
      return outside.scrolled(node, clip, across, scrolls(pane.getVbarPolicy()));
    }
    // The rows of a list.
    return node.getStyleClass().contains("clipped-container")
        ? outside.scrolled(node, clip, false, true)
        : outside.clipped(clip);
  }

  private static boolean scrolls(ScrollPane.ScrollBarPolicy policy) {
    return policy != ScrollPane.ScrollBarPolicy.NEVER;
  }

  private void add(Node node, String words, Area area) {
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    if (words.isBlank()) {
      return;
    }
    boolean mayScroll = ids(node).anyMatch(SCROLLED::contains);
    if (!mayScroll && !contains(area.reachable(), bounds)) {
      faults.add("cut: " + named(node, words));
    }
    texts.add(new Shown(named(node, words), bounds, area));
  }

  private void checkWhole(Labeled label) {
    label.getChildrenUnmodifiable().stream()
        .filter(Text.class::isInstance)
        .filter(child -> !(child instanceof FontIcon) && child.isVisible())
        .map(Text.class::cast)
        .filter(drawn -> !letters(drawn.getText()).equals(letters(label.getText())))
        .filter(_ -> !mayBeElided(label))
        .forEach(drawn -> faults.add("elided: " + named(label, label.getText())));
  }

  /// {@return a text without what wrapping and mnemonics add}
  private static String letters(@Nullable String text) {
    return text == null ? "" : text.replaceAll("[\\s_]", "");
  }

  private static boolean mayBeElided(Labeled label) {
    return Stream.concat(label.getStyleClass().stream(), Stream.ofNullable(label.getId()))
            .anyMatch(ELIDED::contains)
        && Nodes.ancestors(label)
            .flatMap(node -> node instanceof Control control ? tip(control) : Stream.empty())
            .anyMatch(tip -> tip.contains(label.getText()));
  }

  private static Stream<String> tip(Control control) {
    return Stream.ofNullable(control.getTooltip()).map(Tooltip::getText);
  }

  private void findOverlaps() {
    for (int i = 0; i < texts.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (texts.get(i).overlaps(texts.get(j))) {
          faults.add("overlapping: " + texts.get(j).words() + " and " + texts.get(i).words());
        }
      }
    }
  }

  private static String named(Node node, String words) {
    String place = ids(node).findFirst().orElseGet(() -> String.valueOf(node.getStyleClass()));
    return "\"" + words + "\" (" + place + ")";
  }

  private static Stream<String> ids(Node node) {
    return Nodes.ancestors(node).map(Node::getId).filter(Objects::nonNull);
  }

  private static boolean overlap(Bounds a, Bounds b) {
    Bounds both = common(a, b);
    return both.getWidth() > SLACK && both.getHeight() > SLACK;
  }

  private static boolean contains(Bounds outer, Bounds inner) {
    return inner.getMinX() >= outer.getMinX() - SLACK
        && inner.getMinY() >= outer.getMinY() - SLACK
        && inner.getMaxX() <= outer.getMaxX() + SLACK
        && inner.getMaxY() <= outer.getMaxY() + SLACK;
  }

  /// {@return what two have in common; without a size if nothing}
  private static Bounds common(Bounds a, Bounds b) {
    return box(
        Math.max(a.getMinX(), b.getMinX()),
        Math.max(a.getMinY(), b.getMinY()),
        Math.min(a.getMaxX(), b.getMaxX()),
        Math.min(a.getMaxY(), b.getMaxY()));
  }

  private static Bounds box(double left, double top, double right, double bottom) {
    return new BoundingBox(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }
}
