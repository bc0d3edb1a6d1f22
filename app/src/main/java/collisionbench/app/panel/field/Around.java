package collisionbench.app.panel.field;

import java.util.stream.Stream;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// What something in a window is inside of.
public final class Around {

  private Around() {}

  /// {@return a node and all that is around it, outwards; nothing if it is no node}
  ///
  /// @param target of an event, or what has the focus
  public static Stream<Node> of(@Nullable Object target) {
    return Stream.iterate(
        target instanceof Node node ? node : null, node -> node != null, Node::getParent);
  }
}
