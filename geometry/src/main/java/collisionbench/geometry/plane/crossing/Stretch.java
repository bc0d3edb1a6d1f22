package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2.Maker;
import collisionbench.geometry.plane.overlap.Overlap2;
import org.jspecify.annotations.Nullable;

/// A part of a segment, from one parameter to another; none if they are the wrong way round.
record Stretch(double enter, double exit) {

  private static final double ROUNDING = 0x1p-50;

  static final Stretch ALL = new Stretch(0, 1);
  static final Stretch NONE = new Stretch(1, 0);

  boolean isNone() {
    return !(enter <= exit);
  }

  /// Number by number: of two records to choose from, each would have to be on the heap.
  static Stretch chosen(boolean first, Stretch a, Stretch b) {
    return new Stretch(first ? a.enter : b.enter, first ? a.exit : b.exit);
  }

  /// {@return this, or the one parameter in the middle if only rounding left nothing of it}
  Stretch orMiddle() {
    double t = Math.clamp(0.5 * (enter + exit), 0.0, 1.0);
    return chosen(isNone(), new Stretch(t, t), this);
  }

  Stretch and(Stretch other) {
    return new Stretch(Math.max(enter, other.enter), Math.min(exit, other.exit));
  }

  /// {@return the least stretch that holds both}
  Stretch hull(Stretch other) {
    Stretch both = new Stretch(Math.min(enter, other.enter), Math.max(exit, other.exit));
    return chosen(isNone(), other, chosen(other.isNone(), this, both));
  }

  /// {@return the part where a quantity that changes evenly is not negative}
  ///
  /// @param atStart the quantity at parameter 0
  /// @param atEnd the quantity at parameter 1
  Stretch whereNotNegative(double atStart, double atEnd) {
    double root = atStart / (atStart - atEnd);
    boolean rising = atStart < 0;
    Stretch part = and(new Stretch(rising ? root : 0, rising ? 1 : root));
    Stretch least = chosen(atStart < 0 && atEnd < 0, NONE, part);
    return chosen(atStart >= 0 && atEnd >= 0, this, least);
  }

  /// {@return what `maker` makes of the crossing of a segment of some length with a solid that it
  /// touches, given what they share but for rounding}
  <T extends @Nullable Object> T ofSolid(Segment2 segment, Shape2 solid, Maker<T> maker) {
    return isNone() ? Touch.of(segment, solid, maker) : withEnds(segment, solid).on(segment, maker);
  }

  /// An end inside the shape is an end of the stretch, whatever the rounding.
  private Stretch withEnds(Segment2 segment, Shape2 shape) {
    boolean more = enter != exit;
    boolean startInside = more && Overlap2.holds(shape, segment.start());
    boolean endInside = more && Overlap2.holds(shape, segment.end());
    return new Stretch(startInside ? 0 : enter, endInside ? 1 : exit);
  }

  /// One point if rounding could make the stretch.
  private <T extends @Nullable Object> T on(Segment2 segment, Maker<T> maker) {
    if (isWithinRounding(segment)) {
      double t = enter == 0 ? 0 : exit == 1 ? 1 : 0.5 * (enter + exit);
      Vec2 point = segment.at(t);
      return maker.point(t, point.x(), point.y());
    }
    Vec2 first = segment.at(enter);
    Vec2 last = segment.at(exit);
    return maker.span(enter, exit, first.x(), first.y(), last.x(), last.y());
  }

  private boolean isWithinRounding(Segment2 segment) {
    if (enter == 0 && exit == 1) {
      return false;
    }
    Vec2 along = segment.end().minus(segment.start());
    double length = Math.max(Math.abs(along.x()), Math.abs(along.y()));
    double size = Math.max(size(segment.start()), size(segment.end()));
    return (exit - enter) * length <= ROUNDING * size;
  }

  private static double size(Vec2 p) {
    return Math.max(Math.abs(p.x()), Math.abs(p.y()));
  }
}
