package collisionbench.bench.scene;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The fields of a class of shapes, read by its accessors and passed to its constructor, which are
/// found by reflection.
///
/// @param list one per argument of the constructor, in its order
record Fields(List<Field> list, List<Method> accessors, Constructor<?> constructor) {

  private static final Map<String, ChangeKind> CHANGES =
      Map.ofEntries(
          Map.entry("center", ChangeKind.CENTER),
          Map.entry("start", ChangeKind.START),
          Map.entry("end", ChangeKind.END),
          Map.entry("a", ChangeKind.CORNER_A),
          Map.entry("b", ChangeKind.CORNER_B),
          Map.entry("c", ChangeKind.CORNER_C),
          Map.entry("at", ChangeKind.AT),
          Map.entry("radius", ChangeKind.RADIUS),
          Map.entry("halfExtents", ChangeKind.HALF_EXTENTS),
          Map.entry("orientation", ChangeKind.ORIENTATION),
          Map.entry("direction", ChangeKind.DIRECTION),
          Map.entry("angle", ChangeKind.OPENING),
          Map.entry("vertices", ChangeKind.CORNER),
          Map.entry("points", ChangeKind.POINT));

  /// {@return the fields of a class}
  ///
  /// @param names those of the accessors, in the order of a constructor; see [#CHANGES]
  static Fields of(Class<?> shape, String... names) {
    try {
      List<Method> accessors = new ArrayList<>();
      for (String name : names) {
        accessors.add(shape.getMethod(name));
      }
      Class<?>[] types = accessors.stream().map(Method::getReturnType).toArray(Class<?>[]::new);
      return new Fields(
          accessors.stream().map(Fields::field).toList(), accessors, shape.getConstructor(types));
    } catch (NoSuchMethodException missing) {
      throw new IllegalArgumentException(missing);
    }
  }

  private static Field field(Method accessor) {
    ChangeKind what =
        Optional.ofNullable(CHANGES.get(accessor.getName()))
            .orElseThrow(IllegalArgumentException::new);
    return new Field(accessor.getName(), kind(what, accessor.getReturnType()), what);
  }

  private static Field.Kind kind(ChangeKind what, Class<?> type) {
    return switch (what) {
      case RADIUS -> Field.Kind.LENGTH;
      case HALF_EXTENTS -> Field.Kind.HALF_EXTENTS;
      case ORIENTATION -> Field.Kind.TURN;
      case DIRECTION -> Field.Kind.DIRECTION;
      case OPENING -> Field.Kind.OPENING;
      case CORNER -> Field.Kind.CORNERS;
      case POINT -> Field.Kind.POINTS;
      default -> type.equals(Vec3.class) ? Field.Kind.POINT : Field.Kind.FLAT_POINT;
    };
  }

  /// {@return the values of a shape of the class}
  List<FieldValue> values(Object shape) {
    List<FieldValue> values = new ArrayList<>(list.size());
    for (int i = 0; i < list.size(); i++) {
      Method accessor = accessors.get(i);
      values.add(value(list.get(i).kind(), called(() -> accessor.invoke(shape))));
    }
    return List.copyOf(values);
  }

  @SuppressWarnings("unchecked") // the accessors of vertices and points return such lists
  private static FieldValue value(Field.Kind kind, Object of) {
    return switch (kind) {
      case POINT -> new FieldValue.Point((Vec3) of);
      case FLAT_POINT -> new FieldValue.FlatPoint((Vec2) of);
      case LENGTH -> new FieldValue.Length((double) of);
      case HALF_EXTENTS -> new FieldValue.HalfExtents((Vec3) of);
      case DIRECTION -> new FieldValue.Direction((Vec2) of);
      case TURN -> new FieldValue.Turn((Rotation) of);
      case OPENING -> new FieldValue.Opening((double) of);
      case CORNERS -> new FieldValue.Corners((List<Vec2>) of);
      case POINTS -> new FieldValue.Points((List<Vec3>) of);
    };
  }

  /// {@return the shape with values, one per field}
  ///
  /// @throws IllegalArgumentException if there is no such shape
  /// @throws ClassCastException if a value is of another type than its field
  Object make(List<FieldValue> values) {
    Object[] arguments = values.stream().map(Fields::argument).toArray();
    return called(() -> constructor.newInstance(arguments));
  }

  private static Object argument(FieldValue value) {
    return switch (value) {
      case FieldValue.Point(Vec3 at) -> at;
      case FieldValue.FlatPoint(Vec2 at) -> at;
      case FieldValue.Length(double length) -> length;
      case FieldValue.HalfExtents(Vec3 lengths) -> lengths;
      case FieldValue.Direction(Vec2 vector) -> vector;
      case FieldValue.Turn(Rotation rotation) -> rotation;
      case FieldValue.Opening(double angle) -> angle;
      case FieldValue.Corners(List<Vec2> corners) -> corners;
      case FieldValue.Points(List<Vec3> places) -> places;
    };
  }

  private interface Call {
    Object made() throws ReflectiveOperationException;
  }

  /// {@return the result of a call, or throws what it throws}
  private static Object called(Call call) {
    try {
      return call.made();
    } catch (IllegalArgumentException mismatch) {
      throw (ClassCastException) new ClassCastException().initCause(mismatch);
    } catch (InvocationTargetException thrown) {
      if (thrown.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(thrown);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
