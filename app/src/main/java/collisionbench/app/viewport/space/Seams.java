package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.seam.Seam;
import collisionbench.app.viewport.space.seam.Surface;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.scene.Group;
import javafx.scene.Node;

/// The curves in which bodies that touch go into each other. They are made of the triangles that
/// are drawn, anew only for bodies whose triangles have changed.
final class Seams {

  /// More could not be told apart; those of what is selected come first.
  private static final int MOST = 32;

  private final Group root = new Group();
  private final Map<Contacts.Pair, Line> lines = new HashMap<>();
  private List<Contacts.Pair> pairs = List.of();
  private Map<String, BodyNode> nodes = Map.of();

  /// A seam and what it was made of.
  private record Line(Surface a, Surface b, SeamNode node) {

    @SuppressWarnings("ReferenceEquality") // a surface is made anew where anything of it changes
    boolean isOf(Surface newA, Surface newB) {
      return a == newA && b == newB;
    }
  }

  Group node() {
    return root;
  }

  /// Says which bodies touch.
  ///
  /// @param newNodes the bodies that are drawn, by name
  void show(List<Contacts.Pair> touching, Set<String> selected, Map<String, BodyNode> newNodes) {
    nodes = newNodes;
    pairs =
        touching.stream()
            .filter(pair -> newNodes.containsKey(pair.a()) && newNodes.containsKey(pair.b()))
            .sorted(Comparator.comparing(pair -> !concerns(pair, selected)))
            .limit(MOST)
            .toList();
  }

  private static boolean concerns(Contacts.Pair pair, Set<String> ids) {
    return ids.contains(pair.a()) || ids.contains(pair.b());
  }

  /// Draws them as bodies are drawn now.
  void fit(Projection projection, Materials materials) {
    lines.keySet().retainAll(pairs);
    List<Node> inOrder = new ArrayList<>();
    for (Contacts.Pair pair : pairs) {
      BodyNode a = nodes.get(pair.a());
      BodyNode b = nodes.get(pair.b());
      if (a != null && b != null) {
        SeamNode node = line(pair, a.drawnSurface(), b.drawnSurface()).node();
        node.fit(projection, materials.outline());
        inOrder.add(node);
      }
    }
    if (!root.getChildren().equals(inOrder)) {
      root.getChildren().setAll(inOrder);
    }
  }

  private Line line(Contacts.Pair pair, Surface a, Surface b) {
    Line line = lines.get(pair);
    if (line == null || !line.isOf(a, b)) {
      line = new Line(a, b, new SeamNode(Seam.between(a, b)));
      lines.put(pair, line);
    }
    return line;
  }
}
