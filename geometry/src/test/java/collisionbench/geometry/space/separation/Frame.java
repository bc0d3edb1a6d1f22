package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;

/// A box as a frame, for repeated transformations into it and out of it.
record Frame(Vec3 center, Vec3 half, Rotation turn) {

  static Frame of(Box box) {
    return new Frame(box.center(), box.halfExtents(), box.orientation());
  }

  Vec3 toLocal(Vec3 point) {
    return turn.undo(point.minus(center));
  }

  Vec3 toWorld(Vec3 local) {
    return center.plus(turn.apply(local));
  }

  /// {@return the eight corners; bits 0, 1, 2 of the index are the sides along x, y, z}
  List<Vec3> corners() {
    List<Vec3> corners = new ArrayList<>(8);
    for (int i = 0; i < 8; i++) {
      Vec3 local =
          new Vec3(
              (i & 1) == 0 ? -half.x() : half.x(),
              (i & 2) == 0 ? -half.y() : half.y(),
              (i & 4) == 0 ? -half.z() : half.z());
      corners.add(toWorld(local));
    }
    return corners;
  }
}
