package collisionbench.app.comparison;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Question;
import java.util.List;

/// What can be expected of a collision test about an input. Depends only on the two shapes and
/// their motion. Parallel, aligned, concentric and nested shapes are plain; nearly parallel ones
/// are hard.
public enum Form {
  /// Shapes that people have: every collision test should be right.
  PLAIN,
  /// Degenerate, thin, nearly parallel, of very different sizes, far away or large.
  HARD,
  /// Sizes that few tests promise to work for.
  EXTREME;

  private static final double LARGE = 1e6;
  private static final double SMALL = 0.01;

  /// Sines up to this are those of parallel directions.
  private static final double PARALLEL = 1e-12;

  /// {@return the form of an input}
  ///
  /// @param precision of the method that is asked
  public static Form of(Question question, Precision precision) {
    double largest = largest(question);
    if (largest > LARGE) {
      return EXTREME;
    }
    return switch (question) {
      case Question.InSpace q ->
          of(largest, Proportions.of(q.a()), Proportions.of(q.b()), precision.isFloat());
      case Question.InPlane q ->
          of(largest, Proportions.of(q.a()), Proportions.of(q.b()), precision.isFloat());
    };
  }

  /// {@return the largest own length of the two shapes; 0 for two points}
  public static double length(Question question) {
    return switch (question) {
      case Question.InSpace q ->
          Math.max(Proportions.of(q.a()).size(), Proportions.of(q.b()).size());
      case Question.InPlane q ->
          Math.max(Proportions.of(q.a()).size(), Proportions.of(q.b()).size());
    };
  }

  /// {@return the largest coordinate, radius or half extent of both shapes, or the length of their
  /// relative motion}
  static double largest(Question question) {
    return Math.max(PairQuestion.size(question), motion(question).length());
  }

  private static Vec3 motion(Question question) {
    return switch (question) {
      case Question.InSpace q -> q.motionB().minus(q.motionA());
      case Question.InPlane q -> Lifted.of(q.motionB().minus(q.motionA()));
    };
  }

  private static Form of(double largest, Proportions a, Proportions b, boolean inFloats) {
    // A point has no size; the other shape's counts, or the coordinates of two points.
    double sizeA = a.lengths().isEmpty() ? b.size() : a.size();
    double sizeB = b.lengths().isEmpty() ? a.size() : b.size();
    double smaller = Math.min(sizeA, sizeB);
    double larger = Math.max(sizeA, sizeB);
    boolean isExtreme =
        larger > LARGE
            || isSmall(larger > 0 ? larger : largest)
            || isSmall(smaller)
            || (larger > 0 && largest > (inFloats ? 1e3 : LARGE) * larger);
    boolean isHard =
        a.isDegenerate()
            || b.isDegenerate()
            || a.isThin()
            || b.isThin()
            || larger > 100 * smaller
            || (smaller > 0 && largest > 1000 * smaller)
            || Math.max(largest, larger) > 1000
            || areTilted(a, b, inFloats ? 0.03 : 1e-3);
    return isExtreme ? EXTREME : isHard ? HARD : PLAIN;
  }

  private static boolean isSmall(double size) {
    return 0 < size && size < SMALL;
  }

  /// {@return whether an edge is nearly parallel to one of the other shape, or to one of its faces}
  private static boolean areTilted(Proportions a, Proportions b, double most) {
    return a.edges().stream().anyMatch(edge -> isTilted(edge, b, most))
        || b.edges().stream().anyMatch(edge -> isNearlyAcross(edge, a.normals(), most));
  }

  private static boolean isTilted(Vec3 edge, Proportions other, double most) {
    return other.edges().stream().anyMatch(along -> isNearlyZero(sine(edge, along), most))
        || isNearlyAcross(edge, other.normals(), most);
  }

  private static boolean isNearlyAcross(Vec3 edge, List<Vec3> normals, double most) {
    return normals.stream().anyMatch(normal -> isNearlyZero(cosine(edge, normal), most));
  }

  private static boolean isNearlyZero(double value, double most) {
    return PARALLEL < value && value < most;
  }

  /// {@return the sine of the angle between two lines; 0 if a direction has no length}
  private static double sine(Vec3 u, Vec3 v) {
    double product = u.length() * v.length();
    return product == 0 ? 0 : u.cross(v).length() / product;
  }

  private static double cosine(Vec3 u, Vec3 v) {
    double product = u.length() * v.length();
    return product == 0 ? 0 : Math.abs(u.dot(v)) / product;
  }

  /// {@return the largest error that rounding explains, relative to the largest number of the
  /// input}
  double limit(Precision precision) {
    boolean inFloats = precision.isFloat();
    return switch (this) {
      case PLAIN -> inFloats ? 1e-4 : 1e-9;
      case HARD, EXTREME -> inFloats ? 1e-3 : 1e-5;
    };
  }
}
