package collisionbench.app.viewport;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;

/// A triangle: two sides and its edges.
final class TriangleNode extends BodyNode {

  private static final double EDGE = 2;

  private final TriangleMesh mesh = new TriangleMesh();
  private final MeshView faces = new MeshView(mesh);
  private final List<Tube> edges = List.of(new Tube(), new Tube(), new Tube());
  private boolean touching;
  private Materials materials = Materials.of(Palette.DARK);

  TriangleNode() {
    mesh.getTexCoords().addAll(0, 0);
    // The same three corners both ways round: each side is lit as the side that is seen.
    mesh.getFaces().addAll(0, 0, 1, 0, 2, 0, 0, 0, 2, 0, 1, 0);
    mesh.getFaceSmoothingGroups().addAll(1, 2);
    faces.setCullFace(CullFace.BACK);
    getChildren().add(faces);
    getChildren().addAll(edges);
  }

  @Override
  boolean stand(Shape3 shape) {
    if (!(shape instanceof Triangle triangle)) {
      return false;
    }
    Vec3 middle =
        triangle.a().times(1.0 / 3).plus(1.0 / 3, triangle.b()).plus(1.0 / 3, triangle.c());
    originAt(middle);
    Vec3 a = triangle.a().minus(middle);
    Vec3 b = triangle.b().minus(middle);
    Vec3 c = triangle.c().minus(middle);
    edges.get(0).place(a, b);
    edges.get(1).place(b, c);
    edges.get(2).place(c, a);
    placeCorners(a, b, c);
    return true;
  }

  private void placeCorners(Vec3... corners) {
    float[] points = new float[9];
    int i = 0;
    for (Vec3 corner : corners) {
      points[i++] = (float) corner.x();
      points[i++] = (float) corner.y();
      points[i++] = (float) corner.z();
    }
    mesh.getPoints().setAll(points);
  }

  @Override
  void paint(Materials newMaterials, boolean newTouching) {
    materials = newMaterials;
    touching = newTouching;
    faces.setMaterial(touching ? materials.contact() : materials.body());
  }

  @Override
  void fit(Projection projection) {
    for (Tube edge : edges) {
      edge.paint(
          isSelected()
              ? materials.outline()
              : touching ? materials.contactEdge() : materials.edge());
      edge.fit(projection, origin(), isSelected() ? EDGE + OUTLINE : EDGE);
    }
  }
}
