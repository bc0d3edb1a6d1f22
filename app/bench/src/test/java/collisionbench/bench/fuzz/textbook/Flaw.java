package collisionbench.bench.fuzz.textbook;

import collisionbench.bench.fuzz.Fault;

/// The mistakes that people make in collision tests, each with its first finding in a campaign of
/// seed 1. If a strategy changes, the numbers may; a mistake must not be lost.
enum Flaw {
  NONE("", Fault.JUDGE, 0),
  STRICT("capsule-capsule", Fault.WRONG_NO, 0),

  CLAMPED_AT_ONE_END("capsule-capsule", Fault.WRONG_YES, 5),
  NOT_CLAMPED_AGAIN("capsule-capsule", Fault.WRONG_NO, 21),
  PARALLEL_FORGOTTEN("capsule-capsule", Fault.WRONG_NO, 389),
  ABSOLUTE_EPSILON("capsule-capsule", Fault.DISTANCE, 20),
  DIAMETER_FOR_RADIUS("capsule-capsule", Fault.WRONG_NO, 1),
  FLOAT_ARITHMETIC("capsule-capsule", Fault.WRONG_YES, 638),
  NORMAL_REVERSED("capsule-capsule", Fault.NORMAL, 0),
  NORMAL_NOT_OF_UNIT_LENGTH("capsule-capsule", Fault.NORMAL, 0),
  NO_NORMAL_WHERE_AXES_CROSS("capsule-capsule", Fault.NORMAL, 13),

  INSIDE_FORGOTTEN("sphere-box", Fault.DISTANCE, 1),
  TURN_IGNORED("sphere-box", Fault.WRONG_YES, 7),
  SQUARE_AGAINST_RADIUS("sphere-box", Fault.WRONG_YES, 26),
  CENTER_FOR_SURFACE("sphere-box", Fault.DISTANCE, 0),
  NORMAL_FROM_B_TO_A("sphere-box", Fault.NORMAL, 0),

  NO_EDGE_AXES("box-box", Fault.WRONG_YES, 20),
  ONE_EDGE_AXIS_MISSING("box-box", Fault.WRONG_YES, 332),
  ONE_FACE_AXIS_MISSING("box-box", Fault.WRONG_YES, 111),

  RAY_FOR_SEGMENT("segment-triangle", Fault.WRONG_YES, 0),
  LINE_FOR_SEGMENT("segment-triangle", Fault.WRONG_YES, 0),
  BACK_FACES_CULLED("segment-triangle", Fault.WRONG_NO, 6),

  ANGLE_FOR_HALF("circle-sector-2d", Fault.WRONG_YES, 0),
  SIDES_FORGOTTEN("circle-sector-2d", Fault.WRONG_NO, 2),
  ARC_FORGOTTEN("circle-sector-2d", Fault.WRONG_YES, 4),
  ARC_COSINE_NOT_CLAMPED("circle-sector-2d", Fault.BROKEN, 69),

  AXES_OF_ONE_ONLY("polygon-polygon-2d", Fault.WRONG_YES, 3),
  LAST_EDGE_FORGOTTEN("polygon-polygon-2d", Fault.WRONG_YES, 7);

  /// The pair whose test has the mistake.
  final String pair;

  /// What the heaviest finding is.
  final Fault fault;

  /// The number of its case.
  final long number;

  Flaw(String pair, Fault fault, long number) {
    this.pair = pair;
    this.fault = fault;
    this.number = number;
  }
}
