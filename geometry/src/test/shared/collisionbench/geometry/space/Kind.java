package collisionbench.geometry.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/// The six kinds of shape, each with a random generator.
public enum Kind {
  SPHERE,
  CAPSULE,
  BOX,
  SEGMENT,
  TRIANGLE,
  HULL;

  private static final int MOST_POINTS = 12;

  /// The ways to draw the numbers of a random shape.
  public enum Draw {
    /// Arbitrary positions and rotations, sizes about 1.
    ORDINARY,
    /// Small whole numbers and quarter turns: touching, coplanar, collinear and degenerate shapes.
    LATTICE,
    /// Sizes from a millionth to a thousand.
    MIXED,
    /// Flattened ordinary shapes, with zero or tiny extents.
    THIN,
    /// Tenths, which doubles cannot represent, and rotations by tiny angles: nearly touching,
    /// parallel and coplanar.
    NEARLY,
  }

  /// {@return all 36 ordered pairs}
  public static Stream<Arguments> pairs() {
    List<Arguments> pairs = new ArrayList<>();
    for (Kind a : values()) {
      for (Kind b : values()) {
        pairs.add(Arguments.of(a, b));
      }
    }
    return pairs.stream();
  }

  /// {@return all 21 unordered pairs, with each way to draw and a seed}
  public static Stream<Arguments> seededPairs() {
    List<Arguments> pairs = new ArrayList<>();
    for (Kind a : values()) {
      for (Kind b : values()) {
        for (Draw draw : Draw.values()) {
          if (a.compareTo(b) <= 0) {
            pairs.add(Arguments.of(a, b, draw, pairs.size() + 7L));
          }
        }
      }
    }
    return pairs.stream();
  }

  /// {@return a random shape of this kind}
  public Shape3 next(Draw draw, Random random) {
    Supplier<Vec3> point = () -> point(draw, random);
    return switch (this) {
      case SPHERE -> new Sphere(point.get(), size(draw, random));
      case CAPSULE -> new Capsule(point.get(), point.get(), size(draw, random));
      case BOX ->
          new Box(
              point.get(),
              new Vec3(size(draw, random), size(draw, random), size(draw, random)),
              turn(draw, random));
      case SEGMENT -> new Segment(point.get(), point.get());
      case TRIANGLE -> triangle(draw, random, point);
      case HULL -> hull(draw, random, point);
    };
  }

  private static Triangle triangle(Draw draw, Random random, Supplier<Vec3> point) {
    Vec3 a = point.get();
    Vec3 b = point.get();
    boolean needle = draw == Draw.THIN && random.nextBoolean();
    return new Triangle(a, b, needle ? a.towards(b, random.nextDouble() * 1.5) : point.get());
  }

  /// A hull of up to 12 points, some of them interior; a thin one is nearly straight or flat, or
  /// has two points close together.
  private static Hull hull(Draw draw, Random random, Supplier<Vec3> point) {
    List<Vec3> points =
        new ArrayList<>(Stream.generate(point).limit(random.nextInt(1, 7)).toList());
    Vec3 a = points.getFirst();
    for (int i = points.size(); draw == Draw.THIN && i < MOST_POINTS; i++) {
      Vec3 other = points.get(random.nextInt(points.size()));
      Vec3 between = a.towards(other, random.nextDouble(1.5));
      points.add(between.plus(size(draw, random), Oracle.gaussian(random)));
    }
    points.addAll(Stream.generate(point).limit(draw == Draw.THIN ? 0 : random.nextInt(7)).toList());
    return new Hull(points);
  }

  private static Vec3 point(Draw draw, Random random) {
    double scale =
        switch (draw) {
          case ORDINARY, THIN -> 1.5;
          case LATTICE, NEARLY -> 1;
          case MIXED -> Math.pow(10, random.nextInt(-4, 3));
        };
    Vec3 any =
        new Vec3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1));
    Vec3 whole = new Vec3(random.nextInt(-2, 3), random.nextInt(-2, 3), random.nextInt(-2, 3));
    return switch (draw) {
      case LATTICE -> whole;
      case NEARLY -> whole.times(0.1);
      case ORDINARY, MIXED, THIN -> any.times(scale);
    };
  }

  private static double size(Draw draw, Random random) {
    return switch (draw) {
      case ORDINARY -> random.nextDouble(0.05, 1);
      case LATTICE -> random.nextInt(0, 3);
      case MIXED -> Math.pow(10, random.nextDouble(-6, 3));
      case THIN -> random.nextBoolean() ? 0 : random.nextDouble() * 1e-9;
      case NEARLY -> random.nextInt(0, 3) * 0.1;
    };
  }

  private static Rotation turn(Draw draw, Random random) {
    if (draw == Draw.LATTICE) {
      return new Rotation(0, 0, random.nextInt(-1, 2), 1);
    }
    if (draw == Draw.NEARLY) {
      return Rotation.about(Oracle.gaussian(random), Math.pow(10, -random.nextInt(1, 17)));
    }
    return new Rotation(
        random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
  }
}
