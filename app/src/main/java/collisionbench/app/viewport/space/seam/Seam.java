package collisionbench.app.viewport.space.seam;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;

/// The curve where two surfaces intersect.
///
/// The common bounding box is halved recursively, and each half keeps the triangles that reach into
/// it, until few are left. A pair of triangles is tested once, in the half that contains the low
/// corner of its common box.
public final class Seam {

  /// Up to this many pairs are tested without halving.
  private static final int FEW = 48;

  private static final int MOST_HALVINGS = 24;

  /// Halving pays if at most this fraction of the pairs is left.
  private static final double WORTH_IT = 0.75;

  /// A seam so many times as long as the common bounding box is no curve: the surfaces coincide, up
  /// to how they are divided.
  private static final double NO_CURVE = 12;

  private final List<Piece> pieces = new ArrayList<>();

  private Seam() {}

  public record Piece(Vec3 from, Vec3 to) {}

  /// {@return the pieces of the intersection curve, unordered; coplanar faces add none, and
  /// surfaces that coincide have none}
  public static List<Piece> between(List<MeshTriangle> a, List<MeshTriangle> b) {
    if (a.isEmpty() || b.isEmpty()) {
      return List.of();
    }
    Bounds3 aroundA = around(a);
    Bounds3 aroundB = around(b);
    if (!aroundA.meets(aroundB)) {
      return List.of();
    }
    Seam seam = new Seam();
    Bounds3 common = common(aroundA, aroundB);
    seam.search(inside(a, common), inside(b, common), common, 0);
    double length =
        seam.pieces.stream().mapToDouble(one -> one.to().minus(one.from()).length()).sum();
    return length > NO_CURVE * common.size().length() ? List.of() : List.copyOf(seam.pieces);
  }

  private static Bounds3 around(List<MeshTriangle> triangles) {
    return triangles.stream().map(MeshTriangle::box).reduce(Bounds3::and).orElseThrow();
  }

  /// {@return the intersection of two boxes that meet}
  private static Bounds3 common(Bounds3 a, Bounds3 b) {
    return new Bounds3(Bounds3.of(a.min(), b.min()).max(), Bounds3.of(a.max(), b.max()).min());
  }

  /// {@return one half, split across the longest side}
  private static Bounds3 half(Bounds3 box, boolean upper) {
    Vec3 middle = box.min().towards(box.max(), 0.5);
    Vec3 sides = box.size();
    boolean x = sides.x() == sides.largest();
    boolean y = !x && sides.y() == sides.largest();
    boolean z = !x && !y;
    Vec3 cut = upper ? box.min() : box.max();
    Vec3 at =
        new Vec3(x ? middle.x() : cut.x(), y ? middle.y() : cut.y(), z ? middle.z() : cut.z());
    return upper ? new Bounds3(at, box.max()) : new Bounds3(box.min(), at);
  }

  private static List<MeshTriangle> inside(List<MeshTriangle> triangles, Bounds3 box) {
    List<MeshTriangle> inside = new ArrayList<>();
    for (MeshTriangle triangle : triangles) {
      if (triangle.box().meets(box)) {
        inside.add(triangle);
      }
    }
    return inside;
  }

  private void search(List<MeshTriangle> a, List<MeshTriangle> b, Bounds3 box, int halvings) {
    long pairs = (long) a.size() * b.size();
    if (pairs <= FEW || halvings == MOST_HALVINGS) {
      askAll(a, b, box);
      return;
    }
    Bounds3 lower = half(box, false);
    Bounds3 upper = half(box, true);
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

  private void askAll(List<MeshTriangle> a, List<MeshTriangle> b, Bounds3 box) {
    for (MeshTriangle one : a) {
      for (MeshTriangle other : b) {
        if (one.box().meets(other.box()) && begins(one, other, box)) {
          one.meets(other).ifPresent(pieces::add);
        }
      }
    }
  }

  /// {@return whether a box contains the low corner of two triangles' common box}
  private static boolean begins(MeshTriangle one, MeshTriangle other, Bounds3 box) {
    Vec3 low = common(one.box(), other.box()).min();
    return box.meets(new Bounds3(low, low));
  }
}
