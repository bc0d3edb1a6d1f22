package collisionbench.app.scene;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/// A shape with a name, and where it moves.
public sealed interface Body permits Body3, Body2 {

  /// {@return a body of a type: about the origin, 2 units high or wide, or a point}
  static Body example(ShapeType type) {
    return switch (type.space()) {
      case THREE -> new Body3(type.word(), type.solid(type.example()));
      case TWO -> new Body2(type.word(), type.flat(type.example()));
    };
  }

  /// {@return the name, unique in a scene and not empty}
  String id();

  /// {@return the space the shape belongs to}
  Space space();

  /// {@return how far the body moves from time 0 to time 1; zero if it stands still}
  Vec3 displacement();

  /// {@return bounds that hold the whole shape; of a flat body in the plane z = 0}
  Bounds3 bounds();

  /// {@return how long it is along the axis along which it is longest; 0 for a point}
  default double extent() {
    Vec3 size = bounds().size();
    return Math.max(size.x(), Math.max(size.y(), size.z()));
  }

  /// {@return the type of its shape}
  ShapeType type();

  /// {@return what its shape has in its fields}
  List<FieldValue> values();

  /// {@return this body with other values in the fields of its shape}
  ///
  /// @throws IllegalArgumentException if there is no such shape
  Body with(List<FieldValue> values);

  /// {@return this body with values that were worked out, and rounded: by that a polygon may lose
  /// corners}
  Body withRounded(List<FieldValue> values);

  /// {@return this body with another value in one of the fields of its shape}
  ///
  /// @throws IllegalArgumentException if there is no such shape
  default Body with(int field, FieldValue value) {
    List<FieldValue> changed = new ArrayList<>(values());
    changed.set(field, value);
    return with(changed);
  }

  /// {@return the points that the shape is given by: its centre, its ends or its corners}
  default List<Vec3> points() {
    return values().stream().flatMap(value -> value.points().stream()).toList();
  }

  /// {@return this body with every one of its points where `move` takes it, of which a flat body
  /// takes x and y; sizes and directions stay}
  default Body mapped(UnaryOperator<Vec3> move) {
    return changed(value -> value.moved(move));
  }

  /// {@return this body with every coordinate of its points and every length of its shape as
  /// `scale` makes it; it moves as before}
  default Body scaled(DoubleUnaryOperator scale) {
    return changed(value -> value.scaled(scale));
  }

  private Body changed(UnaryOperator<FieldValue> change) {
    return withRounded(values().stream().map(change).toList());
  }

  /// {@return this body moved by `by`, of which a flat body takes x and y}
  Body movedBy(Vec3 by);

  /// {@return this body under another name}
  Body named(String newId);

  /// {@return this body with another displacement, of which a flat body takes x and y}
  Body moving(Vec3 displacement);

  /// {@return whether the body moves}
  default boolean moves() {
    return !displacement().equals(Vec3.ZERO);
  }

  /// {@return this body where it is at a time; itself at time 0 or if it stands still}
  Body at(double time);

  /// {@return the id, if it can be one}
  ///
  /// @throws IllegalArgumentException if it is blank
  static String requireId(String id) {
    if (id.isBlank()) {
      throw new NameException.Blank();
    }
    return id;
  }
}
