package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;

/// The first time at which two bodies touch where they are put, in doubles, but for the last bits.
///
/// A sweep is never late, so that it is a few roundings too early, and where a body is put at that
/// time is rounded once more. So the time is stepped on from there, the smallest steps first, until
/// they touch, and the last step is halved until there is no time between. A contact shorter than a
/// step is looked for in the middle of the meeting.
record FirstContact(Body a, Body b) {

  /// {@return the first time at which they touch; the beginning of the meeting if they only graze
  /// each other within rounding}
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
