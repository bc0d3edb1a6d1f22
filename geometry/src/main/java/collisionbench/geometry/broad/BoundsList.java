package collisionbench.geometry.broad;

import collisionbench.geometry.plane.Bounds2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.DoubleSupplier;

/// The bounds of many shapes, for ruling out most pairs before testing them.
///
/// A shape is identified by its index in the list it came from.
///
/// Laws, for any sizes: shapes that touch have bounds that overlap; shapes are at least as far
/// apart as their bounds.
public final class BoundsList {

  /// Relative to the largest coordinate of the bounds. It is more than a hundred times their
  /// rounding error and also covers that of [#gap].
  private static final double MARGIN = 0x1p-40;

  /// Squared lengths below this have lost digits to underflow.
  private static final double SMALL = 0x1p-900;

  private final Intervals intervals;

  private BoundsList(int count) {
    intervals = new Intervals(count);
  }

  /// {@return the bounds of shapes in space}
  public static BoundsList inSpace(List<? extends Shape3> shapes) {
    return of(shapes.stream().map(Shape3::bounds).toList());
  }

  /// {@return the bounds of shapes in the plane}
  public static BoundsList inPlane(List<? extends Shape2> shapes) {
    return of(shapes.stream().map(shape -> flat(shape.bounds())).toList());
  }

  private static BoundsList of(List<Bounds3> bounds) {
    BoundsList extents = new BoundsList(bounds.size());
    for (int index = 0; index < bounds.size(); index++) {
      extents.intervals.set(index, bounds.get(index), MARGIN, 0);
    }
    return extents;
  }

  /// {@return the same bounds in the plane z = 0 of space}
  static Bounds3 flat(Bounds2 bounds) {
    return new Bounds3(flat(bounds.min()), flat(bounds.max()));
  }

  static Vec3 flat(Vec2 v) {
    return new Vec3(v.x(), v.y(), 0);
  }

  /// {@return whether two shapes may touch; if false, they certainly do not}
  public boolean mayTouch(int a, int b) {
    return intervals.meet(a, b);
  }

  /// Passes every pair that may touch to the consumer once, ordered by the lesser index, then by
  /// the greater.
  ///
  /// Runs in little more than linear time if the shapes are spread out along an axis.
  public void forEachPair(PairConsumer consumer) {
    intervals.forEachPair(consumer);
  }

  /// Passes every pair of the given shapes whose [#gap] is at most `distance` to the consumer once,
  /// in no particular order. The distance may shrink meanwhile.
  ///
  /// Runs in little more than linear time if few shapes are that close along an axis.
  public void forEachPairWithin(int[] indices, DoubleSupplier distance, PairConsumer consumer) {
    int axis = intervals.sparsestAxis();
    int[] order = intervals.byBeginning(indices, axis);
    for (int at = 0; at < order.length; at++) {
      for (int next = at + 1; next < order.length; next++) {
        int a = Math.min(order[at], order[next]);
        int b = Math.max(order[at], order[next]);
        if (gap(order[at], order[next], axis) > distance.getAsDouble()) {
          break;
        }
        if (gap(a, b) <= distance.getAsDouble()) {
          consumer.accept(a, b);
        }
      }
    }
  }

  /// {@return a lower bound of the distance of two shapes; 0 if they may touch}
  ///
  /// The distance of the bounds, or its largest component if a square overflows or underflows.
  public double gap(int a, int b) {
    double x = gap(a, b, 0);
    double y = gap(a, b, 1);
    double z = gap(a, b, 2);
    double squared = x * x + y * y + z * z;
    boolean ordinary = squared > SMALL && squared < Double.POSITIVE_INFINITY;
    double gap = ordinary ? Math.sqrt(squared) : Math.max(x, Math.max(y, z));
    return Math.min(gap, Double.MAX_VALUE);
  }

  private double gap(int a, int b, int axis) {
    double before = intervals.least(a, axis) - intervals.greatest(b, axis);
    double behind = intervals.least(b, axis) - intervals.greatest(a, axis);
    return Math.clamp(Math.max(before, behind), 0, Double.MAX_VALUE);
  }
}
