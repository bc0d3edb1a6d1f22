package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Guard;
import collisionbench.bench.comparison.Witnesses;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.ShapeType;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;
import java.util.OptionalDouble;

/// Judges the points and normals of an answer, at rest and where moving shapes first touch.
///
/// The gap between convex shapes along a unit vector, the least `n . b` minus the greatest `n . a`,
/// is never more than the signed distance, and equals it along a right normal, whether the shapes
/// are apart or overlap.
///
/// @param size of the input, to which errors are relative
/// @param isStrict whether a normal must have all digits, as the library promises
record PointCheck(Question question, double size, boolean isStrict, Mistakes mistakes) {

  /// Underflow in the products that judge a normal or a place: about a dozen, each half a least
  /// double.
  private static final double UNDERFLOW = 8 * Double.MIN_VALUE;

  /// How deep shapes may overlap after a translation to touching, relative to the size: the motion
  /// and the sum are rounded, each by `2^-53` of up to three times the size along each axis.
  private static final double PLACE_ROUNDING = 0x1p-49;

  /// Adds what is wrong about the points and normals of an answer. The normal of shapes that just
  /// touch is a convention, which only the library promises.
  ///
  /// @param distance the signed distance that the normal has to fit, if there is one: the exact
  ///   one, for the library its own
  void judge(Answer.Decided ours, OptionalDouble distance) {
    ours.separation()
        .ifPresent(given ->
            mistakes.addWitness(
                Guard.call(() -> witnessError(question, given), _ -> Double.POSITIVE_INFINITY)));
    double d = distance.orElse(0);
    if (ours.isFinite() && (d != 0 || isStrict)) {
      ours.normal().ifPresent(n -> judgeNormal(n, d));
      Sweep3 sweep = ours.sweep().orElse(new Sweep3.Never());
      if (d > 0 && sweep instanceof Sweep3.Contact(double enter, double _)) {
        question.at(enter).ifPresent(q -> ours.contact().ifPresent(at -> judgeContact(at, q)));
      }
    }
  }

  private void judgeNormal(Vec3 n, double distance) {
    double error = error(question, n, distance);
    mistakes.addNormal(
        error, isStrict ? error - UNDERFLOW : error * known(n, distance) - rounding());
  }

  /// Judges a first contact by the shapes where they are then. Those that touch at the start have
  /// the contact of rest.
  private void judgeContact(Separation3 given, Question then) {
    Vec3 n = given.normal();
    double ofPoints = witnessError(then, new Separation3(0, given.pointA(), given.pointB(), n));
    mistakes.addContact(Math.max(ofPoints, error(then, n, 0) - rounding()) - UNDERFLOW);
  }

  /// {@return how far the points of a separation are off the shapes, or from `pointB = pointA +
  /// distance * normal`, whichever is larger}
  static double witnessError(Question question, Separation3 s) {
    Vec3 there = s.pointA().plus(s.distance(), s.normal());
    return Math.max(there.minus(s.pointB()).largest(), Witnesses.stray(question, s));
  }

  /// {@return how far the gap along a normal is from the distance}
  ///
  /// For non-convex shapes in contact the gap need not be free everywhere; there, the shapes must
  /// only touch after a translation by the distance, up to the effect of rounding in a mouth.
  static double gapError(Question question, Vec3 n, double distance, double size) {
    return switch (question) {
      case Question.InSpace q ->
          Math.abs(distance + Support.of(q.a(), n) + Support.of(q.b(), n.negated()));
      case Question.InPlane q -> {
        boolean areConvex = Support.isConvex(q.a()) && Support.isConvex(q.b());
        if (distance > Double.MIN_VALUE || areConvex) {
          yield Support.gapError(q.a(), q.b(), Lifted.flat(n), distance);
        }
        double left = Kernel.distance(q, n.times(-distance));
        yield Math.max(left, -left - depthOfRounding(size, q.a(), q.b()));
      }
    };
  }

  /// {@return how deep a shape may overlap another after a translation to touching: the translation
  /// is rounded, and the narrower a mouth, the larger the depth that this causes}
  private static double depthOfRounding(double size, Shape2 a, Shape2 b) {
    return PLACE_ROUNDING * size / Math.min(Support.sineOfMouth(a), Support.sineOfMouth(b));
  }

  /// {@return how wrong a normal is, as a length: the error of the gap along it, or that of its own
  /// length on the scale of the input, at most the size, whichever is larger}
  private double error(Question about, Vec3 n, double distance) {
    double ofLength = size * Math.min(1, Math.abs(n.length() - 1));
    return Math.max(ofLength, gapError(about, n, distance, size));
  }

  /// {@return the error of a normal between the nearest points of two axes: their distance hardly
  /// changes with the points, so its rounding leaves half of the digits of the points}
  private double rounding() {
    return Math.sqrt(mistakes.bound() * size);
  }

  /// {@return how much of the direction from a point, center or axis to another is known: less, the
  /// closer they are, because their coordinates are rounded}
  private double known(Vec3 n, double distance) {
    double cores = Math.abs(distance + radii());
    boolean isDirection = !n.equals(Vec3.ZERO) && cores > 0;
    double length = isDirection ? Math.min(Math.abs(distance), cores) : Math.abs(distance);
    return Math.min(1, length / size);
  }

  /// {@return the radii around centers and axes}
  private double radii() {
    return BodyQuestion.bodies(question).stream()
        .filter(body -> body.type() != ShapeType.SECTOR)
        .flatMap(body -> body.values().stream())
        .mapToDouble(value -> value instanceof FieldValue.Length(double radius) ? radius : 0)
        .sum();
  }
}
