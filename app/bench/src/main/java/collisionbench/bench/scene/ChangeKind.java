package collisionbench.bench.scene;

/// The property that an [Edit.Change] changes.
public enum ChangeKind {
  ORIENTATION,
  VELOCITY,
  AT,
  CENTER,
  RADIUS,
  HALF_EXTENTS,
  START,
  END,
  CORNER_A,
  CORNER_B,
  CORNER_C,
  CORNER,
  MORE_CORNERS,
  FEWER_CORNERS,
  POINT,
  MORE_POINTS,
  FEWER_POINTS,
  POINT_LIST,
  DIRECTION,
  OPENING,
  SIZE,
  LAST_BIT,
  PLACE,
  GROUP,
  NO_GROUP
}
