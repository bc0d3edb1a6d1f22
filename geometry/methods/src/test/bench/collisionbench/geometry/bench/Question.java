package collisionbench.geometry.bench;

import java.util.Locale;

/// What is asked of a pair.
enum Question {
  /// Do they touch?
  OVERLAP(Mix.THIRDS),
  /// How far are they apart? Only of shapes that are.
  GAP(Mix.APART),
  /// How deep are they in one another? Only of shapes that are.
  DEPTH(Mix.DEEP),
  /// Gap or depth, both points and the normal.
  SEPARATION(Mix.THIRDS),
  /// Where does the segment, the first, meet the second?
  CROSSING(Mix.THIRDS),
  /// When does the first, moving by `Field.motion`, meet the second?
  SWEEP(Mix.SWEPT);

  private final Mix mix;

  Question(Mix mix) {
    this.mix = mix;
  }

  /// {@return the inputs that it is timed on}
  Mix mix() {
    return mix;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
