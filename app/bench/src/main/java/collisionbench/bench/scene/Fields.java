package collisionbench.bench.scene;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/// Converts between a shape's record and the list of its field values.
///
/// @param <S> the record
/// @param parts its fields, in the order of its constructor
/// @param constructor takes one value per field, of matching types
record Fields<S>(
    Class<S> shape, List<Part<S, ?>> parts, Function<List<FieldValue>, S> constructor) {

  /// A field, how to read its value from the record, and how to pass it to the constructor.
  record Part<S, T>(Field field, Function<S, FieldValue> read, Function<FieldValue, T> argument) {

    private T argument(List<FieldValue> values, int place) {
      return argument.apply(values.get(place));
    }
  }

  interface Constructor3<A, B, C, S> {
    S of(A a, B b, C c);
  }

  interface Constructor4<A, B, C, D, S> {
    S of(A a, B b, C c, D d);
  }

  static <S, A> Fields<S> of(Class<S> shape, Part<S, A> a, Function<A, S> constructor) {
    return new Fields<>(shape, List.of(a), v -> constructor.apply(a.argument(v, 0)));
  }

  static <S, A, B> Fields<S> of(
      Class<S> shape, Part<S, A> a, Part<S, B> b, BiFunction<A, B, S> constructor) {
    return new Fields<>(
        shape, List.of(a, b), v -> constructor.apply(a.argument(v, 0), b.argument(v, 1)));
  }

  static <S, A, B, C> Fields<S> of(
      Class<S> shape,
      Part<S, A> a,
      Part<S, B> b,
      Part<S, C> c,
      Constructor3<A, B, C, S> constructor) {
    return new Fields<>(
        shape,
        List.of(a, b, c),
        v -> constructor.of(a.argument(v, 0), b.argument(v, 1), c.argument(v, 2)));
  }

  static <S, A, B, C, D> Fields<S> of(
      Class<S> shape,
      Part<S, A> a,
      Part<S, B> b,
      Part<S, C> c,
      Part<S, D> d,
      Constructor4<A, B, C, D, S> constructor) {
    return new Fields<>(
        shape,
        List.of(a, b, c, d),
        v ->
            constructor.of(a.argument(v, 0), b.argument(v, 1), c.argument(v, 2), d.argument(v, 3)));
  }

  static <S> Part<S, Vec3> point(String name, ChangeKind what, Function<S, Vec3> read) {
    return new Part<>(
        new Field(name, Field.Kind.POINT, what),
        shape -> new FieldValue.Point(read.apply(shape)),
        value -> ((FieldValue.Point) value).at());
  }

  static <S> Part<S, Vec2> flatPoint(String name, ChangeKind what, Function<S, Vec2> read) {
    return new Part<>(
        new Field(name, Field.Kind.FLAT_POINT, what),
        shape -> new FieldValue.FlatPoint(read.apply(shape)),
        value -> ((FieldValue.FlatPoint) value).at());
  }

  static <S> Part<S, Double> radius(Function<S, Double> read) {
    return new Part<>(
        new Field("radius", Field.Kind.LENGTH, ChangeKind.RADIUS),
        shape -> new FieldValue.Length(read.apply(shape)),
        value -> ((FieldValue.Length) value).length());
  }

  static <S> Part<S, Vec3> halfExtents(Function<S, Vec3> read) {
    return new Part<>(
        new Field("halfExtents", Field.Kind.HALF_EXTENTS, ChangeKind.HALF_EXTENTS),
        shape -> new FieldValue.HalfExtents(read.apply(shape)),
        value -> ((FieldValue.HalfExtents) value).lengths());
  }

  static <S> Part<S, Rotation> orientation(Function<S, Rotation> read) {
    return new Part<>(
        new Field("orientation", Field.Kind.TURN, ChangeKind.ORIENTATION),
        shape -> new FieldValue.Turn(read.apply(shape)),
        value -> ((FieldValue.Turn) value).rotation());
  }

  static <S> Part<S, Vec2> direction(Function<S, Vec2> read) {
    return new Part<>(
        new Field("direction", Field.Kind.DIRECTION, ChangeKind.DIRECTION),
        shape -> new FieldValue.Direction(read.apply(shape)),
        value -> ((FieldValue.Direction) value).vector());
  }

  static <S> Part<S, Double> angle(Function<S, Double> read) {
    return new Part<>(
        new Field("angle", Field.Kind.OPENING, ChangeKind.OPENING),
        shape -> new FieldValue.Opening(read.apply(shape)),
        value -> ((FieldValue.Opening) value).angle());
  }

  static <S> Part<S, List<Vec2>> vertices(Function<S, List<Vec2>> read) {
    return new Part<>(
        new Field("vertices", Field.Kind.CORNERS, ChangeKind.CORNER),
        shape -> new FieldValue.Corners(read.apply(shape)),
        value -> ((FieldValue.Corners) value).corners());
  }

  static <S> Part<S, List<Vec3>> points(Function<S, List<Vec3>> read) {
    return new Part<>(
        new Field("points", Field.Kind.POINTS, ChangeKind.POINT),
        shape -> new FieldValue.Points(read.apply(shape)),
        value -> ((FieldValue.Points) value).places());
  }

  List<Field> list() {
    return parts.stream().<Field>map(Part::field).toList();
  }

  List<FieldValue> values(Object of) {
    S s = shape.cast(of);
    return parts.stream().map(part -> part.read().apply(s)).toList();
  }

  S make(List<FieldValue> values) {
    return constructor.apply(values);
  }
}
