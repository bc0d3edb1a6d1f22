package collisionbench.app.panel.outliner;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.OutsideEvents;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.util.Subscription;

/// Drags a row of the outliner; a line shows the new position. Escape cancels.
public final class RowDrag {

  private final Node list;
  private final Region line;
  private final BiConsumer<String, Integer> drop;
  private String held = "";
  private int from;
  private OptionalInt target = OptionalInt.empty();
  private Subscription escape = Subscription.EMPTY;

  /// @param line drawn over the list, in a parent of the same size
  /// @param drop takes a body and the number of others before its new position
  RowDrag(Node list, Region line, BiConsumer<String, Integer> drop) {
    this.list = list;
    this.line = line;
    this.drop = drop;
    line.setManaged(false);
    line.setVisible(false);
    line.setMouseTransparent(true);
    line.getStyleClass().add("drop-line");
  }

  void listen(BodyCell cell) {
    cell.texts().addEventHandler(MouseEvent.DRAG_DETECTED, event -> begin(cell, event));
    cell.texts().addEventHandler(MouseEvent.MOUSE_DRAGGED, this::aim);
    cell.texts().addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
  }

  private void begin(BodyCell cell, MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY && !cell.id().isEmpty()) {
      held = cell.id();
      from = cell.getIndex();
      escape = OutsideEvents.duringDrag(list, this::letGo);
      aim(event);
    }
  }

  private void aim(MouseEvent event) {
    if (!held.isEmpty()) {
      aimAt(OptionalInt.empty());
      Nodes.ancestors(event.getPickResult().getIntersectedNode())
          .filter(node -> node instanceof BodyCell cell && !cell.id().isEmpty())
          .map(BodyCell.class::cast)
          .forEach(cell -> aim(cell, event));
    }
  }

  /// Aims before a row if the mouse is in its upper half, after it if in its lower half.
  private void aim(BodyCell cell, MouseEvent event) {
    Point2D mouse = cell.sceneToLocal(event.getSceneX(), event.getSceneY());
    boolean below = mouse.getY() > cell.getHeight() / 2;
    double edge = list.sceneToLocal(cell.localToScene(0, below ? cell.getHeight() : 0)).getY();
    line.resizeRelocate(0, edge - 1, list.getLayoutBounds().getWidth(), 2);
    aimAt(OptionalInt.of(index(from, cell.getIndex(), below)));
  }

  private void aimAt(OptionalInt index) {
    target = index;
    line.setVisible(index.isPresent());
  }

  /// {@return the new index of a row that is removed at one index and inserted beside another}
  public static int index(int from, int over, boolean below) {
    int gap = below ? over + 1 : over;
    return gap > from ? gap - 1 : gap;
  }

  /// The mouse may have moved since the last event.
  private void release(MouseEvent event) {
    aim(event);
    String id = held;
    int before = from;
    OptionalInt to = target;
    letGo();
    to.stream().filter(index -> index != before).forEach(index -> drop.accept(id, index));
  }

  private void letGo() {
    held = "";
    aimAt(OptionalInt.empty());
    escape.unsubscribe();
    escape = Subscription.EMPTY;
  }
}
