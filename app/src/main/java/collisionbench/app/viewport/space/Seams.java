package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.seam.MeshTriangle;
import collisionbench.app.viewport.space.seam.Seam;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Material;
import javafx.scene.transform.Translate;

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

  /// The seam of two surfaces: lines of constant width in pixels.
  private static final class SeamNode extends Group {

    private static final double WIDTH = 2;

    /// The offset towards the eye in pixels, so that surfaces do not hide it.
    private static final double LIFTED = 1.5;

    private final List<MeshTriangle> a;
    private final List<MeshTriangle> b;
    private final List<Seam.Piece> pieces;
    private final Vec3 origin;
    private final Bands bands = new Bands();
    private Optional<Projection> fitted = Optional.empty();

    SeamNode(List<MeshTriangle> a, List<MeshTriangle> b) {
      this.a = a;
      this.b = b;
      pieces = Seam.between(a, b);
      origin = pieces.isEmpty() ? Vec3.ZERO : pieces.getFirst().from();
      getTransforms().add(new Translate(origin.x(), origin.y(), origin.z()));
      getChildren().add(bands);
    }

    @SuppressWarnings("ReferenceEquality") // a surface is made anew where anything of it changes
    boolean isOf(List<MeshTriangle> newA, List<MeshTriangle> newB) {
      return a == newA && b == newB;
    }

    void fit(Projection projection, Material material) {
      bands.setMaterial(material);
      if (!fitted.equals(Optional.of(projection))) {
        fitted = Optional.of(projection);
        bands.begin(projection, origin, WIDTH, LIFTED);
        pieces.forEach(piece -> bands.line(piece.from().minus(origin), piece.to().minus(origin)));
        bands.end();
      }
    }
  }
}
