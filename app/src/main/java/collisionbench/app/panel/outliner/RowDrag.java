package collisionbench.app.panel.outliner;

import collisionbench.app.panel.field.EscapeKey;
import java.util.Collection;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

/// Drags a row of the outliner to another place; a line shows where it would go. Escape takes it
/// back.
public final class RowDrag {

  /// A click may move the mouse by this many pixels.
  private static final double TREMBLE = 4;

  private final Node list;
  private final Region line;
  private final Collection<BodyCell> cells;
  private final BiConsumer<String, Integer> drop;
  private String held = "";
  private int from;
  private double start;
  private boolean begun;
  private Optional<Integer> target = Optional.empty();
  private Subscription escape = Subscription.EMPTY;

  /// @param line drawn over the list, in a parent of the same size
  /// @param cells the rows that there are
  /// @param drop takes a body and how many others are to be before it
  RowDrag(Node list, Region line, Collection<BodyCell> cells, BiConsumer<String, Integer> drop) {
    this.list = list;
    this.line = line;
    this.cells = cells;
    this.drop = drop;
    line.setManaged(false);
    line.setVisible(false);
    line.setMouseTransparent(true);
    line.getStyleClass().add("drop-line");
  }

  void listen(BodyCell cell) {
    cell.texts().addEventHandler(MouseEvent.MOUSE_PRESSED, event -> press(cell, event));
    cell.texts().addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    cell.texts().addEventHandler(MouseEvent.MOUSE_RELEASED, _ -> release());
  }

  private void press(BodyCell cell, MouseEvent event) {
    letGo();
    if (event.getButton() == MouseButton.PRIMARY && !cell.id().isEmpty()) {
      held = cell.id();
      from = cell.getIndex();
      start = event.getSceneY();
    }
  }

  private void drag(MouseEvent event) {
    if (held.isEmpty()) {
      return;
    }
    if (!begun && Math.abs(event.getSceneY() - start) > TREMBLE) {
      begun = true;
      escape = EscapeKey.during(list, this::letGo);
    }
    if (begun) {
      target = Optional.empty();
      cells.stream()
          .filter(cell -> !cell.id().isEmpty() && cell.isVisible())
          .forEach(cell -> aim(cell, event.getSceneY()));
      line.setVisible(target.isPresent());
      event.consume();
    }
  }

  /// Goes before a row whose upper half the mouse is in, and behind one whose lower half it is in.
  private void aim(BodyCell cell, double sceneY) {
    Bounds bounds = cell.localToScene(cell.getLayoutBounds());
    if (sceneY >= bounds.getMinY() && sceneY < bounds.getMaxY()) {
      boolean below = sceneY > bounds.getCenterY();
      target = Optional.of(index(from, cell.getIndex(), below));
      double y = list.sceneToLocal(0, below ? bounds.getMaxY() : bounds.getMinY()).getY();
      line.resizeRelocate(0, y - 1, list.getLayoutBounds().getWidth(), 2);
    }
  }

  /// {@return how many rows are before one that is taken away from a place and put beside another}
  public static int index(int from, int over, boolean below) {
    int gap = below ? over + 1 : over;
    return gap > from ? gap - 1 : gap;
  }

  private void release() {
    String id = held;
    int before = from;
    Optional<Integer> to = target;
    letGo();
    to.filter(index -> index != before).ifPresent(index -> drop.accept(id, index));
  }

  private void letGo() {
    held = "";
    begun = false;
    target = Optional.empty();
    line.setVisible(false);
    escape.unsubscribe();
    escape = Subscription.EMPTY;
  }
}
