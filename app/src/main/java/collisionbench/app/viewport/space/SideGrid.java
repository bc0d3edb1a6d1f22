package collisionbench.app.viewport.space;

import collisionbench.app.viewport.cube.AxisCube;
import collisionbench.app.viewport.plane.PlaneGrid;
import collisionbench.app.viewport.plane.PlaneNumbers;
import collisionbench.app.viewport.plane.Ruler;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.Side;
import collisionbench.app.viewport.render.Ticks;
import collisionbench.geometry.space.Vec3;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.paint.Color;

/// What a picture of space has in place of the ground where it is seen from one side without
/// perspective: the grid of the plane that is parallel to the picture, with numbers, as a flat
/// scene has it.
final class SideGrid {

  /// The numbers from left to right, and from below to above.
  record Rulers(Ruler across, Ruler up) {}

  private final PlaneGrid grid = new PlaneGrid();
  private final PlaneNumbers numbers = new PlaneNumbers();

  /// {@return what lies behind the bodies}
  Node grid() {
    return grid.node();
  }

  /// {@return what lies over them}
  Node numbers() {
    return numbers.node();
  }

  /// {@return the numbers of a side}
  static Rulers rulers(Side side, Projection projection) {
    Vec3 target = projection.camera().target();
    double scale = projection.pixelsPerUnit(target);
    return new Rulers(
        ruler(side.right(), target, scale, projection.width()),
        ruler(side.up().negated(), target, scale, projection.height()));
  }

  /// Draws the grid of a side anew.
  ///
  /// @param fine how far apart the fine lines are
  void draw(Side side, Projection projection, double fine, Palette palette) {
    Rulers rulers = rulers(side, projection);
    Ticks ticks = rulers.across.ticks(Ticks.APART);
    grid.paint(palette);
    Color across = ink(side.right(), palette);
    grid.draw(rulers.across, rulers.up, fine, ticks, across, ink(side.up(), palette));
    numbers.paint(palette);
    double top = AxisCube.area(projection).map(Bounds::getMaxY).orElse(0.0);
    numbers.draw(rulers.across, rulers.up, ticks, top);
  }

  /// {@return the numbers along a direction of an axis, or against it, in which pixels count}
  private static Ruler ruler(Vec3 direction, Vec3 target, double scale, double length) {
    double sign = direction.x() + direction.y() + direction.z();
    return new Ruler(sign * direction.dot(target), sign * scale, length);
  }

  /// {@return the colour of the axis along a direction}
  private static Color ink(Vec3 direction, Palette palette) {
    if (direction.x() != 0) {
      return palette.axisX();
    }
    return direction.y() != 0 ? palette.axisY() : palette.axisZ();
  }
}
