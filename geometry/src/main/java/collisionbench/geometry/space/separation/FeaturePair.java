package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// A feature of each of two cores without inside, by their numbers (`Simplex`).
///
/// The direction of two edges is their cross product, of a face its normal, of a corner and an edge
/// the way across the edge, of two corners the way between them.
record FeaturePair(int ofA, int ofB) {

  /// {@return the way from where A's feature starts to where B's does}
  Vec3 way(Simplex a, Simplex b) {
    return b.start(ofB).minus(a.start(ofA));
  }

  /// {@return the direction, of any length and either way; zero where two corners or a corner and
  /// an edge coincide}
  ///
  /// @param way from where A's feature starts to where B's does
  Vec3 direction(Vec3 way, Simplex a, Simplex b) {
    if (ofA == Simplex.FACE) {
      return a.normal();
    }
    if (ofB == Simplex.FACE) {
      return b.normal();
    }
    if (areEdges()) {
      return Cross.of(a.along(ofA), b.along(ofB));
    }
    return Simplex.isEdge(ofA)
        ? Cross.across(a.along(ofA), way)
        : Simplex.isEdge(ofB) ? Cross.across(b.along(ofB), way) : way;
  }

  boolean areEdges() {
    return Simplex.isEdge(ofA) && Simplex.isEdge(ofB);
  }

  /// {@return whether the direction is square to all that it lies between: that of two edges or of
  /// a face}
  boolean isSquare() {
    return ofA == Simplex.FACE || ofB == Simplex.FACE || areEdges();
  }

  /// {@return the exact sign of the product of the way and the direction of two edges, or of a face
  /// and a corner}
  int side(Simplex a, Simplex b) {
    if (ofA == Simplex.FACE) {
      return Orientation.volume(a.first(), a.second(), a.third(), b.start(ofB));
    }
    Vec3 onA = a.start(ofA);
    return ofB == Simplex.FACE
        ? -Orientation.volume(b.first(), b.second(), b.third(), onA)
        : -Orientation.volume(onA, a.end(ofA), b.start(ofB), b.end(ofB));
  }
}
