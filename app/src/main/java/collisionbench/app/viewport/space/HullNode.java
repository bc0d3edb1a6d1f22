package collisionbench.app.viewport.space;

import collisionbench.app.viewport.sight.Projection;
import collisionbench.app.viewport.sight.Straight;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.paint.PhongMaterial;

/// A hull with its edges; one that is straight is drawn as a segment is.
final class HullNode extends BodyNode {

  private static final double EDGE = 1.25;

  /// A hull that changes by less than this share of its size is the same one moved, as far as the
  /// graphics card can tell.
  private static final double SAME = 1e-7;

  private final PlacedMesh solid = new PlacedMesh();
  private final Group lines = new Group();
  private List<Vec3> points = List.of();
  private HullFaces faces = HullFaces.NONE;
  private List<PixelTube> edges = List.of();
  private StripePattern laid = pattern();
  private double size;

  HullNode() {
    add(List.of(solid, lines));
  }

  @Override
  boolean stand(Shape3 shape) {
    if (!(shape instanceof Hull hull) || Straight.line(hull).isPresent()) {
      return false;
    }
    Bounds3 bounds = hull.bounds();
    Vec3 middle = bounds.center();
    List<Vec3> moved = hull.points().stream().map(point -> point.minus(middle)).toList();
    size = bounds.size().largest();
    if (!isSame(moved)) {
      build(HullFaces.of(hull.surface(), middle));
      points = moved;
    }
    originAt(middle);
    return true;
  }

  private boolean isSame(List<Vec3> moved) {
    if (moved.size() != points.size()) {
      return false;
    }
    for (int i = 0; i < moved.size(); i++) {
      if (!(moved.get(i).minus(points.get(i)).largest() <= SAME * size)) {
        return false;
      }
    }
    return true;
  }

  private void build(HullFaces newFaces) {
    faces = newFaces;
    solid.setMesh(faces.mesh());
    layStripes();
    edges = Stream.generate(PixelTube::new).limit(faces.edges().size()).toList();
    for (int i = 0; i < edges.size(); i++) {
      HullFaces.Edge edge = faces.edges().get(i);
      edges.get(i).place(faces.corners().get(edge.from()), faces.corners().get(edge.to()));
    }
    lines.getChildren().setAll(edges);
    renewShells();
  }

  @Override
  double extent() {
    return size;
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    if (!laid.equals(pattern())) {
      laid = pattern();
      layStripes();
    }
    solid.setMaterial(surface(projection, materials));
    boolean[] seen = faces.seen(projection, origin());
    for (int i = 0; i < edges.size(); i++) {
      fitEdge(edges.get(i), faces.edges().get(i), seen, projection, materials);
    }
  }

  private void layStripes() {
    Vec3 direction =
        faces.isFlat()
            ? Stripes.inPlane(faces.faces().getFirst().outwards(), faces.side(), laid)
            : laid.direction();
    Stripes.lay(faces.mesh(), direction, size);
  }

  /// An edge between two faces that are seen is faint, one beside a face that is not the outline.
  /// Those behind would look out of a body that is thinner than its lines.
  private void fitEdge(
      PixelTube tube,
      HullFaces.Edge edge,
      boolean[] seen,
      Projection projection,
      Materials materials) {
    boolean within = edge.isWithin(seen);
    PhongMaterial faint = isTouching() ? materials.contactEdge() : materials.edge();
    tube.setMaterial(within ? faint : materials.outline());
    tube.fit(projection, origin(), within ? EDGE : 2 * OUTLINE);
    tube.setVisible(tube.isVisible() && (within || edge.isRim(seen)));
  }

  @Override
  boolean hasOutline() {
    return true;
  }

  /// Along the edges between a face that is seen and one that is not, and round where they meet.
  @Override
  OutlineShell shell() {
    List<PixelTube> around = Stream.generate(PixelTube::new).limit(edges.size()).toList();
    List<PixelDot> ends = Stream.generate(PixelDot::new).limit(faces.corners().size()).toList();
    return new OutlineShell(
        Stream.concat(around.stream(), ends.stream()).toList(),
        (projection, wider) -> {
          boolean[] seen = faces.seen(projection, origin());
          ends.forEach(end -> end.setVisible(false));
          for (int i = 0; i < around.size(); i++) {
            HullFaces.Edge edge = faces.edges().get(i);
            edges.get(i).copyTo(around.get(i));
            around.get(i).setVisible(false);
            if (edge.isRim(seen)) {
              around.get(i).fit(projection, origin(), 2 * wider);
              fitEnd(ends.get(edge.from()), edge.from(), projection, wider);
              fitEnd(ends.get(edge.to()), edge.to(), projection, wider);
            }
          }
        });
  }

  private void fitEnd(PixelDot end, int corner, Projection projection, double wider) {
    end.place(faces.corners().get(corner));
    end.fit(projection, origin(), 2 * wider);
  }

  @Override
  List<PlacedMesh> skins() {
    return List.of(solid);
  }
}
