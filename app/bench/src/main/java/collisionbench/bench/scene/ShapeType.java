package collisionbench.bench.scene;

import static collisionbench.bench.scene.Fields.angle;
import static collisionbench.bench.scene.Fields.direction;
import static collisionbench.bench.scene.Fields.flatPoint;
import static collisionbench.bench.scene.Fields.halfExtents;
import static collisionbench.bench.scene.Fields.orientation;
import static collisionbench.bench.scene.Fields.point;
import static collisionbench.bench.scene.Fields.points;
import static collisionbench.bench.scene.Fields.radius;
import static collisionbench.bench.scene.Fields.vertices;

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
  SPHERE(
      Kind.SPHERE,
      Fields.of(
          Sphere.class,
          point("center", ChangeKind.CENTER, Sphere::center),
          radius(Sphere::radius),
          Sphere::new),
      new Sphere(Vec3.ZERO, 1)),
  CAPSULE(
      Kind.CAPSULE,
      Fields.of(
          Capsule.class,
          point("start", ChangeKind.START, Capsule::start),
          point("end", ChangeKind.END, Capsule::end),
          radius(Capsule::radius),
          Capsule::new),
      new Capsule(new Vec3(0, -0.5, 0), new Vec3(0, 0.5, 0), 0.5)),
  BOX(
      Kind.BOX,
      Fields.of(
          Box.class,
          point("center", ChangeKind.CENTER, Box::center),
          halfExtents(Box::halfExtents),
          orientation(Box::orientation),
          Box::new),
      new Box(Vec3.ZERO, new Vec3(0.75, 0.75, 0.75))),
  SEGMENT(
      Kind.SEGMENT,
      Fields.of(
          Segment.class,
          point("start", ChangeKind.START, Segment::start),
          point("end", ChangeKind.END, Segment::end),
          Segment::new),
      new Segment(new Vec3(-1, 0, 0), new Vec3(1, 0, 0))),
  TRIANGLE(
      Kind.TRIANGLE,
      Fields.of(
          Triangle.class,
          point("a", ChangeKind.CORNER_A, Triangle::a),
          point("b", ChangeKind.CORNER_B, Triangle::b),
          point("c", ChangeKind.CORNER_C, Triangle::c),
          Triangle::new),
      new Triangle(new Vec3(-1, -1, 0), new Vec3(1, -1, 0), new Vec3(0, 1, 0))),
  HULL(
      Kind.HULL,
      Fields.of(Hull.class, points(Hull::points), Hull::new),
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
              new Vec3(-0.4, 0.9, 0.3)))),
  CIRCLE(
      Kind.CIRCLE,
      Fields.of(
          Circle.class,
          flatPoint("center", ChangeKind.CENTER, Circle::center),
          radius(Circle::radius),
          Circle::new),
      new Circle(Vec2.ZERO, 1)),
  CAPSULE_2D(
      Kind.CAPSULE_2D,
      Fields.of(
          Capsule2.class,
          flatPoint("start", ChangeKind.START, Capsule2::start),
          flatPoint("end", ChangeKind.END, Capsule2::end),
          radius(Capsule2::radius),
          Capsule2::new),
      new Capsule2(new Vec2(-0.5, 0), new Vec2(0.5, 0), 0.5)),
  POLYGON(
      Kind.POLYGON,
      Fields.of(Polygon.class, vertices(Polygon::vertices), Polygon::new),
      new Polygon(
          List.of(
              new Vec2(0, 1),
              new Vec2(-0.95, 0.3),
              new Vec2(-0.6, -0.8),
              new Vec2(0.6, -0.8),
              new Vec2(0.95, 0.3)))),
  SEGMENT_2D(
      Kind.SEGMENT_2D,
      Fields.of(
          Segment2.class,
          flatPoint("start", ChangeKind.START, Segment2::start),
          flatPoint("end", ChangeKind.END, Segment2::end),
          Segment2::new),
      new Segment2(new Vec2(-1, 0), new Vec2(1, 0))),
  SECTOR(
      Kind.SECTOR,
      Fields.of(
          Sector.class,
          flatPoint("center", ChangeKind.CENTER, Sector::center),
          radius(Sector::radius),
          direction(Sector::direction),
          angle(Sector::angle),
          Sector::new),
      new Sector(Vec2.ZERO, 1, Vec2.X, Math.PI / 2)),
  POINT(
      Kind.POINT,
      Fields.of(Point2.class, flatPoint("at", ChangeKind.AT, Point2::at), Point2::new),
      new Point2(Vec2.ZERO));

  private final Kind kind;

  @SuppressWarnings("ImmutableEnumChecker") // records of functions and records
  private final Fields<?> fields;

  @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable list of records
  private final List<FieldValue> example;

  <S> ShapeType(Kind kind, Fields<S> fields, S example) {
    this.kind = kind;
    this.fields = fields;
    this.example = fields.values(example);
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
    return Stream.of(values()).filter(type -> type.fields.shape().equals(shape)).findFirst();
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
    return fields.list();
  }

  /// {@return the index of the field that a kind of change edits}
  public OptionalInt place(ChangeKind what) {
    return IntStream.range(0, fields().size())
        .filter(index -> fields().get(index).what() == what)
        .findFirst();
  }

  /// {@return the name of its class in `geometry`}
  public String className() {
    return fields.shape().getSimpleName();
  }

  /// {@return the field values of a default shape: at the origin, 2 units high or wide, or a point}
  List<FieldValue> example() {
    return example;
  }

  /// {@return the field values of a 3D shape}
  public static List<FieldValue> values(Shape3 shape) {
    return of(shape).fields.values(shape);
  }

  /// {@return the field values of a 2D shape}
  public static List<FieldValue> values(Shape2 shape) {
    return of(shape).fields.values(shape);
  }

  /// {@return a shape of this type, which must be a 3D type}
  ///
  /// @param values one per field, of matching types
  /// @throws IllegalArgumentException if there is no such shape
  public Shape3 solid(List<FieldValue> values) {
    return (Shape3) fields.make(values);
  }

  /// {@return a shape of this type, which must be a 2D type}
  ///
  /// @param values one per field, of matching types
  /// @throws IllegalArgumentException if there is no such shape
  public Shape2 flat(List<FieldValue> values) {
    return (Shape2) fields.make(values);
  }
}
