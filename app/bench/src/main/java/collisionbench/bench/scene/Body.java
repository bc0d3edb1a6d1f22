package collisionbench.bench.scene;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;

/// A shape with a name and a displacement.
public sealed interface Body permits Body3, Body2 {

  /// {@return a default body of a type: centered on the origin and 2 units high or wide, or a
  /// point}
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

  /// {@return how far the body moves from time 0 to time 1; zero if it does not move}
  Vec3 displacement();

  /// {@return the group it belongs to, by name. Bodies of one group are selected together and are
  /// not asked about each other.}
  Optional<String> group();

  /// {@return whether it is asked about another body: unless both are of one group}
  default boolean isAskedAbout(Body other) {
    return group().isEmpty() || !group().equals(other.group());
  }

  /// {@return the bounding box; that of a flat body lies in the plane z = 0}
  Bounds3 bounds();

  /// {@return the longest side of its bounding box; 0 for a point}
  default double extent() {
    Vec3 size = bounds().size();
    return Math.max(size.x(), Math.max(size.y(), size.z()));
  }

  ShapeType type();

  /// {@return the values of its shape's fields}
  List<FieldValue> values();

  /// {@return this body with other field values}
  ///
  /// @throws IllegalArgumentException if there is no such shape
  Body with(List<FieldValue> values);

  /// {@return this body with computed, hence rounded, field values}
  default Body withRounded(List<FieldValue> values) {
    return with(values);
  }

  /// {@return this body with another value in one field}
  ///
  /// @throws IllegalArgumentException if there is no such shape
  default Body with(int field, FieldValue value) {
    List<FieldValue> changed = new ArrayList<>(values());
    changed.set(field, value);
    return with(changed);
  }

  /// {@return the points that define the shape: its center, ends or corners}
  default List<Vec3> points() {
    return values().stream().flatMap(value -> value.points().stream()).toList();
  }

  /// {@return the mean of these points, its center} Relative to the first one, so that the mean of
  /// equal points is exact.
  default Vec3 center() {
    List<Vec3> points = points();
    Vec3 first = points.getFirst();
    Vec3 sum = Vec3.ZERO;
    for (Vec3 point : points) {
      sum = sum.plus(point.minus(first));
    }
    return first.plus(1.0 / points.size(), sum);
  }

  /// {@return this body with `move` applied to each of its points (a flat body ignores z); sizes
  /// and directions do not change}
  default Body mapped(UnaryOperator<Vec3> move) {
    return changed(value -> value.moved(move));
  }

  /// {@return this body with `scale` applied to every coordinate and length; the displacement does
  /// not change}
  default Body scaled(DoubleUnaryOperator scale) {
    return changed(value -> value.scaled(scale));
  }

  private Body changed(UnaryOperator<FieldValue> change) {
    return withRounded(values().stream().map(change).toList());
  }

  /// {@return this body moved by `by`; a flat body ignores z}
  Body movedBy(Vec3 by);

  /// {@return the shape of this body as another body; a flat body ignores z}
  Body with(String newId, Vec3 displacement, Optional<String> newGroup);

  /// {@return this body under another name}
  default Body named(String newId) {
    return with(newId, displacement(), group());
  }

  /// {@return this body with another displacement; a flat body ignores z}
  default Body moving(Vec3 displacement) {
    return with(id(), displacement, group());
  }

  /// {@return this body in another group, or in none}
  ///
  /// @throws IllegalArgumentException if the name is blank
  default Body grouped(Optional<String> newGroup) {
    return with(id(), displacement(), newGroup);
  }

  default boolean moves() {
    return !displacement().equals(Vec3.ZERO);
  }

  /// {@return this body at a time from 0 to 1; itself at time 0 or if it does not move}
  default Body at(double time) {
    return time == 0 || !moves() ? this : movedBy(displacement().times(time));
  }

  /// {@return the id, checked}
  ///
  /// @throws IllegalArgumentException if it is blank
  static String requireId(String id) {
    if (id.isBlank()) {
      throw NameException.blank();
    }
    return id;
  }
}
