package collisionbench.app.scene;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Arranges bodies along an axis, by their bounds.
public final class Arrangement {

  private Arrangement() {}

  /// {@return the edit that moves bodies so that their middles have the same coordinate as that of
  /// the last one}
  public static Edit aligned(List<Body> bodies, Axis axis) {
    double to = middle(bodies.getLast(), axis);
    return changed(
        bodies.stream().map(body -> moved(body, axis, to - middle(body, axis))).toList());
  }

  /// {@return the edit that moves bodies so that the gaps between neighbors are equal; the first
  /// and the last along the axis stay}
  public static Edit distributed(List<Body> bodies, Axis axis) {
    List<Body> sorted =
        bodies.stream().sorted(Comparator.comparingDouble(body -> middle(body, axis))).toList();
    double sizes = sorted.stream().mapToDouble(body -> axis.of(body.bounds().size())).sum();
    double from = axis.of(sorted.getFirst().bounds().min());
    double gap = (axis.of(sorted.getLast().bounds().max()) - from - sizes) / (sorted.size() - 1);
    List<Body> moved = new ArrayList<>();
    double at = from;
    for (Body body : sorted.subList(0, sorted.size() - 1)) {
      moved.add(moved(body, axis, at - axis.of(body.bounds().min())));
      at += axis.of(body.bounds().size()) + gap;
    }
    return changed(moved);
  }

  private static double middle(Body body, Axis axis) {
    return axis.of(body.bounds().center());
  }

  private static Body moved(Body body, Axis axis, double by) {
    Vec3 way = axis.direction().times(by);
    return body.mapped(point -> Decimals.sum(point, way));
  }

  private static Edit changed(List<Body> bodies) {
    return new Edit.Change(ChangeKind.PLACE, bodies);
  }
}
