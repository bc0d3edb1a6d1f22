package collisionbench.methods.exact;

import java.util.List;

/// A core in the plane: its boundary, and what is inside.
sealed interface Core2 permits PolygonCore, SectorCore {

  /// {@return corners of the core that are whole; at least one}
  List<BigVec2> corners();

  /// {@return the straight pieces of the boundary}
  List<Edge2> edges();

  /// {@return whether the point is in the core or on its boundary}
  boolean contains(BigVec2 point);
}
