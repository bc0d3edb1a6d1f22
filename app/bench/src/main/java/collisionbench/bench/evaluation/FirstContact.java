package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;

/// Finds the first time at which two bodies, placed in doubles, touch.
///
/// A sweep is never late, so it is early by a few roundings, and placing a body rounds once more.
/// So the time is advanced from there, in growing steps, until they touch, and the last step is
/// bisected. For a contact shorter than a step the middle of the contact is tried.
record FirstContact(Body a, Body b) {

  /// {@return the first time at which they touch; the start of the contact if they only graze each
  /// other within rounding}
  static double of(Body a, Body b, Meeting meeting) {
    return new FirstContact(a, b).after(meeting);
  }

  private double after(Meeting meeting) {
    double apart = meeting.enter();
    double step = Math.ulp(apart);
    for (double at = apart; at <= meeting.exit(); at += step, step *= 2) {
      if (isContact(at)) {
        return between(apart, at);
      }
      apart = at;
    }
    double middle = (meeting.enter() + meeting.exit()) / 2;
    return isContact(middle) ? between(meeting.enter(), middle) : meeting.enter();
  }

  private double between(double apart, double contact) {
    double from = apart;
    double to = contact;
    for (double half = (from + to) / 2; from < half && half < to; half = (from + to) / 2) {
      if (isContact(half)) {
        to = half;
      } else {
        from = half;
      }
    }
    return to;
  }

  private boolean isContact(double time) {
    return PairQuestions.touching(a.at(time), b.at(time));
  }
}
