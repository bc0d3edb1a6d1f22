package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.seam.MeshTriangle;
import collisionbench.bench.evaluation.Ruling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;

/// The curves where touching bodies intersect, computed from the drawn triangles and only when
/// these change.
final class Seams {

  /// More would be indistinguishable. Seams of selected bodies come first.
  private static final int MOST = 32;

  private final Group root = new Group();
  private final Map<Ruling.Names, SeamNode> lines = new HashMap<>();
  private List<Ruling.Names> pairs = List.of();
  private Map<String, BodyNode> nodes = Map.of();

  Group node() {
    return root;
  }

  /// Sets the touching bodies.
  ///
  /// @param newNodes the drawn bodies, by name
  void show(List<Ruling.Names> touching, Set<String> selected, Map<String, BodyNode> newNodes) {
    nodes = newNodes;
    Stream<Ruling.Names> first = touching.stream().filter(pair -> concerns(pair, selected));
    Stream<Ruling.Names> others = touching.stream().filter(pair -> !concerns(pair, selected));
    pairs =
        Stream.concat(first, others)
            .filter(pair -> newNodes.containsKey(pair.a()) && newNodes.containsKey(pair.b()))
            .limit(MOST)
            .toList();
  }

  private static boolean concerns(Ruling.Names pair, Set<String> ids) {
    return ids.contains(pair.a()) || ids.contains(pair.b());
  }

  void fit(Projection projection, Materials materials) {
    lines.keySet().retainAll(pairs);
    List<Node> inOrder = new ArrayList<>();
    for (Ruling.Names pair : pairs) {
      BodyNode a = nodes.get(pair.a());
      BodyNode b = nodes.get(pair.b());
      if (a != null && b != null) {
        SeamNode node = line(pair, a.drawnSurface(), b.drawnSurface());
        node.fit(projection, materials.outline(Materials.Look.PLAIN));
        inOrder.add(node);
      }
    }
    if (!root.getChildren().equals(inOrder)) {
      root.getChildren().setAll(inOrder);
    }
  }

  private SeamNode line(Ruling.Names pair, List<MeshTriangle> a, List<MeshTriangle> b) {
    SeamNode line = lines.get(pair);
    if (line == null || !line.isOf(a, b)) {
      line = new SeamNode(a, b);
      lines.put(pair, line);
    }
    return line;
  }
}
