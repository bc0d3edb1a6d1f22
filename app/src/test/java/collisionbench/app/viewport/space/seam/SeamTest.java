package collisionbench.app.viewport.space.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class SeamTest {

  /// A cube from -1 to 1.
  private static List<MeshTriangle> cube(UnaryOperator<Vec3> place) {
    float[] points = new float[24];
    for (int i = 0; i < 8; i++) {
      for (int axis = 0; axis < 3; axis++) {
        points[3 * i + axis] = (i >> axis & 1) == 0 ? -1 : 1;
      }
    }
    int[] faces = {
      0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 2, 3, 0, 3, 1, 4,
      5, 7, 4, 7, 6
    };
    return MeshTriangle.of(points, faces, place);
  }

  /// A ball of radius 1 by longitudes and latitudes.
  private static List<MeshTriangle> ball(int divisions, UnaryOperator<Vec3> place) {
    float[] points = new float[3 * divisions * (divisions + 1)];
    int[] corners = new int[6 * divisions * divisions];
    for (int ring = 0; ring <= divisions; ring++) {
      for (int side = 0; side < divisions; side++) {
        double latitude = Math.PI * ring / divisions;
        double longitude = 2 * Math.PI * side / divisions;
        int at = 3 * (ring * divisions + side);
        points[at] = (float) (Math.sin(latitude) * Math.cos(longitude));
        points[at + 1] = (float) Math.cos(latitude);
        points[at + 2] = (float) (Math.sin(latitude) * Math.sin(longitude));
      }
    }
    for (int i = 0; i < divisions * divisions; i++) {
      int next = i / divisions * divisions + (i + 1) % divisions;
      int[] face = {i, next, i + divisions, i + divisions, next, next + divisions};
      System.arraycopy(face, 0, corners, 6 * i, 6);
    }
    return MeshTriangle.of(points, corners, place);
  }

  private static double length(List<Seam.Piece> pieces) {
    return pieces.stream().mapToDouble(piece -> piece.to().minus(piece.from()).length()).sum();
  }

  private static UnaryOperator<Vec3> by(double x, double y, double z) {
    return point -> point.plus(new Vec3(x, y, z));
  }

  @Test
  void twoBallsMeetInACircle() {
    double half = 0.6;
    List<Seam.Piece> pieces =
        Seam.between(ball(48, by(-half, 0, 0)), ball(48, by(half, 0.01, 0.02)));
    double radius = Math.sqrt(1 - half * half);
    for (Seam.Piece piece : pieces) {
      assertEquals(radius, Math.hypot(piece.from().y(), piece.from().z()), 0.02);
      assertEquals(0, piece.from().x(), 0.02);
    }
    assertEquals(2 * Math.PI * radius, length(pieces), 0.05);
  }

  @Test
  void surfacesThatCoincideHaveNoSeamHoweverTheyAreDivided() {
    UnaryOperator<Vec3> turned = point -> new Vec3(point.y(), -point.x(), point.z());
    assertEquals(List.of(), Seam.between(ball(48, by(0, 0, 0)), ball(48, turned)));
    assertEquals(List.of(), Seam.between(ball(48, by(0, 0, 0)), ball(64, by(0, 0, 0))));
  }

  @Test
  void aBallHalfInsideAFaceMeetsItInACircle() {
    List<Seam.Piece> pieces =
        Seam.between(
            cube(point -> point.times(3)), ball(64, point -> point.plus(new Vec3(2.9, 0.3, 0.2))));
    assertEquals(2 * Math.PI * Math.sqrt(0.99), length(pieces), 0.02);
    for (Seam.Piece piece : pieces) {
      assertEquals(3, piece.to().x(), 1e-6);
    }
  }

  @Test
  void intersectingBoxesMeetAlongTheirFaces() {
    List<Seam.Piece> pieces =
        Seam.between(cube(by(0, 0, 0)), cube(point -> point.times(0.5).plus(Vec3.Y)));
    assertEquals(4, length(pieces), 1e-9);
  }

  /// The upper one stands on the lower one: all around its foot, and no more than twice there, for
  /// the faces beside and below that meet there.
  @Test
  void aBoxOnAnotherMeetsItAroundItsBottom() {
    Vec3 up = new Vec3(0, 1.5, 0);
    List<Seam.Piece> pieces =
        Seam.between(cube(by(0, 0, 0)), cube(point -> point.times(0.5).plus(up)));
    for (Seam.Piece piece : pieces) {
      assertEquals(1, piece.from().y(), 1e-6);
      assertEquals(0.5, Math.max(Math.abs(piece.from().x()), Math.abs(piece.from().z())), 1e-6);
    }
    for (double at = -0.45; at < 0.5; at += 0.1) {
      double x = at;
      assertTrue(pieces.stream().anyMatch(piece -> covers(piece, new Vec3(x, 1, 0.5))), "x " + x);
      assertTrue(pieces.stream().anyMatch(piece -> covers(piece, new Vec3(-0.5, 1, x))), "z " + x);
    }
  }

  private static boolean covers(Seam.Piece piece, Vec3 point) {
    double detour =
        point.minus(piece.from()).length()
            + point.minus(piece.to()).length()
            - piece.to().minus(piece.from()).length();
    return detour < 1e-9;
  }

  @Test
  void twoFacesThatCrossMeetInOnePiece() {
    int[] corners = {0, 1, 2};
    List<MeshTriangle> level =
        MeshTriangle.of(
            new float[] {-1, 0, -1, 3, 0, -1, -1, 0, 3}, corners, UnaryOperator.identity());
    List<MeshTriangle> upright =
        MeshTriangle.of(
            new float[] {0, -1, 0, 0, 3, 0, 0, -1, 4}, corners, UnaryOperator.identity());
    List<Seam.Piece> pieces = Seam.between(level, upright);
    assertEquals(1, pieces.size());
    assertEquals(2, length(pieces), 1e-9);
  }

  @Test
  void separateAndContainedBodiesHaveNoSeam() {
    assertEquals(List.of(), Seam.between(cube(by(0, 0, 0)), cube(by(2.5, 0, 0))));
    assertEquals(List.of(), Seam.between(cube(by(0, 0, 0)), ball(24, p -> p.times(0.4))));
    assertEquals(List.of(), Seam.between(cube(by(0, 0, 0)), List.of()));
  }

  @Test
  void infiniteSizesHaveNoSeam() {
    List<MeshTriangle> huge = cube(point -> point.times(1e200));
    assertEquals(List.of(), Seam.between(huge, cube(point -> point.times(1e300))));
    assertEquals(List.of(), Seam.between(cube(p -> p.times(0)), cube(p -> p.times(0))));
  }
}
