package collisionbench.app.panel.inspector;

import collisionbench.app.panel.widget.Scrolling;
import collisionbench.app.settings.Layout;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.ScrollPane;

/// Keeps the scroll position of each tab until another body is selected.
final class TabScroll {

  private final ScrollPane scroll;
  private final Map<Layout.Tab, Double> tops = new EnumMap<>(Layout.Tab.class);

  TabScroll(ScrollPane scroll) {
    this.scroll = scroll;
  }

  void change(Layout.Tab before, Layout.Tab now) {
    tops.put(before, Scrolling.top(scroll));
    goTo(scroll, tops.getOrDefault(now, 0.0));
  }

  void reset() {
    tops.clear();
    scroll.setVvalue(0);
  }

  /// Changes the content of a pane without moving its visible part.
  static void keep(ScrollPane pane, Runnable change) {
    double before = Scrolling.top(pane);
    change.run();
    if (before > 0) {
      goTo(pane, before);
    }
  }

  private static void goTo(ScrollPane pane, double top) {
    pane.applyCss();
    pane.layout();
    Scrolling.to(pane, top);
  }
}
