package collisionbench.methods.exact;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.exact.Core3.Edge;
import collisionbench.methods.exact.Core3.Face;
import collisionbench.methods.exact.RationalPolygon.Corner;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The region in which two shapes touch, in rational arithmetic. The corners are rounded once.
///
/// @param cornersOfA the number of corners of the feature of A
/// @param cornersOfB the number of corners of the feature of B
/// @param points the corners of the region, in order
record RationalRegion(int cornersOfA, int cornersOfB, List<Vec3> points) {

  /// More than the rounding error of a unit normal, and less than the angle between two candidates.
  private static final double SAME = 1e-13;

  private static final List<BigVec3> AXES = List.of(axis(1, 0, 0), axis(0, 1, 0), axis(0, 0, 1));

  private static BigVec3 axis(long x, long y, long z) {
    return new BigVec3(BigInteger.valueOf(x), BigInteger.valueOf(y), BigInteger.valueOf(z));
  }

  /// {@return the region of two shapes}
  ///
  /// @param normal the unit contact normal, rounded
  static RationalRegion of(Shape3 a, Shape3 b, Vec3 normal) {
    Cores3 cores = Cores3.of(a, b);
    return new Plane(cores, exactly(normal, cores.a(), cores.b())).region(a, b, normal);
  }

  /// {@return the exact vector of which the normal is the rounded direction: across a face, across
  /// two edges, or from a corner straight to an edge or a corner}
  private static BigVec3 exactly(Vec3 normal, Core3 a, Core3 b) {
    return candidates(a, b)
        .filter(n -> !n.isZero())
        .map(n -> unit(n).dot(normal) < 0 ? n.negated() : n)
        .filter(n -> unit(n).minus(normal).length() < SAME)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no feature has the normal " + normal));
  }

  private static Stream<BigVec3> candidates(Core3 a, Core3 b) {
    List<Edge> edges = Stream.concat(a.edges().stream(), b.edges().stream()).toList();
    List<BigVec3> corners = Stream.concat(a.corners().stream(), b.corners().stream()).toList();
    return Stream.of(
            Stream.concat(a.faces().stream(), b.faces().stream()).map(Face::normal),
            edges.stream().flatMap(e -> edges.stream().map(f -> e.along().cross(f.along()))),
            edges.stream().flatMap(e -> corners.stream().map(p -> across(e, p.minus(e.start())))),
            edges.stream().flatMap(e -> AXES.stream().map(axis -> across(e, axis))),
            corners.stream().flatMap(p -> corners.stream().map(p::minus)),
            AXES.stream())
        .flatMap(found -> found);
  }

  private static BigVec3 across(Edge edge, BigVec3 to) {
    return edge.along().cross(to.cross(edge.along()));
  }

  private static Vec3 unit(BigVec3 v) {
    int length = v.x().abs().max(v.y().abs()).max(v.z().abs()).bitLength();
    BigDecimal size = new BigDecimal(BigInteger.ONE.shiftLeft(length));
    return new Vec3(
            new BigDecimal(v.x()).divide(size).doubleValue(),
            new BigDecimal(v.y()).divide(size).doubleValue(),
            new BigDecimal(v.z()).divide(size).doubleValue())
        .unit();
  }

  /// The plane through the feature of A. Coordinates are multiplied by the squared normal, and the
  /// one of the largest component of the normal is left out.
  private record Plane(Cores3 cores, BigVec3 n) {

    RationalRegion region(Shape3 a, Shape3 b, Vec3 normal) {
      BigInteger levelA = cores.a().along(n).most();
      BigInteger gap = cores.b().along(n).least().subtract(levelA);
      RationalPolygon ofA = feature(cores.a(), levelA, BigInteger.ZERO);
      RationalPolygon ofB = feature(cores.b(), levelA.add(gap), gap);
      double between =
          Rounding.toDouble(
              new BigDecimal(gap)
                  .divide(new BigDecimal(n.squared()).sqrt(Rounding.DIGITS), Rounding.DIGITS),
              unit());
      double toMiddle = gap.signum() == 0 ? 0 : between / 2;
      double radii = (radius(a) - radius(b)) / 2;
      return new RationalRegion(
          ofA.corners().size(),
          ofB.corners().size(),
          ofA.and(ofB).corners().stream()
              .map(corner -> inSpace(corner, levelA).plus(toMiddle + radii, normal))
              .toList());
    }

    private BigDecimal unit() {
      return cores
          .grid()
          .unit(Rounding.DIGITS)
          .divide(new BigDecimal(cores.factor()), Rounding.DIGITS);
    }

    private RationalPolygon feature(Core3 core, BigInteger level, BigInteger above) {
      return RationalPolygon.around(
          core.corners().stream()
              .filter(corner -> corner.dot(n).equals(level))
              .map(corner -> corner.times(n.squared()).minus(n.times(above)))
              .map(p -> new Corner(Ratio.of(of(p, axis() + 1)), Ratio.of(of(p, axis() + 2))))
              .toList());
    }

    private static double radius(Shape3 shape) {
      return switch (shape) {
        case Sphere s -> s.radius();
        case Capsule c -> c.radius();
        case Box _, Segment _, Triangle _, Hull _ -> 0;
      };
    }

    private int axis() {
      BigInteger largest = n.x().abs().max(n.y().abs()).max(n.z().abs());
      return n.x().abs().equals(largest) ? 0 : n.y().abs().equals(largest) ? 1 : 2;
    }

    private static BigInteger of(BigVec3 v, int axis) {
      return switch (axis % 3) {
        case 0 -> v.x();
        case 1 -> v.y();
        default -> v.z();
      };
    }

    private Vec3 inSpace(Corner corner, BigInteger level) {
      Ratio x = corner.x();
      Ratio y = corner.y();
      Ratio z =
          Ratio.of(n.squared().multiply(level))
              .minus(Ratio.of(of(n, axis() + 1)).times(x))
              .minus(Ratio.of(of(n, axis() + 2)).times(y))
              .over(Ratio.of(of(n, axis())));
      return switch (axis()) {
        case 0 -> new Vec3(length(z), length(x), length(y));
        case 1 -> new Vec3(length(y), length(z), length(x));
        default -> new Vec3(length(x), length(y), length(z));
      };
    }

    private double length(Ratio coordinate) {
      return coordinate
          .over(Ratio.of(n.squared()))
          .rounded()
          .multiply(unit(), Rounding.DIGITS)
          .doubleValue();
    }
  }

  /// {@return the greatest distance of a point of one region from the other}
  static double distance(List<Vec3> points, List<Vec3> others) {
    return Math.max(farthest(points, others), farthest(others, points));
  }

  /// {@return the greatest distance of some points from a region}
  static double farthest(List<Vec3> points, List<Vec3> region) {
    return points.stream().mapToDouble(point -> distance(point, region)).max().orElseThrow();
  }

  private static double distance(Vec3 point, List<Vec3> region) {
    List<Vec3> nearest = new ArrayList<>(List.of(region.getFirst()));
    nearest.add(new Segment(region.getFirst(), region.getLast()).nearest(point));
    for (int i = 2; i < region.size(); i++) {
      nearest.add(new Triangle(region.getFirst(), region.get(i - 1), region.get(i)).nearest(point));
    }
    return nearest.stream().mapToDouble(near -> near.minus(point).length()).min().orElseThrow();
  }
}
