package collisionbench.geometry.bench;

import java.util.Locale;

/// The questions about a pair.
enum Question {
  /// Do they touch?
  OVERLAP(Mix.THIRDS),
  /// How far apart are they? Only for separate shapes.
  GAP(Mix.APART),
  /// How deep do they overlap? Only for overlapping shapes.
  DEPTH(Mix.DEEP),
  /// Gap or depth, both points and the normal.
  SEPARATION(Mix.THIRDS),
  /// Where does the first, a segment, cross the second?
  CROSSING(Mix.THIRDS),
  /// When does the first, moving by `Field.motion`, touch the second?
  SWEEP(Mix.SWEPT),
  /// When does the first, moving by `Field.motion`, first touch the second?
  CONTACT(Mix.SWEPT);

  private final Mix mix;

  Question(Mix mix) {
    this.mix = mix;
  }

  /// {@return the inputs for timing}
  Mix mix() {
    return mix;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
