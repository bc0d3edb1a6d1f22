package collisionbench.app.settings;

/// The layout of the panes beside the view.
///
/// @param outlinerWidth in pixels, also while it is hidden
/// @param inspectorWidth in pixels, also while it is hidden
/// @param tab the inspector's tab for the selected pair
public record Layout(
    double outlinerWidth, double inspectorWidth, boolean outliner, boolean inspector, Tab tab) {

  public static final Layout FIRST = new Layout(232, 360, true, true, Tab.ANSWERS);

  public static final double LEAST = 120;

  private static final double LEAST_SHARE = 0.35;

  public enum Tab {
    ANSWERS,
    STEPS,
    METHODS,
    MAP
  }

  public Layout {
    outlinerWidth = width("outlinerWidth", outlinerWidth);
    inspectorWidth = width("inspectorWidth", inspectorWidth);
  }

  private static double width(String name, double width) {
    if (!(width >= LEAST && width < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(name + " must be finite and >= " + LEAST + ": " + width);
    }
    return width;
  }

  /// {@return this layout with what changed from one layout to another, and only that}
  public Layout changed(Layout from, Layout to) {
    return new Layout(
        from.outlinerWidth == to.outlinerWidth ? outlinerWidth : to.outlinerWidth,
        from.inspectorWidth == to.inspectorWidth ? inspectorWidth : to.inspectorWidth,
        from.outliner == to.outliner ? outliner : to.outliner,
        from.inspector == to.inspector ? inspector : to.inspector,
        from.tab == to.tab ? tab : to.tab);
  }

  public Layout withOutliner() {
    return outliner ? this : outlinerToggled();
  }

  public Layout outlinerToggled() {
    return new Layout(outlinerWidth, inspectorWidth, !outliner, inspector, tab);
  }

  public Layout inspectorToggled() {
    return new Layout(outlinerWidth, inspectorWidth, outliner, !inspector, tab);
  }

  public boolean isFolded() {
    return !outliner && !inspector;
  }

  /// {@return this layout without panes, or with both if none was shown}
  public Layout foldToggled() {
    return new Layout(outlinerWidth, inspectorWidth, isFolded(), isFolded(), tab);
  }

  /// {@return this layout with another tab, which is seen unless the panes are folded}
  public Layout turnedTo(Tab newTab) {
    return new Layout(outlinerWidth, inspectorWidth, outliner, !isFolded(), newTab);
  }

  public boolean shows(Tab other) {
    return inspector && tab == other;
  }

  /// {@return this layout with a tab shown if it was not visible, and with the answers otherwise}
  public Layout toggled(Tab other) {
    return showing(shows(other) ? Tab.ANSWERS : other);
  }

  /// {@return this layout with the inspector shown and a tab selected}
  public Layout showing(Tab newTab) {
    return new Layout(outlinerWidth, inspectorWidth, outliner, true, newTab);
  }

  /// {@return this layout with other pane widths, clamped to the least}
  public Layout resized(double newOutlinerWidth, double newInspectorWidth) {
    return new Layout(
        Math.max(LEAST, newOutlinerWidth),
        Math.max(LEAST, newInspectorWidth),
        outliner,
        inspector,
        tab);
  }

  /// {@return the part of a window that the view keeps: half, or less beside larger text}
  ///
  /// @param textSize the size of text as a multiple of the usual size
  public static double viewShare(double textSize) {
    return Math.max(LEAST_SHARE, 0.5 / textSize);
  }

  /// {@return this layout fitted into a window: the panes shrink proportionally if they would take
  /// more than the view leaves}
  ///
  /// @param width the width of the window
  public Layout within(double width, double textSize) {
    double taken = (outliner ? outlinerWidth : 0) + (inspector ? inspectorWidth : 0);
    double left = width * (1 - viewShare(textSize));
    double shrunk = taken > left ? left / taken : 1;
    return resized(outlinerWidth * shrunk, inspectorWidth * shrunk);
  }
}
