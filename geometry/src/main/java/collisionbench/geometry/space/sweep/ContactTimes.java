package collisionbench.geometry.space.sweep;

/// The times of contact on the way, whatever is the case at its ends; the wrong way round if there
/// are none.
record ContactTimes(double enter, double exit) {

  static final ContactTimes NONE = new ContactTimes(1, 0);

  private boolean isNone() {
    return !(enter <= exit);
  }

  /// {@return the contact, given whether the shapes touch at the start and at the end}
  Sweep3 between(boolean atStart, boolean atEnd) {
    if (!atStart && !atEnd) {
      return isNone() ? new Sweep3.Never() : new Sweep3.Contact(inside(enter), inside(exit));
    }
    double from = atStart ? 0 : isNone() ? 1 : Math.max(enter, Double.MIN_VALUE);
    double to = atEnd ? 1 : isNone() ? 0 : Math.min(exit, Math.nextDown(1.0));
    return new Sweep3.Contact(from, to);
  }

  /// The ends are for shapes that touch there, whatever the rounding.
  private static double inside(double time) {
    return Math.clamp(time, Double.MIN_VALUE, Math.nextDown(1.0));
  }
}
