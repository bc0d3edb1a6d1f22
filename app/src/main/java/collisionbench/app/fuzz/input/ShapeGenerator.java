package collisionbench.app.fuzz.input;

import collisionbench.app.scene.Field;
import collisionbench.app.scene.FieldValue;
import collisionbench.app.scene.ShapeType;
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

/// How the numbers of a random shape are drawn.
///
/// @param points where its points are; shapes in the plane take x and y
/// @param sizes radii and half extents, at least 0
/// @param turns orientations of boxes
/// @param angles openings of sectors
record ShapeGenerator(
    Supplier<Vec3> points,
    DoubleSupplier sizes,
    Supplier<Rotation> turns,
    DoubleSupplier angles,
    SeededRandom dice) {

  /// How many points a hull is usually drawn with at most, and one in how many hulls with more.
  private static final int FEW_POINTS = 12;

  private static final int LARGE_HULLS = 300;

  /// Up to where the squares of coordinates are drawn as well.
  private static final double SQUARED = 32;

  private static final List<Double> ROUND_ANGLES =
      List.of(Math.PI / 2, Math.PI, 1.5 * Math.PI, Sector.FULL_TURN);

  /// {@return anything within 3 of the origin, in any position}
  static ShapeGenerator uniform(SeededRandom dice) {
    return new ShapeGenerator(
        () -> new Vec3(dice.between(-3, 3), dice.between(-3, 3), dice.between(-3, 3)),
        () -> dice.between(0, 2),
        () ->
            new Rotation(
                dice.between(-1, 1),
                dice.between(-1, 1),
                dice.between(-1, 1),
                dice.between(0.01, 1)),
        () -> dice.oneIn(4) ? dice.of(ROUND_ANGLES) : dice.between(1e-3, Sector.FULL_TURN),
        dice);
  }

  /// {@return small whole numbers and halves, and turns whose matrices are rational}
  static ShapeGenerator lattice(SeededRandom dice) {
    return new ShapeGenerator(
        () -> new Vec3(dice.whole(-4, 4), dice.whole(-4, 4), dice.whole(-4, 4)),
        () -> dice.whole(0, 6) / 2.0,
        () -> new Rotation(dice.whole(-1, 1), dice.whole(-1, 1), dice.whole(-1, 1), 1),
        () -> dice.of(ROUND_ANGLES),
        dice);
  }

  /// {@return tenths, which doubles cannot hold}
  static ShapeGenerator decimals(SeededRandom dice) {
    ShapeGenerator lattice = lattice(dice);
    return lattice
        .at(() -> lattice.points.get().times(0.1))
        .sized(() -> lattice.sizes.getAsDouble() * 0.2);
  }

  /// {@return every number of any size from 1e-12 to 1e12, sometimes with nothing else in a point}
  static ShapeGenerator mixed(SeededRandom dice) {
    return uniform(dice)
        .at(() -> new Vec3(coordinate(dice), coordinate(dice), coordinate(dice)))
        .sized(() -> dice.oneIn(8) ? 0 : dice.magnitude(1e-12, 1e12));
  }

  /// {@return numbers of up to a power of two, some of up to another; of few digits or of many}
  static ShapeGenerator extreme(int exponent, int other, SeededRandom dice) {
    DoubleSupplier number =
        () ->
            Math.scalb(
                dice.oneIn(3) ? dice.between(-1, 1) : dice.whole(-4, 4) / 4.0,
                dice.oneIn(8) ? other : exponent);
    return uniform(dice)
        .at(() -> new Vec3(number.getAsDouble(), number.getAsDouble(), number.getAsDouble()))
        .sized(() -> Math.abs(number.getAsDouble()));
  }

  private static double coordinate(SeededRandom dice) {
    return dice.oneIn(4) ? 0 : dice.of(List.of(-1, 1)) * dice.magnitude(1e-12, 1e12);
  }

  ShapeGenerator at(Supplier<Vec3> otherPoints) {
    return new ShapeGenerator(otherPoints, sizes, turns, angles, dice);
  }

  /// {@return the same about a point, and smaller by a factor}
  ShapeGenerator shrunk(double factor, Vec3 center) {
    return at(() -> center.plus(factor, points.get())).sized(() -> factor * sizes.getAsDouble());
  }

  ShapeGenerator sized(DoubleSupplier otherSizes) {
    return new ShapeGenerator(points, otherSizes, turns, angles, dice);
  }

  ShapeGenerator turned(Supplier<Rotation> otherTurns) {
    return new ShapeGenerator(points, sizes, otherTurns, angles, dice);
  }

  ShapeGenerator opened(DoubleSupplier otherAngles) {
    return new ShapeGenerator(points, sizes, turns, otherAngles, dice);
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

  /// Mostly 4 to 12 points, some of them twice or halfway between others; now and then up to as
  /// many as a hull may have.
  private List<Vec3> cloud() {
    if (dice.oneIn(LARGE_HULLS)) {
      return largeCloud(dice.whole(FEW_POINTS + 1, Hull.MOST_POINTS));
    }
    int count = dice.oneIn(8) ? dice.whole(1, 3) : dice.whole(4, FEW_POINTS);
    List<Vec3> drawn = Stream.generate(points).limit(count).toList();
    List<Vec3> cloud = new ArrayList<>(drawn);
    for (int i = 1; i < count; i++) {
      if (dice.oneIn(8)) {
        Vec3 one = dice.of(drawn);
        cloud.set(i, dice.oneIn(2) ? one : one.towards(dice.of(drawn), 0.5));
      }
    }
    return cloud;
  }

  /// On a bowl, where all of them are corners, or anywhere.
  private List<Vec3> largeCloud(int count) {
    boolean onBowl = dice.oneIn(2);
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

  /// The hull of a few points; where they lie on one line, as wide as one unit in the last place.
  private Polygon polygon() {
    List<Vec2> corners = new ArrayList<>();
    for (int i = dice.whole(3, 6); i > 0; i--) {
      corners.add(point());
    }
    return Polygon.ofRounded(corners);
  }
}
