package collisionbench.bench.scene;

/// The fields of shapes: names in files, types of values and kinds of change.
final class Fields {

  static final Field CENTER = new Field("center", Field.Kind.POINT, ChangeKind.CENTER);
  static final Field START = new Field("start", Field.Kind.POINT, ChangeKind.START);
  static final Field END = new Field("end", Field.Kind.POINT, ChangeKind.END);
  static final Field A = new Field("a", Field.Kind.POINT, ChangeKind.CORNER_A);
  static final Field B = new Field("b", Field.Kind.POINT, ChangeKind.CORNER_B);
  static final Field C = new Field("c", Field.Kind.POINT, ChangeKind.CORNER_C);
  static final Field FLAT_CENTER = new Field("center", Field.Kind.FLAT_POINT, ChangeKind.CENTER);
  static final Field FLAT_START = new Field("start", Field.Kind.FLAT_POINT, ChangeKind.START);
  static final Field FLAT_END = new Field("end", Field.Kind.FLAT_POINT, ChangeKind.END);
  static final Field AT = new Field("at", Field.Kind.FLAT_POINT, ChangeKind.AT);
  static final Field RADIUS = new Field("radius", Field.Kind.LENGTH, ChangeKind.RADIUS);
  static final Field HALF_EXTENTS =
      new Field("halfExtents", Field.Kind.HALF_EXTENTS, ChangeKind.HALF_EXTENTS);
  static final Field ORIENTATION =
      new Field("orientation", Field.Kind.TURN, ChangeKind.ORIENTATION);
  static final Field DIRECTION = new Field("direction", Field.Kind.DIRECTION, ChangeKind.DIRECTION);
  static final Field ANGLE = new Field("angle", Field.Kind.OPENING, ChangeKind.OPENING);
  static final Field VERTICES = new Field("vertices", Field.Kind.CORNERS, ChangeKind.CORNER);
  static final Field POINTS = new Field("points", Field.Kind.POINTS, ChangeKind.POINT);

  private Fields() {}
}
