package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.shape.TriangleMesh;

/// A triangle: two sides and its edges.
final class TriangleNode extends BodyNode {

  private final TriangleMesh mesh = new TriangleMesh();
  private final PlacedMesh faces = new PlacedMesh(mesh);
  private final List<PixelTube> edges = List.of(new PixelTube(), new PixelTube(), new PixelTube());
  private List<Vec3> corners = List.of(Vec3.ZERO, Vec3.ZERO, Vec3.ZERO);
  private double size;

  TriangleNode() {
    mesh.getTexCoords().addAll(0, 0);
    // The same three corners both ways round: each side is lit as the side that is seen.
    mesh.getFaces().addAll(0, 0, 1, 0, 2, 0, 0, 0, 2, 0, 1, 0);
    mesh.getFaceSmoothingGroups().addAll(1, 2);
    add(List.of(faces));
    add(edges);
  }

  @Override
  boolean update(Shape3 shape) {
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
    corners = List.of(a, b, c);
    mesh.getPoints().setAll(Meshes.coordinates(corners));
    layStripes();
    return true;
  }

  @Override
  void layStripes() {
    Vec3 side = corners.get(1).minus(corners.get(0));
    Stripes.lay(mesh, Stripes.inPlane(normal(), side, pattern()), size);
  }

  private Vec3 normal() {
    return corners.get(1).minus(corners.get(0)).cross(corners.get(2).minus(corners.get(0)));
  }

  @Override
  double extent() {
    return size;
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    fit(edges, projection, 2 * OUTLINE);
    edges.forEach(edge -> edge.setMaterial(outline(materials)));
    faces.setMaterial(surface(projection, materials));
  }

  private void fit(List<PixelTube> tubes, Projection projection, double pixels) {
    for (int i = 0; i < tubes.size(); i++) {
      tubes.get(i).place(corners.get(i), corners.get((i + 1) % tubes.size()));
      tubes.get(i).fit(projection, origin(), pixels);
    }
  }

  @Override
  boolean hasOutline() {
    return true;
  }

  @Override
  OutlineShell shell() {
    List<PixelTube> around = List.of(new PixelTube(), new PixelTube(), new PixelTube());
    List<PixelDot> ends = List.of(new PixelDot(), new PixelDot(), new PixelDot());
    return new OutlineShell(
        Stream.concat(around.stream(), ends.stream()).toList(),
        (projection, wider) -> {
          fit(around, projection, 2 * wider);
          for (int i = 0; i < ends.size(); i++) {
            ends.get(i).place(corners.get(i));
            ends.get(i).fit(projection, origin(), 2 * wider);
          }
        });
  }

  @Override
  List<PlacedMesh> surfaces() {
    return List.of(faces);
  }
}
