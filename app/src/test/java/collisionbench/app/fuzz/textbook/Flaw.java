package collisionbench.app.fuzz.textbook;

/// The mistakes that people make in collision tests.
enum Flaw {
  NONE,

  // Two capsules
  CLAMPED_AT_ONE_END,
  NOT_CLAMPED_AGAIN,
  PARALLEL_FORGOTTEN,
  ABSOLUTE_EPSILON,
  DIAMETER_FOR_RADIUS,
  FLOAT_ARITHMETIC,
  STRICT,
  NORMAL_REVERSED,
  NORMAL_NOT_OF_UNIT_LENGTH,
  NO_NORMAL_WHERE_AXES_CROSS,

  // A sphere and a box
  INSIDE_FORGOTTEN,
  TURN_IGNORED,
  SQUARE_AGAINST_RADIUS,
  CENTER_FOR_SURFACE,
  NORMAL_FROM_B_TO_A,

  // Two boxes
  NO_EDGE_AXES,
  ONE_EDGE_AXIS_MISSING,
  ONE_FACE_AXIS_MISSING,

  // A segment and a triangle
  RAY_FOR_SEGMENT,
  LINE_FOR_SEGMENT,
  BACK_FACES_CULLED,

  // A circle and a sector
  ANGLE_FOR_HALF,
  SIDES_FORGOTTEN,
  ARC_FORGOTTEN,

  // Two polygons
  AXES_OF_ONE_ONLY,
  LAST_EDGE_FORGOTTEN
}
