package collisionbench.bench.scene;

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
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;

/// The value of a shape's field. `switch` over it is exhaustive everywhere, so the compiler lists
/// what a new type of field needs.
public sealed interface FieldValue {

  /// A point in space.
  record Point(Vec3 at) implements FieldValue {}

  /// A point in the plane.
  record FlatPoint(Vec2 at) implements FieldValue {}

  /// A radius, at least 0.
  record Length(double length) implements FieldValue {}

  /// Half extents along three axes, each at least 0.
  record HalfExtents(Vec3 lengths) implements FieldValue {}

  /// A direction in the plane; any length but zero.
  record Direction(Vec2 vector) implements FieldValue {}

  /// An orientation in space.
  record Turn(Rotation rotation) implements FieldValue {}

  /// A full opening angle in radians, more than 0 and at most a full turn.
  record Opening(double angle) implements FieldValue {}

  /// The corners of a convex polygon, counter-clockwise.
  record Corners(List<Vec2> corners) implements FieldValue {
    public Corners {
      corners = List.copyOf(corners);
    }
  }

  /// Points in space, in any order.
  record Points(List<Vec3> places) implements FieldValue {
    public Points {
      places = List.copyOf(places);
    }
  }

  /// {@return the field values of a 3D shape}
  static List<FieldValue> of(Shape3 shape) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) -> List.of(new Point(center), new Length(radius));
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          List.of(new Point(start), new Point(end), new Length(radius));
      case Box(Vec3 center, Vec3 lengths, Rotation turn) ->
          List.of(new Point(center), new HalfExtents(lengths), new Turn(turn));
      case Segment(Vec3 start, Vec3 end) -> List.of(new Point(start), new Point(end));
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> List.of(new Point(a), new Point(b), new Point(c));
      case Hull hull -> List.of(new Points(hull.points()));
    };
  }

  /// {@return the field values of a 2D shape}
  static List<FieldValue> of(Shape2 shape) {
    return switch (shape) {
      case Circle(Vec2 center, double radius) -> List.of(new FlatPoint(center), new Length(radius));
      case Capsule2(Vec2 start, Vec2 end, double radius) ->
          List.of(new FlatPoint(start), new FlatPoint(end), new Length(radius));
      case Polygon(List<Vec2> vertices) -> List.of(new Corners(vertices));
      case Segment2(Vec2 start, Vec2 end) -> List.of(new FlatPoint(start), new FlatPoint(end));
      case Sector sector ->
          List.of(
              new FlatPoint(sector.center()),
              new Length(sector.radius()),
              new Direction(sector.direction()),
              new Opening(sector.angle()));
      case Point2(Vec2 at) -> List.of(new FlatPoint(at));
    };
  }

  /// {@return the length of the list; empty if it is not a list}
  default OptionalInt count() {
    return switch (this) {
      case Corners(List<Vec2> corners) -> OptionalInt.of(corners.size());
      case Points(List<Vec3> places) -> OptionalInt.of(places.size());
      case Point _, FlatPoint _, Length _, HalfExtents _, Direction _, Turn _, Opening _ ->
          OptionalInt.empty();
    };
  }

  /// {@return its numbers, in the order of files}
  default double[] numbers() {
    return switch (this) {
      case Length(double length) -> new double[] {length};
      case Opening(double angle) -> new double[] {angle};
      case Point(Vec3 at) -> new double[] {at.x(), at.y(), at.z()};
      case HalfExtents(Vec3 lengths) -> new double[] {lengths.x(), lengths.y(), lengths.z()};
      case FlatPoint(Vec2 at) -> new double[] {at.x(), at.y()};
      case Direction(Vec2 vector) -> new double[] {vector.x(), vector.y()};
      case Turn(Rotation q) -> new double[] {q.x(), q.y(), q.z(), q.w()};
      case Corners(List<Vec2> corners) ->
          corners.stream().flatMapToDouble(c -> DoubleStream.of(c.x(), c.y())).toArray();
      case Points(List<Vec3> places) ->
          places.stream().flatMapToDouble(p -> DoubleStream.of(p.x(), p.y(), p.z())).toArray();
    };
  }

  /// {@return whether it is the default for a field that files omit}
  default boolean isImplied() {
    return this instanceof Turn(Rotation rotation) && rotation.equals(Rotation.NONE);
  }

  /// {@return the same with one of its points moved}
  ///
  /// @param index which of [#points]
  default FieldValue withPoint(int index, Vec3 to) {
    return switch (this) {
      case Point _ -> new Point(to);
      case FlatPoint _ -> new FlatPoint(Lifted.flat(to));
      case Corners(List<Vec2> corners) -> new Corners(with(corners, index, Lifted.flat(to)));
      case Points(List<Vec3> places) -> new Points(with(places, index, to));
      case Length _, HalfExtents _, Direction _, Turn _, Opening _ -> this;
    };
  }

  private static <T> List<T> with(List<T> list, int index, T item) {
    List<T> changed = new ArrayList<>(list);
    changed.set(index, item);
    return changed;
  }

  /// {@return its points, in space}
  default List<Vec3> points() {
    return switch (this) {
      case Point(Vec3 at) -> List.of(at);
      case FlatPoint(Vec2 at) -> List.of(Lifted.of(at));
      case Corners(List<Vec2> corners) -> corners.stream().map(Lifted::of).toList();
      case Points(List<Vec3> places) -> places;
      case Length _, HalfExtents _, Direction _, Turn _, Opening _ -> List.of();
    };
  }

  /// {@return the same with `move` applied to each point; flat points ignore z}
  default FieldValue moved(UnaryOperator<Vec3> move) {
    UnaryOperator<Vec2> flat = at -> Lifted.flat(move.apply(Lifted.of(at)));
    return switch (this) {
      case Point(Vec3 at) -> new Point(move.apply(at));
      case FlatPoint(Vec2 at) -> new FlatPoint(flat.apply(at));
      case Corners(List<Vec2> corners) -> new Corners(corners.stream().map(flat).toList());
      case Points(List<Vec3> places) -> new Points(places.stream().map(move).toList());
      case Length _, HalfExtents _, Direction _, Turn _, Opening _ -> this;
    };
  }

  /// {@return the same with `scale` applied to every coordinate and length}
  default FieldValue scaled(DoubleUnaryOperator scale) {
    return switch (this) {
      case Length(double length) -> new Length(scale.applyAsDouble(length));
      case HalfExtents(Vec3 lengths) -> new HalfExtents(scaled(lengths, scale));
      case Point _, FlatPoint _, Corners _, Points _ -> moved(at -> scaled(at, scale));
      case Direction _, Turn _, Opening _ -> this;
    };
  }

  private static Vec3 scaled(Vec3 vector, DoubleUnaryOperator scale) {
    return new Vec3(
        scale.applyAsDouble(vector.x()),
        scale.applyAsDouble(vector.y()),
        scale.applyAsDouble(vector.z()));
  }
}
