package collisionbench.app.viewport.render;

import java.util.HashSet;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.scene.Node;

/// The nodes of a picture, in the order in which they are drawn.
public final class Children {

  private Children() {}

  /// Makes children these nodes in this order. Those that are in place stay untouched: JavaFX
  /// styles a node anew whenever it is added.
  public static void set(ObservableList<Node> children, List<Node> nodes) {
    children.retainAll(new HashSet<>(nodes));
    int same = 0;
    while (same < children.size() && children.get(same).equals(nodes.get(same))) {
      same++;
    }
    children.remove(same, children.size());
    children.addAll(nodes.subList(same, nodes.size()));
  }
}
