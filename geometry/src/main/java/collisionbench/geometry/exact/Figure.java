package collisionbench.geometry.exact;

import java.util.List;

/// A core in the plane: its boundary, and what is inside.
sealed interface Figure permits Hull, Slice {

  /// {@return corners of the figure that are whole; at least one}
  List<Whole2> corners();

  /// {@return the straight pieces of the boundary}
  List<Side> sides();

  /// {@return whether the point is in the figure or on its boundary}
  boolean holds(Whole2 point);
}
