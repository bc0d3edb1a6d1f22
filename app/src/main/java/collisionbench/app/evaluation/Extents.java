package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.plane.Bounds2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// The bounds of many bodies, by which most pairs are known to be apart before they are asked.
///
/// They are a little wider than the bodies, so that rounding never lets a contact escape. Flat
/// arrays, because each of all pairs is looked at when all bodies move: some nanoseconds a pair,
/// which is a tenth of a millisecond for 200 bodies.
final class Extents {

  /// Far more than rounding can do to bounds and distances, and to the times of moving bodies.
  private static final double MARGIN = 1e-12;

  private static final double MOVING_MARGIN = 1e-9;

  private final double[] least;
  private final double[] greatest;

  private Extents(int count) {
    least = new double[3 * count];
    greatest = new double[3 * count];
  }

  /// {@return the bounds of bodies where they stand}
  static Extents of(List<Body> standing) {
    Extents extents = new Extents(standing.size());
    for (int i = 0; i < standing.size(); i++) {
      extents.set(i, bounds(standing.get(i)), MARGIN, 0);
    }
    return extents;
  }

  /// {@return the bounds of bodies where they stand at time 0, widened for [#mayMeet]}
  static Extents atStart(List<Body> bodies) {
    Extents extents = new Extents(bodies.size());
    for (int i = 0; i < bodies.size(); i++) {
      Body body = bodies.get(i);
      extents.set(i, bounds(body), MOVING_MARGIN, largest(body.displacement()));
    }
    return extents;
  }

  private static double largest(Vec3 v) {
    return Math.max(Math.abs(v.x()), Math.max(Math.abs(v.y()), Math.abs(v.z())));
  }

  private static Bounds3 bounds(Body body) {
    return switch (body) {
      case Body3 solid -> solid.shape().bounds();
      case Body2 flat -> {
        Bounds2 bounds = flat.shape().bounds();
        yield new Bounds3(Lift.of(bounds.min()), Lift.of(bounds.max()));
      }
    };
  }

  private void set(int body, Bounds3 bounds, double margin, double way) {
    double size = Math.max(Math.max(largest(bounds.min()), largest(bounds.max())), way);
    Bounds3 wide = bounds.grownBy(margin * size);
    for (int axis = 0; axis < 3; axis++) {
      least[3 * body + axis] = coordinate(wide.min(), axis);
      greatest[3 * body + axis] = coordinate(wide.max(), axis);
    }
  }

  private static double coordinate(Vec3 v, int axis) {
    return axis == 0 ? v.x() : axis == 1 ? v.y() : v.z();
  }

  /// {@return whether two bodies may touch; if not, they do not}
  boolean mayTouch(int a, int b) {
    int i = 3 * a;
    int j = 3 * b;
    return least[i] <= greatest[j]
        && least[j] <= greatest[i]
        && least[i + 1] <= greatest[j + 1]
        && least[j + 1] <= greatest[i + 1]
        && least[i + 2] <= greatest[j + 2]
        && least[j + 2] <= greatest[i + 2];
  }

  /// {@return a distance that two bodies are apart at least}
  double gap(int a, int b) {
    double x = gap(a, b, 0);
    double y = gap(a, b, 1);
    double z = gap(a, b, 2);
    return Math.sqrt(x * x + y * y + z * z);
  }

  private double gap(int a, int b, int axis) {
    int i = 3 * a + axis;
    int j = 3 * b + axis;
    return Math.max(0, Math.max(least[i] - greatest[j], least[j] - greatest[i]));
  }

  /// {@return whether two bodies may touch at some time from 0 to 1; if not, they never do}
  ///
  /// @param motion how far A moves in that time, as B sees it
  boolean mayMeet(int a, int b, Vec3 motion) {
    double enter = 0;
    double exit = 1;
    for (int axis = 0; axis < 3; axis++) {
      double way = coordinate(motion, axis);
      // A meets B along this axis while A has moved by `from` to `to`.
      double from = least[3 * b + axis] - greatest[3 * a + axis];
      double to = greatest[3 * b + axis] - least[3 * a + axis];
      if (way == 0) {
        if (from > 0 || to < 0) {
          return false;
        }
      } else {
        enter = Math.max(enter, (way > 0 ? from : to) / way);
        exit = Math.min(exit, (way > 0 ? to : from) / way);
      }
    }
    // Times are rounded as well.
    return enter <= exit * (1 + MOVING_MARGIN);
  }
}
