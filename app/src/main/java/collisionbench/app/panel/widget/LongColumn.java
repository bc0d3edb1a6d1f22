package collisionbench.app.panel.widget;

import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.util.Subscription;

/// A column of rows of equal height, created when they come into view: creating the fields of
/// hundreds of points would take seconds.
///
/// Rows next to the visible ones are created too, so that Tab reaches them. Created rows stay.
public final class LongColumn extends Column {

  /// How many rows are created at first.
  private static final int FIRST = 16;

  /// How many rows are created above and below the visible ones.
  private static final int AHEAD = 4;

  private final int count;
  private final IntFunction<? extends Node> maker;
  private final NavigableMap<Integer, Node> made = new TreeMap<>();
  private Subscription sight = Subscription.EMPTY;

  /// @param count how many rows there are, at least one
  public LongColumn(int count, IntFunction<? extends Node> maker) {
    this.count = count;
    this.maker = maker;
    make(0, FIRST);
    sceneProperty().subscribe(_ -> look());
  }

  /// Follows the visible part while the column is in a window.
  private void look() {
    sight.unsubscribe();
    sight =
        Nodes.ancestors(getScene() == null ? null : this)
            .flatMap(node -> node instanceof ScrollPane pane ? Stream.of(pane) : null)
            .findFirst()
            .map(pane ->
                Subscription.combine(
                    localToSceneTransformProperty().subscribe(_ -> makeSeen(pane)),
                    pane.viewportBoundsProperty().subscribe(_ -> makeSeen(pane))))
            .orElse(Subscription.EMPTY);
  }

  private void makeSeen(ScrollPane pane) {
    double pitch = pitch();
    if (made.size() < count && pitch > 0) {
      Bounds seen = sceneToLocal(pane.localToScene(pane.getLayoutBounds()));
      make(
          (int) Math.floor(seen.getMinY() / pitch) - AHEAD,
          (int) Math.ceil(seen.getMaxY() / pitch) + AHEAD);
    }
  }

  private void make(int from, int to) {
    for (int i = Math.max(0, from); i < Math.min(to, count); i++) {
      if (!made.containsKey(i)) {
        Node row = maker.apply(i);
        getChildren().add(made.headMap(i).size(), row);
        made.put(i, row);
      }
    }
  }

  private double pitch() {
    return height() + getSpacing();
  }

  private double height() {
    return snapSizeY(made.firstEntry().getValue().prefHeight(-1));
  }

  @Override
  protected double computePrefHeight(double width) {
    return count * pitch() - getSpacing();
  }

  @Override
  protected void layoutChildren() {
    double height = height();
    double pitch = pitch();
    made.forEach((place, row) -> row.resizeRelocate(0, place * pitch, getWidth(), height));
  }
}
