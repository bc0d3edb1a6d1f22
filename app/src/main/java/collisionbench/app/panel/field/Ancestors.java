package collisionbench.app.panel.field;

import java.util.stream.Stream;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// The ancestors of a node.
public final class Ancestors {

  private Ancestors() {}

  /// {@return a node and its ancestors, from the inside out; empty if it is not a node}
  ///
  /// @param target the target of an event, or the focus owner
  public static Stream<Node> of(@Nullable Object target) {
    return Stream.iterate(
        target instanceof Node node ? node : null, node -> node != null, Node::getParent);
  }
}
