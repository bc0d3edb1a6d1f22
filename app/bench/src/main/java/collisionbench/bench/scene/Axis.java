package collisionbench.bench.scene;

import collisionbench.geometry.space.Vec3;
import java.util.List;

/// An axis of the scene.
public enum Axis {
  X,
  Y,
  Z;

  /// {@return the axes of a space}
  public static List<Axis> of(Space space) {
    return space == Space.TWO ? List.of(X, Y) : List.of(values());
  }

  /// {@return the unit vector along it}
  public Vec3 direction() {
    return switch (this) {
      case X -> Vec3.X;
      case Y -> Vec3.Y;
      case Z -> Vec3.Z;
    };
  }

  /// {@return the axis after this one: y after x, z after y, x after z}
  public Axis next() {
    return switch (this) {
      case X -> Y;
      case Y -> Z;
      case Z -> X;
    };
  }

  /// {@return the coordinate of a point along it}
  public double of(Vec3 point) {
    return switch (this) {
      case X -> point.x();
      case Y -> point.y();
      case Z -> point.z();
    };
  }

  /// {@return a point with another coordinate along it}
  public Vec3 with(Vec3 point, double coordinate) {
    return switch (this) {
      case X -> new Vec3(coordinate, point.y(), point.z());
      case Y -> new Vec3(point.x(), coordinate, point.z());
      case Z -> new Vec3(point.x(), point.y(), coordinate);
    };
  }
}
