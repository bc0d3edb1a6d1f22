package collisionbench.methods.exact;

import collisionbench.methods.exact.Core3.Edge;
import collisionbench.methods.exact.Core3.Face;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// When two cores in space, of which B moves in a straight line, are within `radiusSum`.
///
/// They are where two of their features are, a corner, edge or face of each, at the foot of their
/// common perpendicular; or where one is in the other. Each alternative is a conjunction of
/// conditions, linear and quadratic in time, that holds in an interval. All are tried.
///
/// @param motion how far B moves from time 0 to time 1
record CoreSweep3(Core3 a, Core3 b, BigVec3 motion, BigInteger radiusSum) {

  /// {@return the times of contact in 0..1, or empty}
  Optional<RootInterval> interval() {
    List<List<Parabola>> alternatives = new ArrayList<>();
    boolean isFlat = Depth3.isFlat(a, b);
    if (!isFlat) {
      alternatives.add(inside());
    }
    if (isFlat || radiusSum.signum() > 0) {
      addCornersAndEdges(alternatives);
      addToEdgesAndFaces(a, b, motion.negated(), alternatives);
      addToEdgesAndFaces(b, a, motion, alternatives);
    }
    return RootInterval.around(
        alternatives.stream().map(RootInterval::where).flatMap(Optional::stream).toList());
  }

  /// The two overlap while no normal has a gap.
  private List<Parabola> inside() {
    List<Parabola> conditions = new ArrayList<>();
    for (BigVec3 n : Depth3.normals(a, b)) {
      BigInteger slope = motion.dot(n);
      Core3.Extent ofA = a.along(n);
      Core3.Extent ofB = b.along(n);
      conditions.add(Parabola.linear(slope, ofB.least().subtract(ofA.most())));
      conditions.add(Parabola.linear(slope.negate(), ofA.least().subtract(ofB.most())));
    }
    return conditions;
  }

  private void addCornersAndEdges(List<List<Parabola>> alternatives) {
    for (BigVec3 cornerA : a.corners()) {
      for (BigVec3 cornerB : b.corners()) {
        MovingVec3 delta = new MovingVec3(cornerB.minus(cornerA), motion);
        alternatives.add(List.of(delta.squared().minus(radiusSum.pow(2))));
      }
    }
    for (Edge edgeA : a.edges()) {
      for (Edge edgeB : b.edges()) {
        addEdges(edgeA, edgeB, alternatives);
      }
    }
  }

  /// As in [Nearest3], with `s n^2 = (delta x v) . n` and `t n^2 = (delta x u) . n`.
  private void addEdges(Edge edgeA, Edge edgeB, List<List<Parabola>> alternatives) {
    BigVec3 n = edgeA.along().cross(edgeB.along());
    if (!n.isZero() && edgeA.makesFaceWith(edgeB, n)) {
      MovingVec3 delta = new MovingVec3(edgeB.start().minus(edgeA.start()), motion);
      alternatives.add(
          Stream.of(
                  between(delta.cross(edgeB.along()).dot(n), n.squared()),
                  between(delta.cross(edgeA.along()).dot(n), n.squared()),
                  Stream.of(isNear(delta.dot(n), n)))
              .flatMap(conditions -> conditions)
              .toList());
    }
  }

  /// @param motion the motion of the corners of `points` relative to `solid`
  private void addToEdgesAndFaces(
      Core3 points, Core3 solid, BigVec3 motion, List<List<Parabola>> alternatives) {
    for (BigVec3 corner : points.corners()) {
      for (Edge edge : solid.edges()) {
        addEdge(new MovingVec3(corner.minus(edge.start()), motion), edge.along(), alternatives);
      }
      for (Face face : solid.faces()) {
        addFace(new MovingVec3(corner.minus(face.corner()), motion), face, alternatives);
      }
    }
  }

  private void addEdge(MovingVec3 delta, BigVec3 along, List<List<Parabola>> alternatives) {
    if (along.isZero()) {
      return;
    }
    BigInteger limit = radiusSum.pow(2).multiply(along.squared());
    alternatives.add(
        Stream.concat(
                between(delta.dot(along), along.squared()),
                Stream.of(delta.cross(along).squared().minus(limit)))
            .toList());
  }

  private void addFace(MovingVec3 delta, Face face, List<List<Parabola>> alternatives) {
    BigVec3 n = face.normal();
    if (n.isZero()) {
      return;
    }
    Parabola s = delta.cross(face.v()).dot(n);
    Parabola t = delta.cross(face.u()).dot(n).negated();
    Stream<Parabola> within =
        face.isTriangle()
            ? Stream.of(s.negated(), t.negated(), s.plus(t).minus(n.squared()))
            : Stream.concat(between(s, n.squared()), between(t, n.squared()));
    alternatives.add(Stream.concat(within, Stream.of(isNear(delta.dot(n), n))).toList());
  }

  private Parabola isNear(Parabola height, BigVec3 n) {
    return height.squared().minus(radiusSum.pow(2).multiply(n.squared()));
  }

  private static Stream<Parabola> between(Parabola part, BigInteger one) {
    return Stream.of(part.negated(), part.minus(one));
  }
}
