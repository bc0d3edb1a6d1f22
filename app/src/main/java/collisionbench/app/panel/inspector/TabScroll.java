package collisionbench.app.panel.inspector;

import collisionbench.app.settings.Layout;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// How far down each tab of the pair is scrolled, whatever stands above the pair.
final class TabScroll {

  private final ScrollPane scroll;
  private final Region content;
  private final Node pair;
  private final Map<Layout.Tab, Double> belowTop = new EnumMap<>(Layout.Tab.class);

  /// @param pair where the tabs are, in the content
  TabScroll(ScrollPane scroll, Region content, Node pair) {
    this.scroll = scroll;
    this.content = content;
    this.pair = pair;
  }

  /// Goes to where a tab was left. One that has not been seen yet begins where the last one was.
  void change(Layout.Tab before, Layout.Tab now) {
    double here = position();
    belowTop.put(before, here);
    layOut();
    goTo(belowTop.getOrDefault(now, here));
  }

  /// Keeps the pair where it is while something above it changes; unless nothing is scrolled.
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

  /// {@return how far below the top of the pair that begins what is seen}
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
