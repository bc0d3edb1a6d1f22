package collisionbench.geometry.broad;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// The bounds of many shapes that move in straight lines while the time goes from 0 to 1, by which
/// most pairs are known to stay apart before they are asked.
///
/// A shape is named by its place in the list that it came from.
///
/// Law: shapes that touch at some time have bounds that meet at some time.
public final class MovingBoundsList {

  /// Of the largest number of a shape's bounds and its motion: times are quotients, and a shape is
  /// rounded once more where it stands at a time.
  private static final double MARGIN = 0x1p-30;

  private final Intervals starts;

  /// From where a shape begins to where it ends up.
  private final Intervals ways;

  private final List<Vec3> motions;

  private MovingBoundsList(List<Vec3> motions) {
    this.motions = List.copyOf(motions);
    starts = new Intervals(motions.size());
    ways = new Intervals(motions.size());
  }

  /// {@return the extents of shapes in space}
  ///
  /// @param motions how far each moves, in the order of the shapes
  /// @throws IllegalArgumentException if there are not as many motions as shapes, or one is not
  ///   finite
  public static MovingBoundsList inSpace(List<? extends Shape3> shapes, List<Vec3> motions) {
    return of(shapes.stream().map(Shape3::bounds).toList(), motions);
  }

  /// {@return the extents of shapes in the plane}
  ///
  /// @param motions how far each moves, in the order of the shapes
  /// @throws IllegalArgumentException if there are not as many motions as shapes, or one is not
  ///   finite
  public static MovingBoundsList inPlane(List<? extends Shape2> shapes, List<Vec2> motions) {
    return of(
        shapes.stream().map(shape -> BoundsList.flat(shape.bounds())).toList(),
        motions.stream().map(BoundsList::flat).toList());
  }

  private static MovingBoundsList of(List<Bounds3> bounds, List<Vec3> motions) {
    if (bounds.size() != motions.size()) {
      throw new IllegalArgumentException(
          "motions must be as many as shapes: " + motions.size() + ", not " + bounds.size());
    }
    MovingBoundsList extents = new MovingBoundsList(motions);
    for (int index = 0; index < bounds.size(); index++) {
      extents.set(index, bounds.get(index), motions.get(index));
    }
    return extents;
  }

  private void set(int index, Bounds3 bounds, Vec3 motion) {
    if (!motion.isFinite()) {
      throw new IllegalArgumentException("motion must be finite: " + motion);
    }
    Bounds3 end = new Bounds3(bounds.min().plus(motion), bounds.max().plus(motion));
    starts.set(index, bounds, MARGIN, motion.largest());
    ways.set(index, bounds.and(end), MARGIN, motion.largest());
  }

  /// {@return whether two shapes may touch at some time from 0 to 1; if not, they never do}
  public boolean mayTouch(int a, int b) {
    Vec3 motion = motions.get(a).minus(motions.get(b));
    double enter = 0;
    double exit = 1;
    for (int axis = 0; axis < Intervals.AXES; axis++) {
      double delta = Intervals.coordinate(motion, axis);
      // A meets B along this axis while A has moved by `from` to `to`.
      double from = starts.least(b, axis) - starts.greatest(a, axis);
      double to = starts.greatest(b, axis) - starts.least(a, axis);
      if (delta == 0) {
        if (from > 0 || to < 0) {
          return false;
        }
      } else if (Double.isFinite(delta)) {
        enter = Math.max(enter, (delta > 0 ? from : to) / delta);
        exit = Math.min(exit, (delta > 0 ? to : from) / delta);
      }
      // A way beyond all numbers tells nothing of the time.
    }
    // Times are rounded as well.
    return enter <= exit * (1 + MARGIN);
  }

  /// Hands on every pair whose ways have bounds that meet and that may touch at some time once: in
  /// the order of the lesser places, then of the greater.
  public void forEachPair(PairConsumer consumer) {
    ways.forEachPair((i, j) -> {
      if (mayTouch(i, j)) {
        consumer.accept(i, j);
      }
    });
  }
}
