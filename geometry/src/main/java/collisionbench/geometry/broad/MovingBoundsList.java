package collisionbench.geometry.broad;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.IntConsumer;

/// The bounds of many shapes that move in straight lines from time 0 to 1, for ruling out most
/// pairs before testing them.
///
/// A shape is identified by its index in the list it came from.
///
/// Law: shapes that touch at some time have bounds that overlap at some time.
///
/// {@snippet file="SpaceEntriesTest.java" region="moving-bounds"}
public final class MovingBoundsList {

  /// Relative to the largest coordinate of a shape's bounds and its motion. It covers the rounding
  /// of times and of the positions at a time.
  private static final double MARGIN = 0x1p-30;

  private static final int AXES = 3;

  private final Bounds3[] starts;
  private final Vec3[] motions;

  /// The bounds of the whole path of each shape.
  private final BoundsTree paths;

  private MovingBoundsList(Bounds3[] starts, Vec3[] motions, BoundsTree paths) {
    this.starts = starts;
    this.motions = motions;
    this.paths = paths;
  }

  private static Bounds3 widened(Bounds3 bounds, Vec3 motion) {
    return BoundsList.widened(bounds, MARGIN, motion.largest());
  }

  private static Bounds3[] paths(List<Bounds3> bounds, List<Vec3> motions) {
    Bounds3[] paths = new Bounds3[bounds.size()];
    for (int i = 0; i < paths.length; i++) {
      paths[i] = widened(path(bounds.get(i), motions.get(i)), motions.get(i));
    }
    return paths;
  }

  private static Bounds3 path(Bounds3 start, Vec3 motion) {
    return start.and(new Bounds3(start.min().plus(motion), start.max().plus(motion)));
  }

  /// {@return the bounds of moving shapes in space}
  ///
  /// @param motions how far each moves, in the order of the shapes
  /// @throws IllegalArgumentException if there are not as many motions as shapes, or one is not
  ///   finite
  public static MovingBoundsList inSpace(List<? extends Shape3> shapes, List<Vec3> motions) {
    Require.nonNull("shapes", shapes);
    Require.nonNull("motions", motions);
    return of(shapes.stream().map(Shape3::bounds).toList(), motions);
  }

  /// {@return the bounds of moving shapes in the plane}
  ///
  /// @param motions how far each moves, in the order of the shapes
  /// @throws IllegalArgumentException if there are not as many motions as shapes, or one is not
  ///   finite
  public static MovingBoundsList inPlane(List<? extends Shape2> shapes, List<Vec2> motions) {
    Require.nonNull("shapes", shapes);
    Require.nonNull("motions", motions);
    return of(
        shapes.stream().map(shape -> BoundsList.flat(shape.bounds())).toList(),
        motions.stream().map(BoundsList::flat).toList());
  }

  private static MovingBoundsList of(List<Bounds3> bounds, List<Vec3> motions) {
    requireMotions(motions, bounds.size());
    Bounds3[] starts = new Bounds3[bounds.size()];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = widened(bounds.get(i), motions.get(i));
    }
    return new MovingBoundsList(
        starts, motions.toArray(Vec3[]::new), BoundsTree.of(paths(bounds, motions)));
  }

  private static void requireMotions(List<Vec3> motions, int count) {
    if (count != motions.size()) {
      throw new IllegalArgumentException(
          "motions must be as many as shapes: " + motions.size() + ", not " + count);
    }
    for (Vec3 motion : motions) {
      if (!motion.isFinite()) {
        throw new IllegalArgumentException("motion must be finite: " + motion);
      }
    }
  }

  /// {@return these bounds with those of some shapes and their motions replaced; takes time for
  /// those, and little for all others}
  ///
  /// @param indices the shapes, each once
  /// @param bounds their new bounds at time 0, in the same order; those of 2D shapes in the plane z
  ///   = 0
  /// @param newMotions how far each moves, in the same order
  /// @throws IllegalArgumentException if there are not as many motions as shapes, or one is not
  ///   finite
  public MovingBoundsList with(int[] indices, List<Bounds3> bounds, List<Vec3> newMotions) {
    Require.nonNull("indices", indices);
    Require.nonNull("bounds", bounds);
    Require.nonNull("newMotions", newMotions);
    requireMotions(newMotions, bounds.size());
    Bounds3[] nextStarts = starts.clone();
    Vec3[] nextMotions = motions.clone();
    for (int at = 0; at < indices.length; at++) {
      nextStarts[indices[at]] = widened(bounds.get(at), newMotions.get(at));
      nextMotions[indices[at]] = newMotions.get(at);
    }
    return new MovingBoundsList(
        nextStarts, nextMotions, paths.with(indices, paths(bounds, newMotions)));
  }

  /// {@return whether two shapes may touch at some time from 0 to 1; if false, they certainly do
  /// not}
  public boolean mayTouch(int a, int b) {
    Vec3 motion = motions[a].minus(motions[b]);
    double enter = 0;
    double exit = 1;
    for (int axis = 0; axis < AXES; axis++) {
      double speed = MedianOrder.coordinate(motion, axis);
      // A and B overlap along this axis while A has moved by `from` to `to`.
      double from = least(b, axis) - greatest(a, axis);
      double to = greatest(b, axis) - least(a, axis);
      if (speed == 0) {
        if (from > 0 || to < 0) {
          return false;
        }
      } else if (Double.isFinite(speed)) {
        enter = Math.max(enter, (speed > 0 ? from : to) / speed);
        exit = Math.min(exit, (speed > 0 ? to : from) / speed);
      }
      // A motion that overflows does not limit the time.
    }
    // Times are rounded as well.
    return enter <= exit * (1 + MARGIN);
  }

  private double least(int index, int axis) {
    return MedianOrder.coordinate(starts[index].min(), axis);
  }

  private double greatest(int index, int axis) {
    return MedianOrder.coordinate(starts[index].max(), axis);
  }

  /// Passes every shape that may touch the given one at some time to the consumer, in no particular
  /// order.
  public void forEachNear(int index, IntConsumer consumer) {
    Require.nonNull("consumer", consumer);
    paths.forEach(
        paths.get(index)::meets,
        other -> {
          if (other != index && mayTouch(index, other)) {
            consumer.accept(other);
          }
        });
  }

  /// Passes every pair that may touch at some time to the consumer once, ordered by the lesser
  /// index, then by the greater.
  public void forEachPair(PairConsumer consumer) {
    Require.nonNull("consumer", consumer);
    paths.forEachPair((i, j) -> {
      if (mayTouch(i, j)) {
        consumer.accept(i, j);
      }
    });
  }
}
