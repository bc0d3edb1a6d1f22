package collisionbench.geometry.number;

/// The times of first and last contact; `enter > exit` if there is no contact.
public record ContactTimes(double enter, double exit) {

  /// No contact.
  public static final ContactTimes NONE = new ContactTimes(1, 0);

  /// {@return whether there is no contact}
  public boolean isNone() {
    return !(enter <= exit);
  }

  /// {@return the earliest to the latest contact of both}
  public ContactTimes hull(ContactTimes other) {
    if (isNone() || other.isNone()) {
      return isNone() ? other : this;
    }
    return new ContactTimes(Math.min(enter, other.enter), Math.max(exit, other.exit));
  }

  /// {@return these times, corrected for what is known of both ends: 0 and 1 exactly if the shapes
  /// touch there, strictly between them otherwise}
  public ContactTimes between(boolean atStart, boolean atEnd) {
    if (!atStart && !atEnd) {
      return isNone() ? NONE : new ContactTimes(inside(enter), inside(exit));
    }
    double from = atStart ? 0 : isNone() ? 1 : Math.max(enter, Double.MIN_VALUE);
    double to = atEnd ? 1 : isNone() ? 0 : Math.min(exit, Math.nextDown(1.0));
    return new ContactTimes(from, to);
  }

  private static double inside(double time) {
    return Math.clamp(time, Double.MIN_VALUE, Math.nextDown(1.0));
  }
}
