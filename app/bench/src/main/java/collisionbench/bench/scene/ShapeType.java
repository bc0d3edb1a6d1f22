package collisionbench.bench.scene;

import collisionbench.bench.scene.FieldValue.Corners;
import collisionbench.bench.scene.FieldValue.Direction;
import collisionbench.bench.scene.FieldValue.FlatPoint;
import collisionbench.bench.scene.FieldValue.HalfExtents;
import collisionbench.bench.scene.FieldValue.Length;
import collisionbench.bench.scene.FieldValue.Opening;
import collisionbench.bench.scene.FieldValue.Point;
import collisionbench.bench.scene.FieldValue.Points;
import collisionbench.bench.scene.FieldValue.Turn;
import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The shape types: name in files, fields and a default shape.
///
/// The only such table: reading, writing, editing and listing shapes all use it, and a new shape in
/// `geometry` does not compile until it is added here. The order is that of menus.
public enum ShapeType {
  SPHERE(Kind.SPHERE, new Sphere(Vec3.ZERO, 1), Fields.CENTER, Fields.RADIUS),
  CAPSULE(
      Kind.CAPSULE,
      new Capsule(new Vec3(0, -0.5, 0), new Vec3(0, 0.5, 0), 0.5),
      Fields.START,
      Fields.END,
      Fields.RADIUS),
  BOX(
      Kind.BOX,
      new Box(Vec3.ZERO, new Vec3(0.75, 0.75, 0.75)),
      Fields.CENTER,
      Fields.HALF_EXTENTS,
      Fields.ORIENTATION),
  SEGMENT(
      Kind.SEGMENT, new Segment(new Vec3(-1, 0, 0), new Vec3(1, 0, 0)), Fields.START, Fields.END),
  TRIANGLE(
      Kind.TRIANGLE,
      new Triangle(new Vec3(-1, -1, 0), new Vec3(1, -1, 0), new Vec3(0, 1, 0)),
      Fields.A,
      Fields.B,
      Fields.C),
  HULL(
      Kind.HULL,
      new Hull(
          List.of(
              new Vec3(0.1, -1, 0),
              new Vec3(0.9, 0.1, 0.3),
              new Vec3(0.5, 0.2, -0.8),
              new Vec3(-0.5, 0.1, -0.8),
              new Vec3(-0.9, 0.3, 0.1),
              new Vec3(-0.1, 0.2, 0.9),
              new Vec3(0.4, 1, 0.1),
              new Vec3(-0.1, 1, -0.4),
              new Vec3(-0.4, 0.9, 0.3))),
      Fields.POINTS),
  CIRCLE(Kind.CIRCLE, new Circle(Vec2.ZERO, 1), Fields.FLAT_CENTER, Fields.RADIUS),
  CAPSULE_2D(
      Kind.CAPSULE_2D,
      new Capsule2(new Vec2(-0.5, 0), new Vec2(0.5, 0), 0.5),
      Fields.FLAT_START,
      Fields.FLAT_END,
      Fields.RADIUS),
  POLYGON(
      Kind.POLYGON,
      new Polygon(
          List.of(
              new Vec2(0, 1),
              new Vec2(-0.95, 0.3),
              new Vec2(-0.6, -0.8),
              new Vec2(0.6, -0.8),
              new Vec2(0.95, 0.3))),
      Fields.VERTICES),
  SEGMENT_2D(
      Kind.SEGMENT_2D,
      new Segment2(new Vec2(-1, 0), new Vec2(1, 0)),
      Fields.FLAT_START,
      Fields.FLAT_END),
  SECTOR(
      Kind.SECTOR,
      new Sector(Vec2.ZERO, 1, Vec2.X, Math.PI / 2),
      Fields.FLAT_CENTER,
      Fields.RADIUS,
      Fields.DIRECTION,
      Fields.ANGLE),
  POINT(Kind.POINT, new Point2(Vec2.ZERO), Fields.AT);

  private final Kind kind;
  private final Class<?> shape;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable list of records
  private final List<FieldValue> example;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable list of records
  private final List<Field> fields;

  ShapeType(Kind kind, Shape3 example, Field... fields) {
    this(kind, example.getClass(), FieldValue.of(example), fields);
  }

  ShapeType(Kind kind, Shape2 example, Field... fields) {
    this(kind, example.getClass(), FieldValue.of(example), fields);
  }

  ShapeType(Kind kind, Class<?> shape, List<FieldValue> example, Field... fields) {
    this.kind = kind;
    this.shape = shape;
    this.example = example;
    this.fields = List.of(fields);
  }

