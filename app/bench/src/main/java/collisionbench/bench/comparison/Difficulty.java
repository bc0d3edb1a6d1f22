package collisionbench.bench.comparison;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Question;
import java.util.List;

/// What can be expected of a collision test about an input. Depends only on the two shapes and
/// their motion. Parallel, aligned, concentric and nested shapes are plain; nearly parallel ones
/// are hard.
public enum Difficulty {
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

  /// {@return the difficulty of an input}
  ///
  /// @param precision of the method that is asked
  public static Difficulty of(Question question, Precision precision) {
    return of(reason(question, precision, PARALLEL));
  }

  /// {@return the difficulty of an input for where its shapes cross: directions that are parallel
  /// except for rounding are nearly parallel there, because doubles cannot tell where such lines
  /// meet}
  ///
  /// @param precision of the method that is asked
  public static Difficulty ofCrossing(Question question, Precision precision) {
    return of(reason(question, precision, 0));
  }

  /// {@return why an input is not plain, in one word; "plain" if it is}
  ///
  /// @param precision of the method that is asked
  public static String reason(Question question, Precision precision) {
    return reason(question, precision, 0);
  }

  private static Difficulty of(String reason) {
    return switch (reason) {
      case "plain" -> PLAIN;
      case "extreme" -> EXTREME;
      default -> HARD;
    };
  }

  /// @param parallel sines up to this are those of parallel directions
  private static String reason(Question question, Precision precision, double parallel) {
    double largest = largest(question);
    if (largest > LARGE) {
      return "extreme";
    }
    boolean inFloats = precision.isFloat();
    Tilt tilt = new Tilt(parallel, inFloats ? 0.03 : 1e-3);
    return switch (question) {
      case Question.InSpace q ->
          reason(largest, Proportions.of(q.a()), Proportions.of(q.b()), inFloats, tilt);
      case Question.InPlane q ->
          reason(largest, Proportions.of(q.a()), Proportions.of(q.b()), inFloats, tilt);
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

  private static String reason(
      double largest, Proportions a, Proportions b, boolean inFloats, Tilt tilt) {
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
    if (isExtreme) {
      return "extreme";
    }
    if (a.isDegenerate() || b.isDegenerate()) {
      return "degenerate";
    }
    if (a.isThin() || b.isThin()) {
      return "thin";
    }
    if (larger > 100 * smaller) {
      return "unequal";
    }
    if (Math.max(largest, larger) > 1000) {
      return "large";
    }
    boolean isFar = smaller > 0 && largest > 1000 * smaller;
    return isFar ? "far" : tilt.isOf(a, b) ? "tilted" : "plain";
  }

  private static boolean isSmall(double size) {
    return 0 < size && size < SMALL;
  }

  /// Which directions are nearly parallel.
  ///
  /// @param least the largest sine of those that count as parallel
  /// @param most the least sine of those that do not count as nearly parallel
  private record Tilt(double least, double most) {

    /// {@return whether an edge is nearly parallel to one of the other shape, or to one of its
    /// faces}
    boolean isOf(Proportions a, Proportions b) {
      return a.edges().stream().anyMatch(edge -> isOf(edge, b))
          || b.edges().stream().anyMatch(edge -> isAcross(edge, a.normals()));
    }

    private boolean isOf(Vec3 edge, Proportions other) {
      return other.edges().stream().anyMatch(along -> isIn(sine(edge, along)))
          || isAcross(edge, other.normals());
    }

    private boolean isAcross(Vec3 edge, List<Vec3> normals) {
      return normals.stream().anyMatch(normal -> isIn(cosine(edge, normal)));
    }

    private boolean isIn(double value) {
      return least < value && value < most;
    }
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
