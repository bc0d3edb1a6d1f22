package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;

/// Nearest points of two segments, as parameters from 0 to 1.
///
/// The least of five candidates: each end against the other segment, and the feet of the common
/// perpendicular where both lie inside. Each candidate is a pair of points of the segments, so the
/// distance is never too small, and the ends bound it where the segments are nearly parallel and
/// the perpendicular is ill-conditioned. (Ericson, Real-Time Collision Detection, 5.1.9, fails
/// there.)
///
/// What is nearest is a number, and of that the parameters are made, so that nothing has to be put
/// on the heap. Each works out all candidates: what is seldom asked is not copied.
public final class SegmentPair {

  /// After the start and the end of the first, and those of the second.
  private static final int PERPENDICULAR = 4;

  private SegmentPair() {}

  /// {@return the number of the candidate that is nearest}
  public static int nearest(Segment a, Segment b) {
    int nearest = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < PERPENDICULAR; i++) {
      Vec3 end = end(i < 2 ? a : b, i);
      double squared = (i < 2 ? b : a).nearest(end).distanceSquared(end);
      nearest = squared < least ? i : nearest;
      least = squared < least ? squared : least;
    }
    double across = across(a, b);
    Vec3 foot = b.at(across);
    double squared = a.nearest(foot).distanceSquared(foot);
    return squared < least ? PERPENDICULAR : nearest;
  }

  /// {@return the parameter on the first segment of the nearest points}
  public static double nearestOnFirst(Segment a, Segment b) {
    return onFirst(a, b, nearest(a, b));
  }

  /// {@return the parameter on the first segment of that candidate}
  public static double onFirst(Segment a, Segment b, int candidate) {
    double toEnd = a.parameterNearest(end(b, candidate));
    double back = a.parameterNearest(b.at(across(a, b)));
    double ofSecond = candidate == PERPENDICULAR ? back : toEnd;
    return candidate < 2 ? candidate : ofSecond;
  }

  /// {@return the parameter on the second segment of that candidate}
  public static double onSecond(Segment a, Segment b, int candidate) {
    double toEnd = b.parameterNearest(end(a, candidate));
    double across = across(a, b);
    double ofSecond = candidate == PERPENDICULAR ? across : candidate - 2;
    return candidate < 2 ? toEnd : ofSecond;
  }

  private static Vec3 end(Segment segment, int candidate) {
    return candidate % 2 == 0 ? segment.start() : segment.end();
  }

  /// {@return the parameter on `b` of the foot of the common perpendicular; 0 if that is not inside
  /// of both}
  ///
  /// It is projected once more, here and from there: that takes the rounding of a quotient out.
  private static double across(Segment a, Segment b) {
    return b.parameterNearest(a.at(foot(a, b)));
  }

  /// {@return the parameter on `a` of the foot of the common perpendicular; not a number if that is
  /// not inside of both}
  private static double foot(Segment a, Segment b) {
    Vec3 u = a.end().minus(a.start());
    Vec3 v = b.end().minus(b.start());
    Vec3 r = b.start().minus(a.start());
    Vec3 n = u.cross(v);
    double whole = n.lengthSquared();
    double s = r.cross(v).dot(n);
    double t = r.cross(u).dot(n);
    boolean inside = s > 0 && s < whole && t > 0 && t < whole;
    return inside ? s / whole : Double.NaN;
  }
}
