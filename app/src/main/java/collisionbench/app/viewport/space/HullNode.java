package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Corners;
import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// A box, a triangle or a hull with its edges. Those that look like a line are drawn as segments
/// instead.
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

  /// The faces of every box, since those of a hull take time to find.
  private static final HullSurface CUBE =
      new Hull(new Box(Vec3.ZERO, new Vec3(1, 1, 1)).corners()).surface();

  private final PlacedMesh solid = drawn.getFirst();
  private final Bands within = new Bands();
  private final Bands rim = new Bands();
  private List<Vec3> points = List.of();
  private HullFaces faces = HullFaces.NONE;
  private double size;

  HullNode() {
    super(1);
    add(List.of(within, rim));
  }

  @Override
  boolean update(Shape3 shape) {
    if (shape instanceof Sphere || shape instanceof Capsule) {
      return false;
    }
    Vec3 middle = shape.bounds().center();
    List<Vec3> moved = Corners.of(shape).stream().map(point -> point.minus(middle)).toList();
    double newSize = size(shape);
    if (!isSame(moved, newSize)) {
      if (Corners.line(shape).isPresent()) {
        return false;
      }
      size = newSize;
      points = moved;
      faces = faces(shape, middle);
      solid.setMesh(faces.mesh());
      layStripes();
    }
    originAt(middle);
    return true;
  }

  /// {@return the faces of a shape without a radius, relative to its middle}
  static HullFaces faces(Shape3 shape, Vec3 middle) {
    if (shape instanceof Box(Vec3 _, Vec3 half, Rotation orientation)) {
      return HullFaces.of(
          CUBE,
          at ->
              orientation.apply(new Vec3(half.x() * at.x(), half.y() * at.y(), half.z() * at.z())));
    }
    Hull hull = shape instanceof Hull given ? given : new Hull(Corners.of(shape));
    return HullFaces.of(hull.surface(), point -> point.minus(middle));
  }

  /// The size of a box does not change while it turns.
  private static double size(Shape3 shape) {
    return shape instanceof Box box
        ? 2 * box.halfExtents().largest()
        : shape.bounds().size().largest();
  }

  private boolean isSame(List<Vec3> moved, double newSize) {
    if (moved.size() != points.size()) {
      return false;
    }
    for (int i = 0; i < moved.size(); i++) {
      if (!(moved.get(i).minus(points.get(i)).largest() <= SAME * newSize)) {
        return false;
      }
    }
    return true;
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
    within.setMaterial(materials.edge(look()));
    rim.setMaterial(materials.outline(look()));
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
    within.end();
    rim.end();
  }

  private boolean areApart(Projection projection) {
    double mean = MEAN_EDGE * size / Math.sqrt(faces.edges().size());
    return mean > pixels(projection, APART);
  }

  @Override
  void layStripes() {
    Vec3 direction =
        faces.isFlat()
            ? Stripes.inPlane(faces.faces().getFirst().outwards(), faces.side(), look().pattern())
            : look().pattern().direction();
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
    return new OutlineShell(
        List.of(around), (projection, wider) -> fitAround(around, projection, wider));
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
    around.end();
  }
}
