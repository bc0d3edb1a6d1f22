package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.TriangleMesh;

/// A box with its edges.
final class BoxNode extends BodyNode {

  private static final double EDGE = 1.25;

  /// The corners of each face, counter-clockwise from outside. Bits 0, 1 and 2 of a corner select
  /// positive x, y and z.
  private static final int[][] FACES = {
    {0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}
  };

  private final TriangleMesh mesh = new TriangleMesh();
  private final PlacedMesh solid = new PlacedMesh(mesh);
  private final List<PixelTube> edges = new ArrayList<>();
  private Vec3 x = Vec3.X;
  private Vec3 y = Vec3.Y;
  private Vec3 z = Vec3.Z;
  private Vec3 half = Vec3.ZERO;
  private List<Vec3> corners = List.of();

  BoxNode() {
    mesh.getTexCoords().addAll(0, 0);
    for (int i = 0; i < FACES.length; i++) {
      int[] f = FACES[i];
      mesh.getFaces().addAll(f[0], 0, f[1], 0, f[2], 0, f[0], 0, f[2], 0, f[3], 0);
      mesh.getFaceSmoothingGroups().addAll(1 << i, 1 << i);
    }
    add(List.of(solid));
    for (int i = 0; i < 12; i++) {
      edges.add(new PixelTube());
    }
    add(edges);
  }

  @Override
  boolean update(Shape3 shape) {
    if (!(shape instanceof Box box)) {
      return false;
    }
    originAt(box.center());
    x = box.orientation().axisX();
    y = box.orientation().axisY();
    z = box.orientation().axisZ();
    corners = new Box(Vec3.ZERO, box.halfExtents(), box.orientation()).corners();
    if (!half.equals(box.halfExtents())) {
      half = box.halfExtents();
      placeCorners();
    }
    Transforms.place(solid.place(), Vec3.ZERO, x, y, z);
    Vec3 hx = x.times(half.x());
    Vec3 hy = y.times(half.y());
    Vec3 hz = z.times(half.z());
    for (int i = 0; i < 4; i++) {
      double s = (i & 1) == 0 ? -1 : 1;
      double t = (i & 2) == 0 ? -1 : 1;
      // The faces of an edge are those of the next axis, by bit 0, and of the one after it.
      placeEdge(i, hx, hy.times(s).plus(t, hz));
      placeEdge(4 + i, hy, hz.times(s).plus(t, hx));
      placeEdge(8 + i, hz, hx.times(s).plus(t, hy));
    }
    return true;
  }

  private void placeCorners() {
    mesh.getPoints().setAll(Meshes.coordinates(new Box(Vec3.ZERO, half).corners()));
    layStripes();
  }

  @Override
  void layStripes() {
    Stripes.lay(mesh, pattern().direction(), extent());
  }

  private void placeEdge(int index, Vec3 along, Vec3 middle) {
    edges.get(index).place(middle.minus(along), middle.plus(along));
  }

  @Override
  double extent() {
    return 2 * half.largest();
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    solid.setMaterial(surface(projection, materials));
    for (int i = 0; i < edges.size(); i++) {
      fitEdge(edges.get(i), seenFaces(i, projection) == 2, projection, materials);
    }
  }

  /// {@return the number of an edge's two faces that face the eye}
  private int seenFaces(int edge, Projection projection) {
    int axis = edge / 4;
    return (isSeen((axis + 1) % 3, (edge & 1) != 0, projection) ? 1 : 0)
        + (isSeen((axis + 2) % 3, (edge & 2) != 0, projection) ? 1 : 0);
  }

  /// {@return whether all faces at a corner face the eye}
  private boolean isWithin(int corner, Projection projection) {
    return isSeen(0, (corner & 1) != 0, projection)
        && isSeen(1, (corner & 2) != 0, projection)
        && isSeen(2, (corner & 4) != 0, projection);
  }

  /// {@return whether a face faces the eye}
  private boolean isSeen(int axis, boolean positive, Projection projection) {
    Vec3 along = List.of(x, y, z).get(axis);
    Vec3 side = positive ? along : along.negated();
    double away = List.of(half.x(), half.y(), half.z()).get(axis);
    return side.dot(projection.towardsEye(origin().plus(away, side))) > 0;
  }

  /// Edges between two visible faces are faint; all others form the outline, since a shell would be
  /// thin at faces that face away.
  private void fitEdge(PixelTube edge, boolean within, Projection projection, Materials materials) {
    PhongMaterial faint = isTouching() ? materials.contactEdge() : materials.edge();
    edge.setMaterial(within ? faint : outline(materials));
    edge.fit(projection, origin(), within ? EDGE : 2 * OUTLINE);
  }

  @Override
  boolean hasOutline() {
    return true;
  }

  @Override
  OutlineShell shell() {
    List<PixelTube> around = Stream.generate(PixelTube::new).limit(edges.size()).toList();
    List<PixelDot> dots = Stream.generate(PixelDot::new).limit(8).toList();
    return new OutlineShell(
        Stream.concat(around.stream(), dots.stream()).toList(),
        (projection, wider) -> {
          for (int i = 0; i < edges.size(); i++) {
            edges.get(i).copyTo(around.get(i));
            around.get(i).fit(seenFaces(i, projection) == 1, projection, origin(), 2 * wider);
          }
          for (int i = 0; i < dots.size(); i++) {
            dots.get(i).place(corners.get(i));
            dots.get(i).fit(!isWithin(i, projection), projection, origin(), 2 * wider);
          }
        });
  }

  @Override
  List<PlacedMesh> surfaces() {
    return List.of(solid);
  }
}
