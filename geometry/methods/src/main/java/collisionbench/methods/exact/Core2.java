package collisionbench.methods.exact;

import java.util.List;

/// A core in the plane: its boundary and interior.
sealed interface Core2 permits PolygonCore, SectorCore {

  /// {@return the corners with integer coordinates; at least one}
  List<BigVec2> corners();

  /// {@return the straight pieces of the boundary}
  List<Edge2> edges();

  /// {@return whether the core, boundary included, contains the point}
  boolean contains(BigVec2 point);
}
