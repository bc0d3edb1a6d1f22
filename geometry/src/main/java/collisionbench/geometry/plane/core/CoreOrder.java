package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core.OfPoint;
import collisionbench.geometry.plane.core.Core.OfPolygon;
import collisionbench.geometry.plane.core.Core.OfSector;
import collisionbench.geometry.plane.core.Core.OfSegment;
import java.util.List;

/// An order of cores, by kind and then by number, so that a question about two of them is always
/// worked out the same way round.
public final class CoreOrder {

  private CoreOrder() {}

  /// {@return negative, zero or positive as `a` comes before, is equal to or comes after `b`}
  public static int compare(Core a, Core b) {
    if (a instanceof OfPoint p && b instanceof OfPoint q) {
      int order = compare(p.at(), q.at());
      return order != 0 ? order : Double.compare(p.radius(), q.radius());
    }
    if (a instanceof OfSegment s && b instanceof OfSegment t) {
      return compare(s, t);
    }
    if (a instanceof OfPolygon p && b instanceof OfPolygon q) {
      return compare(p.shape().vertices(), q.shape().vertices());
    }
    if (a instanceof OfSector s && b instanceof OfSector t) {
      return compare(s, t);
    }
    return Integer.compare(kind(a), kind(b));
  }

  private static int kind(Core core) {
    return switch (core) {
      case OfPoint _ -> 0;
      case OfSegment _ -> 1;
      case OfPolygon _ -> 2;
      case OfSector _ -> 3;
    };
  }

  private static int compare(OfSegment s, OfSegment t) {
    int order = compare(s.start(), t.start());
    order = order != 0 ? order : compare(s.end(), t.end());
    return order != 0 ? order : Double.compare(s.radius(), t.radius());
  }

  private static int compare(OfSector s, OfSector t) {
    int order = compare(s.shape().center(), t.shape().center());
    order = order != 0 ? order : Double.compare(s.shape().radius(), t.shape().radius());
    order = order != 0 ? order : compare(s.shape().direction(), t.shape().direction());
    return order != 0 ? order : Double.compare(s.shape().angle(), t.shape().angle());
  }

  private static int compare(List<Vec2> a, List<Vec2> b) {
    int order = Integer.compare(a.size(), b.size());
    for (int i = 0; order == 0 && i < a.size(); i++) {
      order = compare(a.get(i), b.get(i));
    }
    return order;
  }

  private static int compare(Vec2 a, Vec2 b) {
    int order = Double.compare(a.x(), b.x());
    return order != 0 ? order : Double.compare(a.y(), b.y());
  }
}
