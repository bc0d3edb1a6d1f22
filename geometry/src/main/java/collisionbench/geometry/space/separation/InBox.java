package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;

/// A box or a triangle as seen by a solid box: relative to its centre and along its axes.
interface InBox {

  /// The nearest point of the box.
  ///
  /// @param feature the number of the pair of features that it is on
  /// @param way from there to the nearest point of the other shape
  record Nearest(int feature, Vec3 onBox, Vec3 way) {}

  /// {@return the nearest point of the box to a shape that does not pass through it}
  Nearest nearest();

  /// {@return the separating axis that sees most, from the box to the shape; unit}
  Vec3 widest();

  /// {@return how far the shape is from the box along a unit vector}
  double gap(Vec3 normal);

  /// {@return the shape moved by `by`}
  InBox moved(Vec3 by);

  /// {@return the sum of magnitudes of all lengths}
  double size();

  /// {@return the directions of which one is the normal}
  ///
  /// @param way from the nearest point of the box to that of the shape
  Normals normals(Vec3 way);

  /// {@return the separation of the box from the shape}
  ///
  /// Apart, their nearest points; the normal is the way between them, or the direction that is
  /// least off where they overhang the gap that it sees (`Normals`). Touching, or as near as
  /// rounding, the axis that sees most.
  ///
  /// @param box the box in the world
  default Separation3 separation(Box box, boolean touch) {
    if (touch) {
      Vec3 axis = widest();
      return along(axis, Math.min(0, gap(axis)), box);
    }
    Nearest nearest = nearest();
    Vec3 way = nearest.way();
    double apart = way.length();
    if (!(apart > Normals.ROUNDING * size())) {
      Vec3 axis = widest();
      return along(axis, gap(axis), box);
    }
    if (apart - gap(way.times(1 / apart)) > Normals.OVERHANG * size()) {
      Normals normals = normals(way);
      int index = normals.leastOff();
      if (index != Normals.WAY) {
        Vec3 normal = normals.of(index);
        return along(normal, apart, box);
      }
    }
    return FromBox.of(box, nearest.onBox(), apart, Direction.unit(way));
  }

  /// {@return the separation with that normal; the witnesses are where the two touch after the
  /// shape has moved back by the distance}
  private Separation3 along(Vec3 normal, double distance, Box box) {
    Vec3 onBox = moved(normal.times(-distance)).nearest().onBox();
    return FromBox.of(box, onBox, distance, normal);
  }
}
