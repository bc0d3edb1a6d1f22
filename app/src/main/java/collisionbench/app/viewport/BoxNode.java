package collisionbench.app.viewport;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.shape.Box;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.transform.Affine;

/// A box with its edges.
final class BoxNode extends BodyNode {

  private static final double EDGE = 1.25;

  /// The corners of each face, counter-clockwise from outside: bit 0 of a corner says whether x is
  /// positive, bit 1 y and bit 2 z.
  private static final int[][] FACES = {
    {0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}
  };

  private final TriangleMesh mesh = new TriangleMesh();
  private final MeshView solid = new MeshView(mesh);
  private final Box shell = new Box(2, 2, 2);
  private final List<Tube> edges = new ArrayList<>();
  private final Affine solidPlace = new Affine();
  private final Affine shellPlace = new Affine();
  private Vec3 x = Vec3.X;
  private Vec3 y = Vec3.Y;
  private Vec3 z = Vec3.Z;
  private Vec3 half = Vec3.ZERO;

  BoxNode() {
    mesh.getTexCoords().addAll(0, 0);
    for (int i = 0; i < FACES.length; i++) {
      int[] f = FACES[i];
      mesh.getFaces().addAll(f[0], 0, f[1], 0, f[2], 0, f[0], 0, f[2], 0, f[3], 0);
      mesh.getFaceSmoothingGroups().addAll(1 << i, 1 << i);
    }
    shell.setCullFace(CullFace.FRONT);
    solid.getTransforms().add(solidPlace);
    shell.getTransforms().add(shellPlace);
    add(List.of(solid, shell));
    for (int i = 0; i < 12; i++) {
      edges.add(new Tube());
    }
    add(edges);
  }

  @Override
  boolean stand(Shape3 shape) {
    if (!(shape instanceof collisionbench.geometry.space.Box box)) {
      return false;
    }
    originAt(box.center());
    x = box.orientation().axisX();
    y = box.orientation().axisY();
    z = box.orientation().axisZ();
    if (!half.equals(box.halfExtents())) {
      half = box.halfExtents();
      placeCorners();
    }
    Frame.place(solidPlace, Vec3.ZERO, x, y, z);
    Vec3 hx = x.times(half.x());
    Vec3 hy = y.times(half.y());
    Vec3 hz = z.times(half.z());
    for (int i = 0; i < 4; i++) {
      double s = (i & 1) == 0 ? -1 : 1;
      double t = (i & 2) == 0 ? -1 : 1;
      placeEdge(i, hx, hy.times(s).plus(t, hz));
      placeEdge(4 + i, hy, hz.times(s).plus(t, hx));
      placeEdge(8 + i, hz, hx.times(s).plus(t, hy));
    }
    return true;
  }

  private void placeCorners() {
    float[] points = new float[24];
    for (int i = 0; i < 8; i++) {
      points[3 * i] = (float) ((i & 1) == 0 ? -half.x() : half.x());
      points[3 * i + 1] = (float) ((i & 2) == 0 ? -half.y() : half.y());
      points[3 * i + 2] = (float) ((i & 4) == 0 ? -half.z() : half.z());
    }
    mesh.getPoints().setAll(points);
    Stripes.lay(mesh, Stripes.DIRECTION, extent());
  }

  private void placeEdge(int index, Vec3 along, Vec3 middle) {
    edges.get(index).place(middle.minus(along), middle.plus(along));
  }

  @Override
  double extent() {
    return 2 * Math.max(half.x(), Math.max(half.y(), half.z()));
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    shell.setMaterial(materials.outline());
    edges.forEach(
        edge -> edge.setMaterial(isTouching() ? materials.contactEdge() : materials.edge()));
    double outline = pixels(projection, OUTLINE);
    Frame.place(
        shellPlace,
        Vec3.ZERO,
        x.times(half.x() + outline),
        y.times(half.y() + outline),
        z.times(half.z() + outline));
    shell.setVisible(isSelected());
    edges.forEach(edge -> edge.fit(projection, origin(), EDGE));
    solid.setMaterial(surface(projection, materials));
  }
}
