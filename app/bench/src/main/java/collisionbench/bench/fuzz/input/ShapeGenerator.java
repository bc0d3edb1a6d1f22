package collisionbench.bench.fuzz.input;

import collisionbench.bench.scene.Field;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.ShapeType;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Lifted;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Draws random shapes from sources of points, sizes, rotations and angles.
///
/// @param points the points; 2D shapes use x and y
/// @param sizes radii and half extents, at least 0
/// @param turns orientations of boxes
/// @param angles openings of sectors
record ShapeGenerator(
    Supplier<Vec3> points,
    DoubleSupplier sizes,
    Supplier<Rotation> turns,
    DoubleSupplier angles,
    SeededRandom random) {

  /// The most points of an ordinary hull; one hull in [#LARGE_HULLS] has more.
  private static final int FEW_POINTS = 12;

  private static final int LARGE_HULLS = 300;

  /// Coordinates up to this are also squared.
  private static final double SQUARED = 32;

  private static final List<Double> ROUND_ANGLES =
      List.of(Math.PI / 2, Math.PI, 1.5 * Math.PI, Sector.FULL_TURN);

  /// {@return a generator of coordinates from -3 to 3 and arbitrary rotations}
  static ShapeGenerator uniform(SeededRandom random) {
    return new ShapeGenerator(
        () -> new Vec3(random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)),
        () -> random.between(0, 2),
        () ->
            new Rotation(
                random.between(-1, 1),
                random.between(-1, 1),
                random.between(-1, 1),
                random.between(0.01, 1)),
        () -> random.oneIn(4) ? random.of(ROUND_ANGLES) : random.between(1e-3, Sector.FULL_TURN),
        random);
  }

  /// {@return a generator of small whole numbers and halves, and rotations with rational matrices}
  static ShapeGenerator lattice(SeededRandom random) {
    return new ShapeGenerator(
        () -> new Vec3(random.whole(-4, 4), random.whole(-4, 4), random.whole(-4, 4)),
        () -> random.whole(0, 6) / 2.0,
        () -> new Rotation(random.whole(-1, 1), random.whole(-1, 1), random.whole(-1, 1), 1),
        () -> random.of(ROUND_ANGLES),
        random);
  }

  /// {@return a lattice or a uniform generator, each half of the time}
  static ShapeGenerator either(SeededRandom random) {
    return random.oneIn(2) ? lattice(random) : uniform(random);
  }

  /// {@return a generator of tenths, which doubles cannot represent}
  static ShapeGenerator decimals(SeededRandom random) {
    ShapeGenerator lattice = lattice(random);
    return lattice
        .at(() -> lattice.points.get().times(0.1))
        .sized(() -> lattice.sizes.getAsDouble() * 0.2);
  }

  /// {@return a generator of hundredths: small shapes, where an absolute tolerance is too large}
  static ShapeGenerator hundredths(SeededRandom random) {
    return lattice(random)
        .at(() -> lattice(random).points.get().times(0.01))
        .sized(() -> random.whole(2, 8) * 0.01);
  }

  /// {@return a generator of numbers from 1e-12 to 1e12; some coordinates and sizes are 0}
  static ShapeGenerator mixed(SeededRandom random) {
    return uniform(random)
        .at(() -> new Vec3(coordinate(random), coordinate(random), coordinate(random)))
        .sized(() -> random.oneIn(8) ? 0 : random.magnitude(1e-12, 1e12));
  }

  /// {@return a generator of numbers up to `2^exponent`, some up to `2^other`, with few digits or
  /// many}
  static ShapeGenerator extreme(int exponent, int other, SeededRandom random) {
    DoubleSupplier number =
        () ->
            Math.scalb(
                random.oneIn(3) ? random.between(-1, 1) : random.whole(-4, 4) / 4.0,
                random.oneIn(8) ? other : exponent);
    return uniform(random)
        .at(() -> new Vec3(number.getAsDouble(), number.getAsDouble(), number.getAsDouble()))
        .sized(() -> Math.abs(number.getAsDouble()));
  }

  private static double coordinate(SeededRandom random) {
    return random.oneIn(4) ? 0 : random.of(List.of(-1, 1)) * random.magnitude(1e-12, 1e12);
  }

  ShapeGenerator at(Supplier<Vec3> otherPoints) {
    return new ShapeGenerator(otherPoints, sizes, turns, angles, random);
  }

  /// {@return this generator scaled by a factor and centered on a point}
  ShapeGenerator shrunk(double factor, Vec3 center) {
    return at(() -> center.plus(factor, points.get())).sized(() -> factor * sizes.getAsDouble());
  }

  ShapeGenerator sized(DoubleSupplier otherSizes) {
    return new ShapeGenerator(points, otherSizes, turns, angles, random);
  }

  ShapeGenerator turned(Supplier<Rotation> otherTurns) {
    return new ShapeGenerator(points, sizes, otherTurns, angles, random);
  }

  ShapeGenerator opened(DoubleSupplier otherAngles) {
    return new ShapeGenerator(points, sizes, turns, otherAngles, random);
  }

  /// {@return a shape in space}
  Shape3 solid(Kind kind) {
    return ShapeType.of(kind).solid(values(ShapeType.of(kind)));
  }

  /// {@return a shape in the plane}
  Shape2 flat(Kind kind) {
    return ShapeType.of(kind).flat(values(ShapeType.of(kind)));
  }

  private List<FieldValue> values(ShapeType type) {
    return type.fields().stream().map(field -> value(field.kind())).toList();
  }

  private FieldValue value(Field.Kind kind) {
    return switch (kind) {
      case POINT -> new FieldValue.Point(points.get());
      case FLAT_POINT -> new FieldValue.FlatPoint(point());
      case LENGTH -> new FieldValue.Length(sizes.getAsDouble());
      case HALF_EXTENTS ->
          new FieldValue.HalfExtents(
              new Vec3(sizes.getAsDouble(), sizes.getAsDouble(), sizes.getAsDouble()));
      case TURN -> new FieldValue.Turn(turns.get());
      case DIRECTION -> new FieldValue.Direction(direction());
      case OPENING -> new FieldValue.Opening(angles.getAsDouble());
      case CORNERS -> new FieldValue.Corners(polygon().vertices());
      case POINTS -> new FieldValue.Points(cloud());
    };
  }

  /// {@return mostly 4 to 12 points, some repeated or halfway between others; occasionally up to
  /// the maximum of a hull}
  private List<Vec3> cloud() {
    if (random.oneIn(LARGE_HULLS)) {
      return largeCloud(random.whole(FEW_POINTS + 1, Hull.MOST_POINTS));
    }
    int count = random.oneIn(8) ? random.whole(1, 3) : random.whole(4, FEW_POINTS);
    List<Vec3> drawn = Stream.generate(points).limit(count).toList();
    List<Vec3> cloud = new ArrayList<>(drawn);
    for (int i = 1; i < count; i++) {
      if (random.oneIn(8)) {
        Vec3 one = random.of(drawn);
        cloud.set(i, random.oneIn(2) ? one : one.towards(random.of(drawn), 0.5));
      }
    }
    return cloud;
  }

  /// {@return points on a paraboloid, where all of them are corners, or anywhere}
  private List<Vec3> largeCloud(int count) {
    boolean onBowl = random.oneIn(2);
    return Stream.generate(points)
        .map(p ->
            onBowl && p.largest() < SQUARED
                ? new Vec3(p.x(), p.y(), p.x() * p.x() + p.y() * p.y())
                : p)
        .limit(count)
        .toList();
  }

  private Vec2 point() {
    return Lifted.flat(points.get());
  }

  private Vec2 direction() {
    Vec2 direction = point();
    return direction.equals(Vec2.ZERO) ? Vec2.X : direction;
  }

  /// {@return the convex polygon of a few points; collinear points give one as wide as a unit in
  /// the last place}
  private Polygon polygon() {
    return Polygon.ofRounded(Stream.generate(this::point).limit(random.whole(3, 6)).toList());
  }
}
