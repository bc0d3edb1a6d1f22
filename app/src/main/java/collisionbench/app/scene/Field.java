package collisionbench.app.scene;

/// One field of a type of shape.
///
/// @param name what files call it
/// @param what what an edit of it is called
public record Field(String name, Kind kind, ChangeKind what) {

  /// ChangeKind a field holds, and so what it accepts: see the [FieldValue] of the same name.
  public enum Kind {
    POINT,
    FLAT_POINT,
    LENGTH,
    HALF_EXTENTS,
    DIRECTION,
    TURN,
    OPENING,
    CORNERS,
    POINTS
  }

  /// {@return whether it may be left out: a shape that is not turned need not say so}
  public boolean isOptional() {
    return kind == Kind.TURN;
  }
}
