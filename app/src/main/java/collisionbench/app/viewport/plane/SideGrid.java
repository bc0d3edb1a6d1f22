package collisionbench.app.viewport.plane;

import collisionbench.app.viewport.cube.AxisCube;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.Side;
import collisionbench.app.viewport.render.Ticks;
import collisionbench.geometry.space.Vec3;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.paint.Color;

/// The numbered grid of a 2D scene, or of a side view of a 3D one, in the plane parallel to the
/// picture.
public final class SideGrid {

  /// The horizontal and the vertical ruler.
  record Rulers(Ruler across, Ruler up) {}

  private final PlaneGrid grid = new PlaneGrid();
  private final PlaneNumbers numbers = new PlaneNumbers();

  /// {@return the lines, behind the bodies}
  public Node grid() {
    return grid.node();
  }

  /// {@return the numbers, over the bodies}
  public Node numbers() {
    return numbers.node();
  }

  static Rulers rulers(Side side, Projection projection) {
    Vec3 target = projection.camera().target();
    double scale = projection.pixelsPerUnit(target);
    return new Rulers(
        ruler(side.right(), target, scale, projection.width()),
        ruler(side.up().negated(), target, scale, projection.height()));
  }

  /// Draws the grid of a side.
  ///
  /// @param fine the spacing of fine lines
  public void draw(Side side, Projection projection, double fine, Palette palette) {
    Rulers rulers = rulers(side, projection);
    Ticks ticks = rulers.across.ticks(Ticks.APART);
    grid.paint(palette);
    Color across = ink(side.right(), palette);
    grid.draw(rulers.across, rulers.up, fine, ticks, across, ink(side.up(), palette));
    numbers.paint(palette);
    double top = AxisCube.area(projection).map(Bounds::getMaxY).orElse(0.0);
    numbers.draw(rulers.across, rulers.up, ticks, top);
  }

  /// {@return the ruler along an axis or against it}
  private static Ruler ruler(Vec3 direction, Vec3 target, double scale, double length) {
    double sign = direction.x() + direction.y() + direction.z();
    return new Ruler(sign * direction.dot(target), sign * scale, length);
  }

  /// {@return the color of the axis in a direction}
  private static Color ink(Vec3 direction, Palette palette) {
    if (direction.x() != 0) {
      return palette.axisX();
    }
    return direction.y() != 0 ? palette.axisY() : palette.axisZ();
  }
}
