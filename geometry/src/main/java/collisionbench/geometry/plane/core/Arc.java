package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Vec2;

/// An arc of at most half a turn, counter-clockwise between two unit directions; `middle` is the
/// unit direction between them.
public record Arc(Vec2 center, double radius, Vec2 from, Vec2 to, Vec2 middle) {

  /// {@return whether the arc contains the direction `u` from its center}
  boolean contains(Vec2 u) {
    return from.cross(u) >= 0 && u.cross(to) >= 0 && middle.dot(u) >= 0;
  }
}
