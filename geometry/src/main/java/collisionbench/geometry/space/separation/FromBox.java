package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// An answer that was found in the frame of a box, in the world.
final class FromBox {

  private FromBox() {}

  /// {@return the separation of `a` from a shape}
  ///
  /// @param onA the witness of `a`, in its frame
  /// @param direction from `a` to the shape, in its frame
  static Separation3 of(Box a, Vec3 onA, double distance, Vec3 direction) {
    Rotation turn = a.orientation();
    Vec3 normal = Direction.unit(turn.apply(direction));
    Vec3 pointA = a.center().plus(turn.apply(onA));
    return new Separation3(distance, pointA, pointA.plus(distance, normal), normal);
  }
}
