package collisionbench.methods.exact;

import collisionbench.methods.exact.Core3.Edge;
import collisionbench.methods.exact.Core3.Face;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// When two cores in space, of which B moves in a straight line, are no further apart than `reach`.
///
/// They are where two of their features are, a corner, edge or face of each, at the foot of their
/// common perpendicular; or where one is in the other. Each of that is some conditions, linear and
/// quadratic in the time, that hold together in an interval. All are tried.
///
/// @param motion how far B moves from time 0 to time 1
record CoreSweep3(Core3 a, Core3 b, BigVec3 motion, BigInteger reach) {

  /// {@return from when to when, in the time from 0 to 1}
  Optional<Interval> interval() {
    List<List<Quadratic>> ways = new ArrayList<>();
    boolean isFlat = Depth3.isFlat(a, b);
    if (!isFlat) {
      ways.add(inside());
    }
    if (isFlat || reach.signum() > 0) {
      addCornersAndEdges(ways);
      addToEdgesAndFaces(a, b, motion.negated(), ways);
      addToEdgesAndFaces(b, a, motion, ways);
    }
    return Interval.around(ways.stream().map(Interval::where).flatMap(Optional::stream).toList());
  }

  /// The two meet while no normal sees a gap between them.
  private List<Quadratic> inside() {
    List<Quadratic> conditions = new ArrayList<>();
    for (BigVec3 n : Depth3.normals(a, b)) {
      BigInteger slope = motion.dot(n);
      conditions.add(Quadratic.linear(slope, b.least(n).subtract(a.most(n))));
      conditions.add(Quadratic.linear(slope.negate(), a.least(n).subtract(b.most(n))));
    }
    return conditions;
  }

  private void addCornersAndEdges(List<List<Quadratic>> ways) {
    for (BigVec3 cornerA : a.corners()) {
      for (BigVec3 cornerB : b.corners()) {
        MovingVec3 way = new MovingVec3(cornerB.minus(cornerA), motion);
        ways.add(List.of(way.squared().minus(reach.pow(2))));
      }
    }
    for (Edge edgeA : a.edges()) {
      for (Edge edgeB : b.edges()) {
        addEdges(edgeA, edgeB, ways);
      }
    }
  }

  /// As in [Nearest3], with `s n^2 = (way x v) . n` and `t n^2 = (way x u) . n`.
  private void addEdges(Edge edgeA, Edge edgeB, List<List<Quadratic>> ways) {
    BigVec3 n = edgeA.along().cross(edgeB.along());
    if (!n.isZero() && edgeA.makesFaceWith(edgeB, n)) {
      MovingVec3 way = new MovingVec3(edgeB.start().minus(edgeA.start()), motion);
      ways.add(
          Stream.of(
                  between(way.cross(edgeB.along()).dot(n), n.squared()),
                  between(way.cross(edgeA.along()).dot(n), n.squared()),
                  Stream.of(isNear(way.dot(n), n)))
              .flatMap(conditions -> conditions)
              .toList());
    }
  }

  /// @param motion how far the corners of `points` move beside `solid`
  private void addToEdgesAndFaces(
      Core3 points, Core3 solid, BigVec3 motion, List<List<Quadratic>> ways) {
    for (BigVec3 corner : points.corners()) {
      for (Edge edge : solid.edges()) {
        addEdge(new MovingVec3(corner.minus(edge.start()), motion), edge.along(), ways);
      }
      for (Face face : solid.faces()) {
        addFace(new MovingVec3(corner.minus(face.corner()), motion), face, ways);
      }
    }
  }

  private void addEdge(MovingVec3 way, BigVec3 along, List<List<Quadratic>> ways) {
    if (along.isZero()) {
      return;
    }
    BigInteger limit = reach.pow(2).multiply(along.squared());
    ways.add(
        Stream.concat(
                between(way.dot(along), along.squared()),
                Stream.of(way.cross(along).squared().minus(limit)))
            .toList());
  }

  private void addFace(MovingVec3 way, Face face, List<List<Quadratic>> ways) {
    BigVec3 n = face.normal();
    if (n.isZero()) {
      return;
    }
    Quadratic s = way.cross(face.v()).dot(n);
    Quadratic t = way.cross(face.u()).dot(n).negated();
    Stream<Quadratic> within =
        face.isTriangle()
            ? Stream.of(s.negated(), t.negated(), s.plus(t).minus(n.squared()))
            : Stream.concat(between(s, n.squared()), between(t, n.squared()));
    ways.add(Stream.concat(within, Stream.of(isNear(way.dot(n), n))).toList());
  }

  private Quadratic isNear(Quadratic height, BigVec3 n) {
    return height.squared().minus(reach.pow(2).multiply(n.squared()));
  }

  private static Stream<Quadratic> between(Quadratic part, BigInteger one) {
    return Stream.of(part.negated(), part.minus(one));
  }
}
