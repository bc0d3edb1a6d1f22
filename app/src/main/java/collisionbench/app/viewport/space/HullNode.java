package collisionbench.app.viewport.space;

import collisionbench.app.viewport.sight.Projection;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.TriangleMesh;

/// A hull with faces and its edges; one without is drawn as a segment is.
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
    if (!(shape instanceof Hull hull)) {
      return false;
    }
    Bounds3 bounds = hull.bounds();
    Vec3 middle = bounds.center();
    List<Vec3> moved = hull.points().stream().map(point -> point.minus(middle)).toList();
    size = bounds.size().largest();
    if (!isSame(moved)) {
      HullSurface surface = hull.surface();
      if (surface.faces().isEmpty()) {
        return false;
      }
      build(HullFaces.of(surface, middle));
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
    TriangleMesh mesh = faces.mesh();
    solid.setMesh(mesh);
    Stripes.lay(mesh, laid.direction(), size);
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
      Stripes.lay(faces.mesh(), laid.direction(), size);
    }
    solid.setMaterial(surface(projection, materials));
    PhongMaterial faint = isTouching() ? materials.contactEdge() : materials.edge();
    boolean[] seen = faces.seen(projection, origin());
    for (int i = 0; i < edges.size(); i++) {
      boolean within = faces.edges().get(i).isWithin(seen);
      edges.get(i).setMaterial(within ? faint : materials.outline());
      edges.get(i).fit(projection, origin(), within ? EDGE : 2 * OUTLINE);
    }
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
    List<javafx.scene.shape.Shape3D> all = new ArrayList<>(around);
    all.addAll(ends);
    return new OutlineShell(
        all,
        (projection, wider) -> {
          boolean[] seen = faces.seen(projection, origin());
          boolean[] rim = new boolean[ends.size()];
          for (int i = 0; i < around.size(); i++) {
            HullFaces.Edge edge = faces.edges().get(i);
            edges.get(i).copyTo(around.get(i));
            around.get(i).fit(projection, origin(), 2 * wider);
            around.get(i).setVisible(edge.isRim(seen));
            rim[edge.from()] |= edge.isRim(seen);
            rim[edge.to()] |= edge.isRim(seen);
          }
          for (int i = 0; i < ends.size(); i++) {
            ends.get(i).place(faces.corners().get(i));
            ends.get(i).fit(projection, origin(), 2 * wider);
            ends.get(i).setVisible(rim[i]);
          }
        });
  }

  @Override
  List<PlacedMesh> skins() {
    return List.of(solid);
  }
}
