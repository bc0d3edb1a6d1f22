package collisionbench.geometry.broad;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.plane.Bounds2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.IntConsumer;

/// The bounds of many shapes, for ruling out most pairs before testing them.
///
/// A shape is identified by its index in the list it came from.
///
/// Laws, for any sizes: shapes that touch have bounds that overlap; shapes are at least as far
/// apart as their bounds.
///
/// {@snippet file="SpaceEntriesTest.java" region="bounds"}
public final class BoundsList {

  /// Relative to the largest coordinate of the bounds. It is more than a hundred times their
  /// rounding error and also covers that of [#gap].
  private static final double MARGIN = 0x1p-40;

  /// Squared lengths below this have lost digits to underflow.
  private static final double SMALL = 0x1p-900;

  /// Several times the error of a product that underflows.
  private static final double LEAST = 16 * Double.MIN_VALUE;

  private final BoundsTree tree;

  private BoundsList(BoundsTree tree) {
    this.tree = tree;
  }

  /// {@return the bounds of shapes in space}
  public static BoundsList inSpace(List<? extends Shape3> shapes) {
    Require.nonNull("shapes", shapes);
    return of(shapes.stream().map(Shape3::bounds).toList());
  }

  /// {@return the bounds of shapes in the plane}
  public static BoundsList inPlane(List<? extends Shape2> shapes) {
    Require.nonNull("shapes", shapes);
    return of(shapes.stream().map(shape -> flat(shape.bounds())).toList());
  }

  private static BoundsList of(List<Bounds3> bounds) {
    return new BoundsList(BoundsTree.of(widened(bounds)));
  }

  private static Bounds3[] widened(List<Bounds3> bounds) {
    return bounds.stream().map(b -> widened(b, MARGIN, 0)).toArray(Bounds3[]::new);
  }

  /// {@return bounds expanded by a margin relative to their largest coordinate or `size`, whichever
  /// is greater}
  static Bounds3 widened(Bounds3 bounds, double margin, double size) {
    double largest = Math.max(Math.max(bounds.min().largest(), bounds.max().largest()), size);
    return bounds.grownBy(margin * largest + LEAST);
  }

  /// {@return these bounds with those of some shapes replaced; takes time for those, and little for
  /// all others}
  ///
  /// @param indices the shapes, each once
  /// @param bounds their new bounds, in the same order; those of 2D shapes in the plane z = 0
  public BoundsList with(int[] indices, List<Bounds3> bounds) {
    Require.nonNull("indices", indices);
    Require.nonNull("bounds", bounds);
    return new BoundsList(tree.with(indices, widened(bounds)));
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
    return tree.get(a).meets(tree.get(b));
  }

  /// Passes every pair that may touch to the consumer once, ordered by the lesser index, then by
  /// the greater.
  ///
  /// Runs in little more than linear time if few shapes meet.
  public void forEachPair(PairConsumer consumer) {
    Require.nonNull("consumer", consumer);
    tree.forEachPair(consumer);
  }

  /// Passes every shape that may touch the given one to the consumer, in no particular order.
  public void forEachNear(int index, IntConsumer consumer) {
    Require.nonNull("consumer", consumer);
    tree.forEach(
        tree.get(index)::meets,
        other -> {
          if (other != index) {
            consumer.accept(other);
          }
        });
  }

  /// Passes every shape whose [#gap] from the given one is at most `distance` to the consumer, in
  /// no particular order. The distance may shrink meanwhile.
  public void forEachWithin(int index, DoubleSupplier distance, IntConsumer consumer) {
    Require.nonNull("distance", distance);
    Require.nonNull("consumer", consumer);
    Bounds3 mine = tree.get(index);
    tree.forEach(
        other -> gap(mine, other) <= distance.getAsDouble(),
        other -> {
          if (other != index) {
            consumer.accept(other);
          }
        });
  }

  /// Passes every pair of the given shapes whose [#gap] is at most `distance` to the consumer once,
  /// in no particular order. The distance may shrink meanwhile.
  ///
  /// Runs in little more than linear time if few shapes are that close.
  public void forEachPairWithin(int[] indices, DoubleSupplier distance, PairConsumer consumer) {
    Require.nonNull("indices", indices);
    Require.nonNull("distance", distance);
    Require.nonNull("consumer", consumer);
    boolean[] given = new boolean[tree.size()];
    for (int index : indices) {
      given[index] = true;
    }
    tree.forEachPair(
        index -> given[index], (a, b) -> gap(a, b) <= distance.getAsDouble(), consumer);
  }

  /// {@return a lower bound of the distance of two shapes; 0 if they may touch}
  ///
  /// The distance of the bounds, or its largest component if a square overflows or underflows.
  public double gap(int a, int b) {
    return gap(tree.get(a), tree.get(b));
  }

  private static double gap(Bounds3 a, Bounds3 b) {
    double x = gap(a.min().x(), a.max().x(), b.min().x(), b.max().x());
    double y = gap(a.min().y(), a.max().y(), b.min().y(), b.max().y());
    double z = gap(a.min().z(), a.max().z(), b.min().z(), b.max().z());
    double squared = x * x + y * y + z * z;
    boolean ordinary = squared > SMALL && squared < Double.POSITIVE_INFINITY;
    double gap = ordinary ? Math.sqrt(squared) : Math.max(x, Math.max(y, z));
    return Math.min(gap, Double.MAX_VALUE);
  }

  private static double gap(double leastA, double mostA, double leastB, double mostB) {
    return Math.clamp(Math.max(leastA - mostB, leastB - mostA), 0, Double.MAX_VALUE);
  }
}
