package collisionbench.bench.scene;

/// One field of a shape type.
///
/// @param name its name in files
/// @param what the kind of change that edits it
public record Field(String name, Kind kind, ChangeKind what) {

  /// The type of a field's value: see the [FieldValue] of the same name.
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

  /// {@return whether files may omit it: an orientation defaults to none}
  public boolean isOptional() {
    return kind == Kind.TURN;
  }
}
