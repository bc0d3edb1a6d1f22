package collisionbench.geometry.space.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.Candidate;
import collisionbench.geometry.space.proof.Proof;

/// The point of a triangle nearest to a point, by the Voronoi region of the point: that of a
/// corner, an edge or the face. (Ericson, Real-Time Collision Detection, 5.1.5.)
public final class PointTriangle {

  private PointTriangle() {}

  /// {@return whether a point is within the sum of the radii of a triangle}
  public static Verdict test(Vec3 point, Triangle triangle, double radiusSum) {
    Vec3 u = triangle.b().minus(triangle.a());
    Vec3 v = triangle.c().minus(triangle.a());
    Vec3 from = point.minus(triangle.a());
    Vec3 delta = from.minus(nearest(from, u, v));
    double gap = from.dot(delta) - Math.max(0, Math.max(u.dot(delta), v.dot(delta)));
    double size = from.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes();
    return Proof.of(new Candidate(delta, gap, size), radiusSum);
  }

  /// {@return the point of a triangle nearest to `p`, both relative to its first corner}
  ///
  /// Branches choose the weights of the other two corners and not the point, which would be
  /// allocated.
  ///
  /// @param u from there to the second corner
  /// @param v from there to the third
  public static Vec3 nearest(Vec3 p, Vec3 u, Vec3 v) {
    double uu = u.lengthSquared();
    double vv = v.lengthSquared();
    double uv = u.dot(v);
    double d1 = u.dot(p);
    double d2 = v.dot(p);
    double d3 = d1 - uu;
    double d4 = d2 - uv;
    double d5 = d1 - uv;
    double d6 = d2 - vv;
    double ofC = d1 * d4 - d3 * d2;
    double ofB = d5 * d2 - d1 * d6;
    double ofA = d3 * d6 - d5 * d4;
    double weightB = 0;
    double weightC = 0;
    if (d1 > 0 || d2 > 0) {
      if (d3 >= 0 && d4 <= d3) {
        weightB = 1;
      } else if (d6 >= 0 && d5 <= d6) {
        weightC = 1;
      } else if (ofC <= 0 && d1 >= 0 && d3 <= 0) {
        weightB = d1 / uu;
      } else if (ofB <= 0 && d2 >= 0 && d6 <= 0) {
        weightC = d2 / vv;
      } else if (ofA <= 0 && d4 >= d3 && d5 >= d6) {
        weightC = (d4 - d3) / (d4 - d3 + (d5 - d6));
        weightB = 1 - weightC;
      } else {
        weightB = ofB / (ofA + ofB + ofC);
        weightC = ofC / (ofA + ofB + ofC);
      }
    }
    return u.times(weightB).plus(weightC, v);
  }
}
