package collisionbench.app.viewport;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.paint.Material;
import javafx.scene.shape.CullFace;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;

/// A triangle: two sides and its edges.
final class TriangleNode extends BodyNode {

  private static final double EDGE = 2;

  /// A triangle that faces the direction of stripes has them across an edge: less than this share
  /// of the direction is in its plane.
  private static final double LEAST_SHARE = 0.3;

  private final TriangleMesh mesh = new TriangleMesh();
  private final MeshView faces = new MeshView(mesh);
  private final List<Tube> edges = List.of(new Tube(), new Tube(), new Tube());
  private double size;

  TriangleNode() {
    mesh.getTexCoords().addAll(0, 0);
    // The same three corners both ways round: each side is lit as the side that is seen.
    mesh.getFaces().addAll(0, 0, 1, 0, 2, 0, 0, 0, 2, 0, 1, 0);
    mesh.getFaceSmoothingGroups().addAll(1, 2);
    faces.setCullFace(CullFace.BACK);
    add(List.of(faces));
    add(edges);
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
    size = Math.max(a.minus(b).length(), Math.max(b.minus(c).length(), c.minus(a).length()));
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
    Stripes.lay(mesh, across(corners), size);
  }

  /// In the triangle's plane, as near to that of other bodies as can be.
  private static Vec3 across(Vec3... corners) {
    Vec3 along = corners[1].minus(corners[0]);
    Vec3 normal = along.cross(corners[2].minus(corners[0]));
    Vec3 level = Stripes.DIRECTION.cross(normal).cross(normal).negated();
    double share = level.length() / normal.dot(normal);
    return share > LEAST_SHARE ? level.times(1 / level.length()) : unit(along);
  }

  private static Vec3 unit(Vec3 vector) {
    return vector.length() > 0 ? vector.times(1 / vector.length()) : Vec3.X;
  }

  @Override
  double extent() {
    return size;
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    Material plain = isTouching() ? materials.contactEdge() : materials.edge();
    edges.forEach(edge -> edge.setMaterial(isSelected() ? materials.outline() : plain));
    faces.setMaterial(surface(projection, materials));
    edges.forEach(edge -> edge.fit(projection, origin(), isSelected() ? EDGE + OUTLINE : EDGE));
  }
}
