package collisionbench.app.viewport.space.seam;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A triangle with its bounding box.
public record MeshTriangle(Vec3 a, Vec3 b, Vec3 c, Bounds3 box) {

  /// The distance at which a corner counts as on a plane, relative to the triangles' sizes.
  private static final double ON_THE_PLANE = 1e-6;

  private MeshTriangle(Vec3 a, Vec3 b, Vec3 c) {
    this(a, b, c, Bounds3.of(a, b).and(Bounds3.of(c, c)));
  }

  /// {@return the triangles of a mesh, without those beyond the range of floats}
  ///
  /// @param points three coordinates each
  /// @param corners the indices of points, three per triangle
  /// @param place maps a point to the scene
  public static List<MeshTriangle> of(float[] points, int[] corners, UnaryOperator<Vec3> place) {
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
    return triangles;
  }

  /// An interval of a line.
  private record Span(Vec3 from, Vec3 to, double start, double end) {}

  /// {@return the segment where two triangles intersect; empty if they are coplanar or meet in a
  /// point}
  Optional<Seam.Piece> meets(MeshTriangle other) {
    Vec3 normal = normal();
    Vec3 otherNormal = other.normal();
    Vec3 along = normal.cross(otherNormal);
    double flat = ON_THE_PLANE * Math.max(box.size().largest(), other.box.size().largest());
    Optional<Span> here = cutBy(other.a, otherNormal, along, flat);
    return here.flatMap(
        mine -> other.cutBy(a, normal, along, flat).flatMap(theirs -> shared(mine, theirs)));
  }

  private static Optional<Seam.Piece> shared(Span one, Span two) {
    boolean oneLater = one.start > two.start;
    boolean oneEnds = one.end < two.end;
    double start = oneLater ? one.start : two.start;
    double end = oneEnds ? one.end : two.end;
    return start < end
        ? Optional.of(new Seam.Piece(oneLater ? one.from : two.from, oneEnds ? one.to : two.to))
        : Optional.empty();
  }

  /// {@return a unit normal; zero if the triangle has no area}
  private Vec3 normal() {
    Vec3 normal = b.minus(a).cross(c.minus(a));
    double length = normal.length();
    return length > 0 ? normal.times(1 / length) : Vec3.ZERO;
  }

  private Optional<Span> cutBy(Vec3 through, Vec3 planeNormal, Vec3 along, double flat) {
    Vec3[] corners = {a, b, c};
    double[] height = new double[3];
    for (int i = 0; i < 3; i++) {
      double above = corners[i].minus(through).dot(planeNormal);
      height[i] = Math.abs(above) <= flat ? 0 : above;
    }
    Vec3[] met = new Vec3[3];
    int count = 0;
    for (int i = 0; i < 3; i++) {
      int next = (i + 1) % 3;
      if (height[i] == 0) {
        met[count++] = corners[i];
      } else if (height[i] * height[next] < 0) {
        met[count++] = corners[i].towards(corners[next], height[i] / (height[i] - height[next]));
      }
    }
    if (count != 2) {
      return Optional.empty();
    }
    double first = met[0].dot(along);
    double second = met[1].dot(along);
    return Optional.of(
        first < second
            ? new Span(met[0], met[1], first, second)
            : new Span(met[1], met[0], second, first));
  }
}
