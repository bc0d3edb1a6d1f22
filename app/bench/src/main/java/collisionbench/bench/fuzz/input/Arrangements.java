package collisionbench.bench.fuzz.input;

import collisionbench.bench.comparison.ShapePair;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Pair;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/// Strategies that draw both shapes from related generators.
final class Arrangements {

  /// A few more binary orders than a double has digits.
  private static final int NEAR = 80;

  private Arrangements() {}

  /// Shapes along the axes: the points of a shape differ in one or two coordinates, and boxes are
  /// rotated by quarter turns.
  static ShapePair aligned(Pair pair, SeededRandom random) {
    ShapeGenerator base = ShapeGenerator.either(random);
    return Strategy.drawn(pair, along(base, random), along(base, random));
  }

  private static ShapeGenerator along(ShapeGenerator base, SeededRandom random) {
    Vec3 through = base.points().get();
    int free = random.whole(1, 6);
    return base.at(() -> freed(through, base.points().get(), free))
        .turned(() ->
            random.oneIn(2)
                ? Rotation.NONE
                : new Rotation(random.whole(0, 1), random.whole(0, 1), 0, 1));
  }

  /// {@return `through` with some coordinates taken from `point`: bits 0, 1 and 2 of `free` select
  /// x, y and z}
  private static Vec3 freed(Vec3 through, Vec3 point, int free) {
    return new Vec3(
        (free & 1) == 0 ? through.x() : point.x(),
        (free & 2) == 0 ? through.y() : point.y(),
        (free & 4) == 0 ? through.z() : point.z());
  }

  /// Two shapes with the same center.
  static ShapePair concentric(Pair pair, SeededRandom random) {
    ShapeGenerator both = ShapeGenerator.either(random);
    return switch (Strategy.drawn(pair, both, both)) {
      case ShapePair.InSpace(Shape3 a, Shape3 b) -> {
        Vec3 offset = a.bounds().center().minus(b.bounds().center());
        yield new ShapePair.InSpace(a, b.translated(offset));
      }
      case ShapePair.InPlane(Shape2 a, Shape2 b) -> {
        Vec2 offset = a.bounds().center().minus(b.bounds().center());
        yield new ShapePair.InPlane(a, b.translated(offset));
      }
    };
  }

  /// One shape, smaller than the other, around one of its points or its centroid.
  static ShapePair contained(Pair pair, SeededRandom random) {
    ShapeGenerator large = ShapeGenerator.either(random);
    // Enough points for a hull to have an interior.
    int count = pair.has(Kind.HULL) ? 8 : 3;
    List<Vec3> corners = Stream.generate(large.points()).limit(count).toList();
    Vec3 sum = corners.stream().reduce(Vec3.ZERO, Vec3::plus);
    Vec3 middle = sum.times(1.0 / corners.size());
    Iterator<Vec3> inTurn = Stream.generate(() -> corners).flatMap(List::stream).iterator();
    ShapeGenerator around = large.at(inTurn::next).sized(() -> 1 + large.sizes().getAsDouble());
    double factor = random.oneIn(2) ? 0.25 : random.magnitude(1e-6, 0.5);
    Vec3 at = random.oneIn(2) ? middle : random.of(corners);
    return inEitherOrder(pair, around, large.shrunk(factor, at), random);
  }

  /// One shape much smaller than the other, at a random position.
  static ShapePair small(Pair pair, SeededRandom random) {
    ShapeGenerator large = ShapeGenerator.uniform(random);
    double factor = random.magnitude(1e-9, 0.1);
    return inEitherOrder(pair, large, large.shrunk(factor, large.points().get()), random);
  }

  private static ShapePair inEitherOrder(
      Pair pair, ShapeGenerator one, ShapeGenerator other, SeededRandom random) {
    return random.oneIn(2) ? Strategy.drawn(pair, one, other) : Strategy.drawn(pair, other, one);
  }

  /// All points lie in one tilted plane (3D) or on one line (2D): exactly for lattice points,
  /// otherwise up to rounding.
  static ShapePair coplanar(Pair pair, SeededRandom random) {
    ShapeGenerator lattice = ShapeGenerator.lattice(random);
    ShapeGenerator base = random.oneIn(2) ? lattice : ShapeGenerator.uniform(random);
    Vec3 origin = lattice.points().get();
    Vec3 u = lattice.points().get();
    Vec3 v = pair.isFlat() ? Vec3.ZERO : lattice.points().get();
    ShapeGenerator flat =
        base.at(() -> {
          Vec3 p = base.points().get();
          return origin.plus(p.x(), u).plus(p.y(), v);
        });
    return Strategy.drawn(pair, flat, flat);
  }

  /// Shapes that share corners, edges, ends and centers: points are mostly taken from four.
  static ShapePair shared(Pair pair, SeededRandom random) {
    ShapeGenerator base = ShapeGenerator.either(random);
    List<Vec3> corners = Stream.generate(base.points()).limit(4).toList();
    ShapeGenerator first = base.at(() -> random.of(corners));
    ShapeGenerator second =
        base.at(() -> random.oneIn(4) ? base.points().get() : random.of(corners));
    return Strategy.drawn(pair, first, second);
  }

  /// Degenerate shapes: zero or tiny sizes, equal ends, collinear corners, slivers of sectors and
  /// polygons.
  static ShapePair degenerate(Pair pair, SeededRandom random) {
    ShapeGenerator base = ShapeGenerator.either(random);
    return Strategy.drawn(pair, thin(base, random), thin(base, random));
  }

  /// {@return a generator whose points are mostly three collinear ones, so that many coincide}
  private static ShapeGenerator thin(ShapeGenerator base, SeededRandom random) {
    Vec3 start = base.points().get();
    Vec3 end = base.points().get();
    List<Vec3> line = List.of(start, end, start.towards(end, 0.5));
    return base.at(() -> random.oneIn(5) ? base.points().get() : random.of(line))
        .sized(() -> random.oneIn(2) ? 0 : base.sizes().getAsDouble() * tiny(random))
        .opened(
            () -> random.oneIn(2) ? random.magnitude(1e-16, 1e-3) : base.angles().getAsDouble());
  }

  private static double tiny(SeededRandom random) {
    return random.oneIn(2) ? 1 : random.magnitude(1e-16, 1e-6);
  }

  /// Shapes that mix two sizes as extreme as those of [Variations#extreme]: two such sizes, one of
  /// them and about 1, or two close enough that both matter. The two shapes may have different
  /// sizes, with an occasional number of the other's.
  static ShapePair extremeSizes(Pair pair, SeededRandom random) {
    int usual = Variations.exponent(random);
    int other = other(usual, random);
    ShapeGenerator first = ShapeGenerator.extreme(usual, other, random);
    ShapeGenerator second = random.oneIn(4) ? ShapeGenerator.extreme(other, usual, random) : first;
    return Strategy.drawn(pair, first, second);
  }

  private static int other(int usual, SeededRandom random) {
    return switch (random.whole(0, 2)) {
      case 0 -> Variations.exponent(random);
      case 1 -> random.whole(-8, 8);
      default -> Math.clamp(usual + random.whole(-NEAR, NEAR), Variations.LEAST, Variations.MOST);
    };
  }
}
