package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// An answer that was found in the frame of a box.
final class FromBox {

  private FromBox() {}

  /// {@return what `maker` makes of it, in the world}
  ///
  /// By numbers: vectors handed to it would have to be put on the heap.
  ///
  /// @param x the witness of A in its frame, along x
  /// @param nx the normal there, along x
  static <T extends @Nullable Object> T made(
      double x,
      double y,
      double z,
      double distance,
      double nx,
      double ny,
      double nz,
      Box a,
      boolean touch,
      boolean swapped,
      Maker<T> maker) {
    Rotation turn = a.orientation();
    Vec3 world = Choice.unit(turn.apply(new Vec3(nx, ny, nz)));
    Vec3 pointA = a.center().plus(turn.apply(new Vec3(x, y, z)));
    return new Separation3(distance, pointA, pointA.plus(distance, world), world)
        .made(touch, swapped, maker);
  }
}
