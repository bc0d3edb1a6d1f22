package collisionbench.app.viewport.render;

import java.util.HashSet;
import java.util.List;
import javafx.collections.ObservableList;
import javafx.scene.Node;

/// Sets the children of a parent with few changes.
public final class Children {

  private Children() {}

  /// Sets the children in this order. Nodes in place stay, since JavaFX restyles every node that is
  /// added.
  public static void set(ObservableList<Node> children, List<Node> nodes) {
    if (children.equals(nodes)) {
      return;
    }
    children.retainAll(new HashSet<>(nodes));
    int same = 0;
    while (same < children.size() && children.get(same).equals(nodes.get(same))) {
      same++;
    }
    children.remove(same, children.size());
    children.addAll(nodes.subList(same, nodes.size()));
  }
}
