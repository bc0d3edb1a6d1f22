package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.crossing.Crossing3.Maker;
import collisionbench.geometry.space.overlap.Overlap3;
import org.jspecify.annotations.Nullable;

/// The parameters from `enter` to `exit` along a line; none if `enter > exit`.
record Stretch(double enter, double exit) {

  static final Stretch NONE = new Stretch(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

  /// {@return the stretch if there is any, else none}
  ///
  /// One record for both: if it were chosen from two, each would have to be on the heap.
  static Stretch of(boolean any, double enter, double exit) {
    return new Stretch(any ? enter : NONE.enter, any ? exit : NONE.exit);
  }

  /// {@return where `|from + t along|^2 <= squaredRadius`}
  ///
  /// Half the chord on either side of the point nearest to the centre (Pythagoras), which loses
  /// less to rounding than the quadratic's discriminant.
  static Stretch withinRadius(Vec3 from, Vec3 along, double squaredRadius) {
    double whole = along.lengthSquared();
    boolean still = whole == 0;
    double left = squaredRadius * whole - from.cross(along).lengthSquared();
    double middle = -from.dot(along) / whole;
    double half = Math.sqrt(left) / whole;
    return of(
        still ? from.lengthSquared() <= squaredRadius : !(left < 0),
        still ? Double.NEGATIVE_INFINITY : middle - half,
        still ? Double.POSITIVE_INFINITY : middle + half);
  }

  /// {@return where `low <= from + t along <= high`}
  static Stretch between(double low, double high, double from, double along) {
    boolean level = along == 0;
    double first = (low - from) / along;
    double last = (high - from) / along;
    return of(
        !level || (low <= from && from <= high),
        level ? Double.NEGATIVE_INFINITY : Math.min(first, last),
        level ? Double.POSITIVE_INFINITY : Math.max(first, last));
  }

  /// {@return what both hold}
  Stretch and(Stretch other) {
    return new Stretch(Math.max(enter, other.enter), Math.min(exit, other.exit));
  }

  /// {@return the least that holds both}
  Stretch hull(Stretch other) {
    Stretch a = of(!isNone(), enter, exit);
    Stretch b = of(!other.isNone(), other.enter, other.exit);
    return new Stretch(Math.min(a.enter, b.enter), Math.max(a.exit, b.exit));
  }

  /// {@return the part of it from 0 to 1}
  private Stretch within() {
    return new Stretch(Math.max(enter, 0), Math.min(exit, 1));
  }

  boolean isNone() {
    return !(enter <= exit);
  }

  /// {@return whether rounding left nothing of a segment that touches}
  boolean isLost() {
    return within().isNone();
  }

  /// {@return what `maker` makes of the crossing of a segment with a solid that it touches, given
  /// where its line is inside}
  ///
  /// @param nearest the parameter to take where this [#isLost]
  <T extends @Nullable Object> T ofSolid(
      Segment segment, Shape3 solid, double nearest, Maker<T> maker) {
    Stretch shared = snapped(segment, solid, nearest);
    boolean point = segment.start().equals(segment.end());
    return new Stretch(point ? 0 : shared.enter, point ? 0 : shared.exit).on(segment, maker);
  }

  /// The ends are inside where `Overlap3` says so, whatever rounding made of the parameters.
  Stretch snapped(Segment segment, Shape3 shape, double nearest) {
    boolean startInside = Overlap3.holds(shape, segment.start());
    boolean endInside = Overlap3.holds(shape, segment.end());
    Stretch inside = within();
    double first = startInside ? 0 : inside.isNone() ? nearest : inside.enter;
    double last = endInside ? 1 : inside.isNone() ? nearest : inside.exit;
    return new Stretch(first, last);
  }

  /// {@return what `maker` makes of this as a span of the segment, or as a point if there is but
  /// one}
  <T extends @Nullable Object> T on(Segment segment, Maker<T> maker) {
    Vec3 first = at(segment, enter);
    Vec3 last = at(segment, exit);
    return enter == exit
        ? maker.point(enter, first.x(), first.y(), first.z())
        : maker.span(enter, exit, first.x(), first.y(), first.z(), last.x(), last.y(), last.z());
  }

  /// {@return the segment's point at `t`, its end exactly at 1}
  static Vec3 at(Segment segment, double t) {
    return Pick.of(t == 1, segment.end(), segment.at(t));
  }
}
