package collisionbench.app.settings;

/// How the panes beside the picture stand, whatever is open in them.
///
/// @param outlinerWidth in pixels, also while it is not shown
/// @param inspectorWidth in pixels, also while it is not shown
/// @param outliner whether the outliner is shown
/// @param inspector whether the inspector is shown
/// @param tab what the inspector says of the pair that the selection is about
public record Layout(
    double outlinerWidth, double inspectorWidth, boolean outliner, boolean inspector, Tab tab) {

  /// How they stand at first.
  public static final Layout FIRST = new Layout(232, 360, true, true, Tab.ANSWERS);

  /// No pane is narrower.
  public static final double LEAST = 120;

  /// What is said of a pair.
  public enum Tab {
    /// What is known of it.
    ANSWERS,
    /// How a method comes to its answer.
    STEPS,
    /// What all methods say, side by side.
    METHODS
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

  /// {@return this layout with the outliner shown}
  public Layout withOutliner() {
    return outliner ? this : outlinerToggled();
  }

  /// {@return this layout with the outliner shown if it was not, else without it}
  public Layout outlinerToggled() {
    return new Layout(outlinerWidth, inspectorWidth, !outliner, inspector, tab);
  }

  /// {@return this layout with the inspector shown if it was not, else without it}
  public Layout inspectorToggled() {
    return new Layout(outlinerWidth, inspectorWidth, outliner, !inspector, tab);
  }

  /// {@return whether a tab is seen}
  public boolean shows(Tab asked) {
    return inspector && tab == asked;
  }

  /// {@return this layout with a tab seen that was not, else with the answers}
  public Layout toggled(Tab wanted) {
    return showing(shows(wanted) ? Tab.ANSWERS : wanted);
  }

  /// {@return this layout with another tab, which is seen}
  public Layout showing(Tab newTab) {
    return new Layout(outlinerWidth, inspectorWidth, outliner, true, newTab);
  }

  /// {@return this layout with panes of other widths, none below the least}
  public Layout resized(double newOutlinerWidth, double newInspectorWidth) {
    return new Layout(
        Math.max(LEAST, newOutlinerWidth),
        Math.max(LEAST, newInspectorWidth),
        outliner,
        inspector,
        tab);
  }

  /// {@return this layout as it fits a window: the picture keeps half of the width at least, and
  /// the panes shrink alike where they would take more}
  ///
  /// @param whole the width of the window
  public Layout within(double whole) {
    double taken = (outliner ? outlinerWidth : 0) + (inspector ? inspectorWidth : 0);
    double shrunk = taken > whole / 2 ? whole / 2 / taken : 1;
    return resized(outlinerWidth * shrunk, inspectorWidth * shrunk);
  }
}
