package collisionbench.app.panel.inspector;

import collisionbench.app.settings.Layout;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// Keeps the scroll position of each tab relative to the top of the tabs.
final class TabScroll {

  private final ScrollPane scroll;
  private final Region content;
  private final Node pair;
  private final Map<Layout.Tab, Double> belowTop = new EnumMap<>(Layout.Tab.class);

  /// @param pair the part of the content with the tabs
  TabScroll(ScrollPane scroll, Region content, Node pair) {
    this.scroll = scroll;
    this.content = content;
    this.pair = pair;
  }

  /// Restores the position of a tab. A tab that was not open yet keeps the position of the previous
  /// one.
  void change(Layout.Tab before, Layout.Tab now) {
    double here = position();
    belowTop.put(before, here);
    layOut();
    goTo(belowTop.getOrDefault(now, here));
  }

  /// Keeps the tabs in place while something above them changes, unless nothing is scrolled.
  void keep(Runnable change) {
    boolean scrolled = top() > 0;
    double before = position();
    change.run();
    if (scrolled) {
      layOut();
      goTo(before);
    }
  }

  private void layOut() {
    scroll.applyCss();
    scroll.layout();
  }

  /// {@return the top of the visible part, relative to the tabs}
  private double position() {
    return top() - pair.getBoundsInParent().getMinY();
  }

  private double top() {
    return scroll.getVvalue() * hidden();
  }

  private double hidden() {
    return Math.max(0, content.getHeight() - scroll.getViewportBounds().getHeight());
  }

  private void goTo(double position) {
    double top = position + pair.getBoundsInParent().getMinY();
    scroll.setVvalue(hidden() == 0 ? 0 : Math.clamp(top / hidden(), 0, 1));
  }
}
