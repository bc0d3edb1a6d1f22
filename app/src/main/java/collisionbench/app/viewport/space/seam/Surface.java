package collisionbench.app.viewport.space.seam;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// A surface of triangles.
public final class Surface {

  private final List<MeshTriangle> triangles;

  private Surface(List<MeshTriangle> triangles) {
    this.triangles = List.copyOf(triangles);
  }

  /// A surface from mesh data, without triangles beyond the range of floats.
  ///
  /// @param points three coordinates each
  /// @param corners the indices of points, three per triangle
  /// @param place maps a point to the scene
  public static Surface of(float[] points, int[] corners, UnaryOperator<Vec3> place) {
    Vec3[] placed = new Vec3[points.length / 3];
    for (int i = 0; i < placed.length; i++) {
      placed[i] = place.apply(new Vec3(points[3 * i], points[3 * i + 1], points[3 * i + 2]));
    }
    List<MeshTriangle> triangles = new ArrayList<>(corners.length / 3);
    for (int i = 0; i < corners.length; i += 3) {
      Vec3 a = placed[corners[i]];
      Vec3 b = placed[corners[i + 1]];
      Vec3 c = placed[corners[i + 2]];
      if (a.isFinite() && b.isFinite() && c.isFinite()) {
        triangles.add(new MeshTriangle(a, b, c));
      }
    }
    return new Surface(triangles);
  }

  /// {@return the union of several surfaces}
  public static Surface joined(List<Surface> parts) {
    return new Surface(parts.stream().flatMap(part -> part.triangles.stream()).toList());
  }

  List<MeshTriangle> triangles() {
    return triangles;
  }
}