  public static ShapeType of(Kind kind) {
    return switch (kind) {
      case SPHERE -> SPHERE;
      case CAPSULE -> CAPSULE;
      case BOX -> BOX;
      case SEGMENT -> SEGMENT;
      case TRIANGLE -> TRIANGLE;
      case HULL -> HULL;
      case POINT -> POINT;
      case CIRCLE -> CIRCLE;
      case CAPSULE_2D -> CAPSULE_2D;
      case SEGMENT_2D -> SEGMENT_2D;
      case SECTOR -> SECTOR;
      case POLYGON -> POLYGON;
    };
  }

  /// {@return the type of a shape in space}
  public static ShapeType of(Shape3 shape) {
    return of(Kind.of(shape));
  }

  /// {@return the type of a shape in the plane}
  public static ShapeType of(Shape2 shape) {
    return of(Kind.of(shape));
  }

  /// {@return the type for a shape class of `geometry`, if it is one}
  public static Optional<ShapeType> of(Class<?> shape) {
    return Stream.of(values()).filter(type -> type.shape.equals(shape)).findFirst();
  }

  /// {@return all types of a space, in the order of menus}
  public static List<ShapeType> in(Space space) {
    return Stream.of(values()).filter(type -> type.space() == space).toList();
  }

  /// {@return whether it is that of segments in space or in the plane}
  public boolean isSegment() {
    return this == SEGMENT || this == SEGMENT_2D;
  }

  public Space space() {
    return kind.isFlat() ? Space.TWO : Space.THREE;
  }

  /// {@return its name in files; a 2D and a 3D type may share it}
  public String word() {
    return kind.word();
  }

  /// {@return its unique key in texts, such as `capsule-2d`}
  public String key() {
    return KebabCase.of(this);
  }

  /// {@return its fields, in the order of files}
  public List<Field> fields() {
    return fields;
  }

  /// {@return the index of the field that a kind of change edits}
  public OptionalInt place(ChangeKind what) {
    return IntStream.range(0, fields().size())
        .filter(index -> fields().get(index).what() == what)
        .findFirst();
  }

  /// {@return the name of its class in `geometry`}
  public String className() {
    return shape.getSimpleName();
  }

  /// {@return the field values of a default shape: at the origin, 2 units high or wide, or a point}
  List<FieldValue> example() {
    return example;
  }

  /// {@return a shape of this type, which must be a 3D type}
  ///
  /// @param v one value per field, of matching types
  /// @throws IllegalArgumentException if there is no such shape
  public Shape3 solid(List<FieldValue> v) {
    return switch (this) {
      case SPHERE -> new Sphere(point(v, 0), length(v, 1));
      case CAPSULE -> new Capsule(point(v, 0), point(v, 1), length(v, 2));
      case BOX ->
          new Box(point(v, 0), ((HalfExtents) v.get(1)).lengths(), ((Turn) v.get(2)).rotation());
      case SEGMENT -> new Segment(point(v, 0), point(v, 1));
      case TRIANGLE -> new Triangle(point(v, 0), point(v, 1), point(v, 2));
      case HULL -> new Hull(((Points) v.getFirst()).places());
      case CIRCLE, CAPSULE_2D, POLYGON, SEGMENT_2D, SECTOR, POINT ->
          throw new ClassCastException(this + " is flat");
    };
  }

  /// {@return a shape of this type, which must be a 2D type}
  ///
  /// @param v one value per field, of matching types
  /// @throws IllegalArgumentException if there is no such shape
  public Shape2 flat(List<FieldValue> v) {
    return switch (this) {
      case CIRCLE -> new Circle(flatPoint(v, 0), length(v, 1));
      case CAPSULE_2D -> new Capsule2(flatPoint(v, 0), flatPoint(v, 1), length(v, 2));
      case POLYGON -> new Polygon(((Corners) v.getFirst()).corners());
      case SEGMENT_2D -> new Segment2(flatPoint(v, 0), flatPoint(v, 1));
      case SECTOR ->
          new Sector(
              flatPoint(v, 0),
              length(v, 1),
              ((Direction) v.get(2)).vector(),
              ((Opening) v.get(3)).angle());
      case POINT -> new Point2(flatPoint(v, 0));
      case SPHERE, CAPSULE, BOX, SEGMENT, TRIANGLE, HULL ->
          throw new ClassCastException(this + " is not flat");
    };
  }

  private static Vec3 point(List<FieldValue> values, int place) {
    return ((Point) values.get(place)).at();
  }

  private static Vec2 flatPoint(List<FieldValue> values, int place) {
    return ((FlatPoint) values.get(place)).at();
  }

  private static double length(List<FieldValue> values, int place) {
    return ((Length) values.get(place)).length();
  }
}
