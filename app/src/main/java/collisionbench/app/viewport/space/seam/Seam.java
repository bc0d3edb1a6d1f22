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
    if (a.facets().isEmpty() || b.facets().isEmpty()) {
      return List.of();
    }
    Seam seam = new Seam();
    Cell common = around(a.facets()).within(around(b.facets()));
    seam.search(inside(a.facets(), common), inside(b.facets(), common), common, 0);
    return List.copyOf(seam.pieces);
  }

  private static Cell around(List<Facet> facets) {
    return facets.stream().map(Facet::cell).reduce(Cell::and).orElseThrow();
  }

  private static List<Facet> inside(List<Facet> facets, Cell cell) {
    List<Facet> inside = new ArrayList<>();
    for (Facet facet : facets) {
      if (facet.cell().meets(cell)) {
        inside.add(facet);
      }
    }
    return inside;
  }

  private void search(List<Facet> a, List<Facet> b, Cell cell, int halvings) {
    long pairs = (long) a.size() * b.size();
    if (pairs <= FEW || halvings == MOST_HALVINGS) {
      askAll(a, b, cell);
      return;
    }
    Cell lower = cell.half(false);
    Cell upper = cell.half(true);
    List<Facet> lowerA = inside(a, lower);
    List<Facet> lowerB = inside(b, lower);
    List<Facet> upperA = inside(a, upper);
    List<Facet> upperB = inside(b, upper);
    long left = (long) lowerA.size() * lowerB.size() + (long) upperA.size() * upperB.size();
    if (left > WORTH_IT * pairs) {
      askAll(a, b, cell);
    } else {
      search(lowerA, lowerB, lower, halvings + 1);
      search(upperA, upperB, upper, halvings + 1);
    }
  }

  private void askAll(List<Facet> a, List<Facet> b, Cell cell) {
    for (Facet one : a) {
      for (Facet other : b) {
        if (one.cell().meets(other.cell()) && begins(one, other, cell)) {
          one.meets(other).ifPresent(pieces::add);
        }
      }
    }
  }

  /// {@return whether what two triangles may have in common begins in a cell}
  private static boolean begins(Facet one, Facet other, Cell cell) {
    return cell.contains(one.cell().within(other.cell()).low());
  }
}
