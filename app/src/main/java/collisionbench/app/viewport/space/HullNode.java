package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.Straight;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.shape.CullFace;

/// A hull with its edges. Straight hulls are drawn as segments instead.
final class HullNode extends BodyNode {

  private static final double EDGE = 1.25;

  /// The offset of edges towards the eye, relative to half their width.
  private static final double LIFT = 0.75;

  /// Closer edges, in pixels, would cover the faces.
  private static final double APART = 6;

  /// The mean edge length of a sphere-like hull is this times `diameter / sqrt(edges)`.
  private static final double MEAN_EDGE = 3.3;

  /// Relative changes below this are invisible: the hull has only moved.
  private static final double SAME = 1e-7;

  private final PlacedMesh solid = new PlacedMesh();
  private final Bands within = new Bands();
  private final Bands rim = new Bands();
  private List<Vec3> points = List.of();
  private HullFaces faces = HullFaces.NONE;
  private double size;

  HullNode() {
    add(List.of(solid, within, rim));
  }

  @Override
  boolean update(Shape3 shape) {
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
  }

  @Override
  double extent() {
    return size;
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    solid.setMaterial(surface(projection, materials));
    fitEdges(projection, materials);
  }

  /// Edges between two visible faces are faint, edges at the rim form the outline. Hidden edges are
  /// omitted, since they would show through thin bodies.
  private void fitEdges(Projection projection, Materials materials) {
    boolean[] seen = faces.seen(projection, origin());
    boolean apart = areApart(projection);
    within.begin(projection, origin(), EDGE, LIFT * EDGE / 2);
    rim.begin(projection, origin(), 2 * OUTLINE, LIFT * OUTLINE);
    for (HullFaces.Edge edge : faces.edges()) {
      if (edge.isRim(seen)) {
        rim.line(faces.start(edge), faces.end(edge));
      } else if (apart && edge.isWithin(seen)) {
        within.line(faces.start(edge), faces.end(edge));
      }
    }
    within.end(isTouching() ? materials.contactEdge() : materials.edge());
    rim.end(outline(materials));
  }

  private boolean areApart(Projection projection) {
    double mean = MEAN_EDGE * size / Math.sqrt(faces.edges().size());
    return mean > pixels(projection, APART);
  }

  @Override
  void layStripes() {
    Vec3 direction =
        faces.isFlat()
            ? Stripes.inPlane(faces.faces().getFirst().outwards(), faces.side(), pattern())
            : pattern().direction();
    Stripes.lay(faces.mesh(), direction, size);
  }

  @Override
  boolean hasOutline() {
    return true;
  }

  /// Along the rim, with round joints.
  @Override
  OutlineShell shell() {
    Bands around = new Bands();
    OutlineShell shell =
        new OutlineShell(
            List.of(around), (projection, wider) -> fitAround(around, projection, wider));
    // They are behind the body, and face the eye all the same.
    around.setCullFace(CullFace.NONE);
    return shell;
  }

  private void fitAround(Bands around, Projection projection, double wider) {
    boolean[] seen = faces.seen(projection, origin());
    boolean[] ends = new boolean[faces.corners().size()];
    around.begin(projection, origin(), 2 * wider, -wider);
    for (HullFaces.Edge edge : faces.edges()) {
      if (edge.isRim(seen)) {
        around.line(faces.start(edge), faces.end(edge));
        ends[edge.from()] = true;
        ends[edge.to()] = true;
      }
    }
    for (int i = 0; i < ends.length; i++) {
      if (ends[i]) {
        around.dot(faces.corners().get(i));
      }
    }
    around.end(around.getMaterial());
  }

  @Override
  List<PlacedMesh> surfaces() {
    return List.of(solid);
  }
}
