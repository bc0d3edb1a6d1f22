package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.math.BigInteger;
import java.util.List;

/// A grid fine enough that every corner of two shapes, and both radii, are whole numbers of its
/// steps.
///
/// Every double is a whole number times a power of two, so the least power among the lengths of
/// both shapes makes them whole. A box's corner is `c + M h / n`, with `M` and `n` whole numbers
/// made of its quaternion (brought to whole numbers by a power of two of its own, which cancels);
/// so everything is multiplied by `n` too, once for each box.
///
/// @param exponent the power of two
/// @param nA what A's rotation has to be divided by; 1 if it has none
/// @param nB the same of B
record Lattice(int exponent, BigInteger nA, BigInteger nB) {

  /// {@return the grid of two shapes}
  static Lattice of(Shape3 a, Shape3 b) {
    return new Lattice(Math.min(exponent(a), exponent(b)), divisor(a), divisor(b));
  }

  ExactCore coreA(Shape3 a) {
    return core(a, nB);
  }

  ExactCore coreB(Shape3 b) {
    return core(b, nA);
  }

  /// {@return the sum of both radii}
  BigInteger reach(Shape3 a, Shape3 b) {
    return whole(radius(a)).add(whole(radius(b))).multiply(nA).multiply(nB);
  }

  private static double radius(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> s.radius();
      case Capsule c -> c.radius();
      case Box _, Segment _, Triangle _ -> 0;
    };
  }

  private ExactCore core(Shape3 shape, BigInteger other) {
    return switch (shape) {
      case Sphere s -> ExactCore.point(at(s.center()));
      case Capsule c -> ExactCore.segment(at(c.start()), at(c.end()));
      case Segment s -> ExactCore.segment(at(s.start()), at(s.end()));
      case Triangle t -> ExactCore.triangle(at(t.a()), at(t.b()), at(t.c()));
      case Box b -> box(b, other);
    };
  }

  private ExactCore box(Box b, BigInteger other) {
    ExactRotation turn = ExactRotation.of(b.orientation());
    return ExactCore.box(
        at(b.center()),
        turn.x().times(whole(b.halfExtents().x()).multiply(other)),
        turn.y().times(whole(b.halfExtents().y()).multiply(other)),
        turn.z().times(whole(b.halfExtents().z()).multiply(other)));
  }

  private ExactVec at(Vec3 v) {
    return new ExactVec(whole(v.x()), whole(v.y()), whole(v.z())).times(nA.multiply(nB));
  }

  private BigInteger whole(double value) {
    return Whole.of(value, exponent);
  }

  private static BigInteger divisor(Shape3 shape) {
    return shape instanceof Box b ? ExactRotation.of(b.orientation()).n() : BigInteger.ONE;
  }

  private static int exponent(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> Math.min(exponent(s.center()), Whole.exponent(s.radius()));
      case Capsule c -> Math.min(exponent(c.start(), c.end()), Whole.exponent(c.radius()));
      case Segment s -> exponent(s.start(), s.end());
      case Triangle t -> exponent(t.a(), t.b(), t.c());
      case Box b -> exponent(b.center(), b.halfExtents());
    };
  }

  private static int exponent(Vec3... points) {
    return List.of(points).stream()
        .mapToInt(p -> Whole.exponent(p.x(), p.y(), p.z()))
        .min()
        .orElseThrow();
  }

  /// Columns of `n` times a rotation's matrix.
  private record ExactRotation(ExactVec x, ExactVec y, ExactVec z, BigInteger n) {

    static ExactRotation of(Rotation q) {
      int exponent = Whole.exponent(q.x(), q.y(), q.z(), q.w());
      BigInteger i = Whole.of(q.x(), exponent);
      BigInteger j = Whole.of(q.y(), exponent);
      BigInteger k = Whole.of(q.z(), exponent);
      BigInteger r = Whole.of(q.w(), exponent);
      BigInteger ii = i.multiply(i);
      BigInteger jj = j.multiply(j);
      BigInteger kk = k.multiply(k);
      BigInteger rr = r.multiply(r);
      BigInteger ij = i.multiply(j).shiftLeft(1);
      BigInteger ik = i.multiply(k).shiftLeft(1);
      BigInteger jk = j.multiply(k).shiftLeft(1);
      BigInteger ri = r.multiply(i).shiftLeft(1);
      BigInteger rj = r.multiply(j).shiftLeft(1);
      BigInteger rk = r.multiply(k).shiftLeft(1);
      return new ExactRotation(
          new ExactVec(rr.add(ii).subtract(jj.add(kk)), ij.add(rk), ik.subtract(rj)),
          new ExactVec(ij.subtract(rk), rr.add(jj).subtract(ii.add(kk)), jk.add(ri)),
          new ExactVec(ik.add(rj), jk.subtract(ri), rr.add(kk).subtract(ii.add(jj))),
          rr.add(ii).add(jj).add(kk));
    }
  }
}
