package collisionbench.app.viewport.space;

import collisionbench.app.viewport.space.seam.MeshTriangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;
import org.fxyz3d.shapes.primitives.IcosahedronMesh;

/// Shared round meshes: radius 1 about the origin, upright, and finer for larger sizes on screen.
/// Textures run once from y = -1 to y = 1, or from x = -1 to x = 1.
///
/// Scale them uniformly: JavaFX uses the length of a normal as brightness.
final class Meshes {

  private static final Map<Integer, TriangleMesh> BALLS = new ConcurrentHashMap<>();
  private static final Map<Cap, TriangleMesh> CAPS = new ConcurrentHashMap<>();

  /// A tube of radius 1 and length 1, for lines that are not shaded.
  static final TriangleMesh LINE = tube(12, 1, 1, 1);

  /// A ball of as few triangles as possible.
  static final TriangleMesh COARSE_BALL = makeBall(0);

  private record Cap(int divisions, boolean across) {}

  private Meshes() {}

  /// {@return a sphere that looks round at a radius in pixels}
  static TriangleMesh ball(double pixels) {
    return BALLS.computeIfAbsent(pixels < 20 ? 2 : pixels < 80 ? 3 : 4, Meshes::makeBall);
  }

  /// {@return the number of sides of a tube for a radius in pixels}
  static int sides(double pixels) {
    return pixels < 20 ? 24 : pixels < 80 ? 48 : 96;
  }

  /// {@return the half of a sphere where y > 0, for a tube with that number of sides}
  ///
  /// @param across whether textures run along x
  static TriangleMesh cap(int sides, boolean across) {
    return CAPS.computeIfAbsent(new Cap(sides, across), Meshes::makeCap);
  }

  private static TriangleMesh makeBall(int level) {
    TriangleMesh made = (TriangleMesh) new IcosahedronMesh(2f, level).getMesh();
    float[] points = made.getPoints().toArray(null);
    return mesh(points, points, along(points, 1), corners(made));
  }

  private static int[] corners(TriangleMesh mesh) {
    int[] faces = mesh.getFaces().toArray(null);
    int stride = mesh.getVertexFormat().getVertexIndexSize();
    return IntStream.range(0, faces.length / stride).map(i -> faces[stride * i]).toArray();
  }

  /// @param place maps a point of the mesh to the scene
  static List<MeshTriangle> triangles(TriangleMesh mesh, UnaryOperator<Vec3> place) {
    return MeshTriangle.of(mesh.getPoints().toArray(null), corners(mesh), place);
  }

  private static TriangleMesh makeCap(Cap cap) {
    int rings = cap.divisions / 4;
    float[] points = new float[3 * cap.divisions * (rings + 1)];
    for (int ring = 0; ring <= rings; ring++) {
      double latitude = Math.PI / 2 * ring / rings;
      // The pole is a ring without a radius.
      ring(points, ring, cap.divisions, ring < rings ? Math.cos(latitude) : 0, Math.sin(latitude));
    }
    float[] texture = along(points, cap.across ? 0 : 1);
    return mesh(points, points, texture, between(cap.divisions, rings));
  }

  /// {@return a tube along y}
  ///
  /// @param textures the number of textures along it; 0 for one texture across it, along x
  static TriangleMesh tube(int sides, double radius, double length, double textures) {
    float[] points = new float[6 * sides];
    float[] normals = new float[6 * sides];
    float[] texture = new float[4 * sides];
    for (int end = 0; end < 2; end++) {
      ring(points, end, sides, radius, (end - 0.5) * length);
      ring(normals, end, sides, 1, 0);
    }
    for (int i = 0; i < 2 * sides; i++) {
      double across = 0.5 + 0.5 * normals[3 * i];
      texture[2 * i + 1] = (float) (textures > 0 ? 0.5 + (i < sides ? 0 : textures) : across);
    }
    return mesh(points, normals, texture, between(sides, 1));
  }

  /// {@return the coordinates of points, as meshes have them}
  static float[] coordinates(List<Vec3> points) {
    float[] coordinates = new float[3 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      coordinates[3 * i] = (float) points.get(i).x();
      coordinates[3 * i + 1] = (float) points.get(i).y();
      coordinates[3 * i + 2] = (float) points.get(i).z();
    }
    return coordinates;
  }

  private static void ring(float[] points, int ring, int sides, double radius, double y) {
    for (int side = 0; side < sides; side++) {
      double angle = 2 * Math.PI * side / sides;
      int at = 3 * (ring * sides + side);
      points[at] = (float) (radius * Math.cos(angle));
      points[at + 1] = (float) y;
      points[at + 2] = (float) (radius * Math.sin(angle));
    }
  }

  /// {@return the corners of the faces between consecutive rings}
  private static int[] between(int sides, int rings) {
    int[] corners = new int[6 * sides * rings];
    int at = 0;
    for (int ring = 0; ring < rings; ring++) {
      for (int side = 0; side < sides; side++) {
        int lower = ring * sides + side;
        int lowerNext = ring * sides + (side + 1) % sides;
        for (int corner :
            new int[] {
              lower, lower + sides, lowerNext, lowerNext, lower + sides, lowerNext + sides
            }) {
          corners[at++] = corner;
        }
      }
    }
    return corners;
  }

  /// {@return texture coordinates along an axis}
  private static float[] along(float[] points, int axis) {
    float[] texture = new float[points.length / 3 * 2];
    for (int i = 0; i < texture.length / 2; i++) {
      texture[2 * i + 1] = 0.5f + 0.5f * points[3 * i + axis];
    }
    return texture;
  }

  private static TriangleMesh mesh(
      float[] points, float[] normals, float[] texture, int[] corners) {
    TriangleMesh mesh = new TriangleMesh(VertexFormat.POINT_NORMAL_TEXCOORD);
    mesh.getPoints().setAll(points);
    mesh.getNormals().setAll(normals);
    mesh.getTexCoords().setAll(texture);
    int[] faces = new int[3 * corners.length];
    for (int i = 0; i < faces.length; i++) {
      faces[i] = corners[i / 3];
    }
    mesh.getFaces().setAll(faces);
    return mesh;
  }
}
