package collisionbench.app.viewport.space.seam;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;

/// The curve in which two surfaces meet.
///
/// The space that both take up is halved again and again, and each half is left to the triangles
/// that reach into it: where only one surface goes nothing is asked, and what remains are few
/// triangles along the curve. A pair is asked where it first meets, once.
public final class Seam {

  /// So few pairs of triangles are asked at once.
  private static final int FEW = 48;

  private static final int MOST_HALVINGS = 24;

  /// Halving is of use where it leaves less than this share of the pairs.
  private static final double WORTH_IT = 0.75;

  private final List<Piece> pieces = new ArrayList<>();

  private Seam() {}

  /// A straight piece of the curve.
  public record Piece(Vec3 from, Vec3 to) {}

  /// {@return the pieces of the curve in which two surfaces meet, in no order; faces that lie in
  /// each other meet in no curve, but in that of the faces around them}
  public static List<Piece> between(Surface a, Surface b) {
    if (a.triangles().isEmpty() || b.triangles().isEmpty()) {
      return List.of();
    }
    Seam seam = new Seam();
    AxisBox common = around(a.triangles()).within(around(b.triangles()));
    seam.search(inside(a.triangles(), common), inside(b.triangles(), common), common, 0);
    return List.copyOf(seam.pieces);
  }

  private static AxisBox around(List<MeshTriangle> triangles) {
    return triangles.stream().map(MeshTriangle::box).reduce(AxisBox::and).orElseThrow();
  }

  private static List<MeshTriangle> inside(List<MeshTriangle> triangles, AxisBox box) {
    List<MeshTriangle> inside = new ArrayList<>();
    for (MeshTriangle triangle : triangles) {
      if (triangle.box().meets(box)) {
        inside.add(triangle);
      }
    }
    return inside;
  }

  private void search(List<MeshTriangle> a, List<MeshTriangle> b, AxisBox box, int halvings) {
    long pairs = (long) a.size() * b.size();
    if (pairs <= FEW || halvings == MOST_HALVINGS) {
      askAll(a, b, box);
      return;
    }
    AxisBox lower = box.half(false);
    AxisBox upper = box.half(true);
    List<MeshTriangle> lowerA = inside(a, lower);
    List<MeshTriangle> lowerB = inside(b, lower);
    List<MeshTriangle> upperA = inside(a, upper);
    List<MeshTriangle> upperB = inside(b, upper);
    long left = (long) lowerA.size() * lowerB.size() + (long) upperA.size() * upperB.size();
    if (left > WORTH_IT * pairs) {
      askAll(a, b, box);
    } else {
      search(lowerA, lowerB, lower, halvings + 1);
      search(upperA, upperB, upper, halvings + 1);
    }
  }

  private void askAll(List<MeshTriangle> a, List<MeshTriangle> b, AxisBox box) {
    for (MeshTriangle one : a) {
      for (MeshTriangle other : b) {
        if (one.box().meets(other.box()) && begins(one, other, box)) {
          one.meets(other).ifPresent(pieces::add);
        }
      }
    }
  }

  /// {@return whether what two triangles may have in common begins in a box}
  private static boolean begins(MeshTriangle one, MeshTriangle other, AxisBox box) {
    return box.contains(one.box().within(other.box()).low());
  }
}
