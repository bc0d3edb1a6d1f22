package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.Supplier;

/// Given points one after the other, and from the first again.
final class InTurn implements Supplier<Vec3> {

  private final List<Vec3> points;
  private int next;

  InTurn(List<Vec3> points) {
    this.points = points;
  }

  @Override
  public Vec3 get() {
    return points.get(next++ % points.size());
  }
}
