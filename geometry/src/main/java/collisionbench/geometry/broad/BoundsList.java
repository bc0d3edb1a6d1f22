package collisionbench.geometry.broad;

import collisionbench.geometry.plane.Bounds2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.DoubleSupplier;

/// The bounds of many shapes, by which most pairs are known to be apart before they are asked.
///
/// A shape is named by its place in the list that it came from.
///
/// Laws: shapes that touch have bounds that meet; shapes are at least as far apart as their bounds;
/// both whatever the sizes are.
public final class BoundsList {

  /// Of the largest number of its bounds, which rounding makes wrong by less than a hundredth of
  /// this. Distances of bounds are rounded within it as well.
  private static final double MARGIN = 0x1p-40;

  /// Below this a squared length has lost digits.
  private static final double SMALL = 0x1p-900;

  private final Intervals intervals;

  private BoundsList(int count) {
    intervals = new Intervals(count);
  }

  /// {@return the extents of shapes in space}
  public static BoundsList inSpace(List<? extends Shape3> shapes) {
    return of(shapes.stream().map(Shape3::bounds).toList());
  }

  /// {@return the extents of shapes in the plane}
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

  /// {@return whether two shapes may touch; if not, they do not}
  public boolean mayTouch(int a, int b) {
    return intervals.meet(a, b);
  }

  /// Hands on every pair that may touch once: in the order of the lesser places, then of the
  /// greater.
  ///
  /// Takes a time that grows little faster than the number of shapes where they lie spread out
  /// along an axis.
  public void forEachPair(PairConsumer consumer) {
    intervals.forEachPair(consumer);
  }

  /// Hands on every pair among some of the shapes whose [#gap] is at most a distance once, in no
  /// particular order. The distance may shrink meanwhile.
  ///
  /// Takes a time that grows little faster than the number of shapes if few of them are that near
  /// each other along an axis.
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

  /// {@return a distance that two shapes are apart at least; 0 if they may touch}
  ///
  /// That of the bounds, but for squares that overflow or underflow: there it is the largest of its
  /// three parts.
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
