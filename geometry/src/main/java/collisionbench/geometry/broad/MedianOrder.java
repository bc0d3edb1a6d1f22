package collisionbench.geometry.broad;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Orders shapes for a [BoundsTree]: no center of the first half of a part is beyond one of the
/// second half, along the axis on which the centers of the part are spread the most; and so on
/// within both halves.
final class MedianOrder {

  private final int[] order;

  /// The coordinates of the centers along each axis, in the order.
  private final double[][] centers;

  private MedianOrder(Bounds3[] bounds) {
    order = IntStream.range(0, bounds.length).toArray();
    centers =
        IntStream.of(0, 1, 2)
            .mapToObj(axis -> Stream.of(bounds).mapToDouble(b -> center(b, axis)).toArray())
            .toArray(double[][]::new);
  }

  /// {@return the indices in order}
  static int[] of(Bounds3[] bounds) {
    MedianOrder median = new MedianOrder(bounds);
    median.halve(0, bounds.length);
    return median.order;
  }

  /// Finite, since the bounds of a shape may be infinite on both sides.
  private static double center(Bounds3 bounds, int axis) {
    double least = Math.max(coordinate(bounds.min(), axis), -Double.MAX_VALUE);
    double greatest = Math.min(coordinate(bounds.max(), axis), Double.MAX_VALUE);
    return 0.5 * least + 0.5 * greatest;
  }

  static double coordinate(Vec3 v, int axis) {
    return axis == 0 ? v.x() : axis == 1 ? v.y() : v.z();
  }

  private void halve(int from, int to) {
    if (to - from > BoundsTree.LEAF) {
      int middle = (from + to) >>> 1;
      select(from, to, middle, widest(from, to));
      halve(from, middle);
      halve(middle, to);
    }
  }

  private double[] widest(int from, int to) {
    double[] widest = centers[0];
    for (double[] along : centers) {
      widest = spread(from, to, along) > spread(from, to, widest) ? along : widest;
    }
    return widest;
  }

  private static double spread(int from, int to, double[] along) {
    double least = Double.POSITIVE_INFINITY;
    double greatest = Double.NEGATIVE_INFINITY;
    for (int at = from; at < to; at++) {
      least = Math.min(least, along[at]);
      greatest = Math.max(greatest, along[at]);
    }
    return greatest - least;
  }

  /// Reorders a part so that no center before `middle` is greater than one from there on (Hoare's
  /// quickselect).
  private void select(int from, int to, int middle, double[] along) {
    int first = from;
    int last = to - 1;
    while (first < last) {
      double pivot = along[(first + last) >>> 1];
      int i = first;
      int j = last;
      while (i <= j) {
        while (along[i] < pivot) {
          i++;
        }
        while (along[j] > pivot) {
          j--;
        }
        if (i <= j) {
          swap(i++, j--);
        }
      }
      if (middle <= j) {
        last = j;
      } else if (middle >= i) {
        first = i;
      } else {
        return;
      }
    }
  }

  private void swap(int i, int j) {
    int index = order[i];
    order[i] = order[j];
    order[j] = index;
    for (double[] along : centers) {
      double center = along[i];
      along[i] = along[j];
      along[j] = center;
    }
  }
}
