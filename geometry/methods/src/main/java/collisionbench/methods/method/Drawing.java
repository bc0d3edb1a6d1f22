package collisionbench.methods.method;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// A labeled drawing of a step in the scene. In the plane all points have `z = 0`.
public sealed interface Drawing {

  /// {@return its label in LaTeX; empty for none}
  String letter();

  /// A point.
  record Point(String letter, Vec3 at) implements Drawing {}

  /// An arrow.
  record Arrow(String letter, Vec3 from, Vec3 to) implements Drawing {}

  /// A line from one point to another.
  record Segment(String letter, Vec3 from, Vec3 to) implements Drawing {}

  /// An infinite line; in the plane also the border of a region.
  ///
  /// @param direction of any length
  record Line(String letter, Vec3 through, Vec3 direction) implements Drawing {}

  /// A plane, in space: the border of a region.
  ///
  /// @param normal of any length
  record Plane(String letter, Vec3 through, Vec3 normal) implements Drawing {}

  /// The corners of a face, in space or in the plane.
  record Face(String letter, List<Vec3> corners) implements Drawing {
    public Face {
      corners = List.copyOf(corners);
    }
  }

  /// Four corners, in space.
  record Tetrahedron(String letter, Vec3 a, Vec3 b, Vec3 c, Vec3 d) implements Drawing {}

  /// A part of the plane.
  record Region(String letter, Shape2 shape) implements Drawing {}

  /// The name of a branch whose region a point is in.
  ///
  /// @param key of the branch
  record Branch(String key, Vec3 at) implements Drawing {
    @Override
    public String letter() {
      return "";
    }
  }
}
