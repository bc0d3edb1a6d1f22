package collisionbench.app.panel.field;

import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.util.Subscription;

/// A column of rows that are all as high as the first, each made when it comes into sight: fields
/// for hundreds of points would take seconds to make.
///
/// Those next to what is seen are made too, so that the Tab key finds them. What was made stays.
public final class LongColumn extends Column {

  /// How many are made at once, whatever is seen.
  private static final int FIRST = 16;

  /// How many are made above and below what is seen.
  private static final int AHEAD = 4;

  private final int count;
  private final IntFunction<? extends Node> maker;
  private final NavigableMap<Integer, Node> made = new TreeMap<>();
  private Subscription sight = Subscription.EMPTY;

  /// @param count how many rows there are, at least one
  /// @param maker makes a row by its place in the column
  public LongColumn(int count, IntFunction<? extends Node> maker) {
    this.count = count;
    this.maker = maker;
    make(0, FIRST);
    sceneProperty().subscribe(_ -> look());
  }

  /// Follows what is seen of it, for as long as it is in a window.
  private void look() {
    sight.unsubscribe();
    sight =
        Ancestors.of(getScene() == null ? null : this)
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
