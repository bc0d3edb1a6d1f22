package collisionbench.app.viewport.plane;

import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.cube.AxisCube;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.Side;
import collisionbench.app.viewport.render.Ticks;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;

/// The numbered grid of a 2D scene, or of a side view of a 3D one, in the plane parallel to the
/// picture.
public final class SideGrid {

  private static final double MARGIN = 4;

  /// The horizontal and the vertical ruler.
  public record Rulers(Ruler across, Ruler up) {}

  private final Group grid = new Group();
  private final Group numbers = new Group();

  /// {@return the lines, behind the bodies}
  public Node grid() {
    return grid;
  }

  /// {@return the numbers, over the bodies}
  public Node numbers() {
    return numbers;
  }

  public static Rulers rulers(Side side, Projection projection) {
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
    grid.getChildren()
        .setAll(
            new PlaneGrid(rulers.across, rulers.up, palette)
                .lines(fine, ticks, ink(side.right(), palette), ink(side.up(), palette)));
    double top = AxisCube.area(projection).map(Bounds::getMaxY).orElse(0.0);
    numbers
        .getChildren()
        .setAll(new PlaneNumbers(palette).nodes(rulers.across, rulers.up, ticks, top));
  }

  /// {@return the ruler along an axis or against it}
  private static Ruler ruler(Vec3 direction, Vec3 target, double scale, double length) {
    double sign = direction.x() + direction.y() + direction.z();
    return new Ruler(sign * direction.dot(target), sign * scale, length);
  }

  private static Color ink(Vec3 direction, Palette palette) {
    if (direction.x() != 0) {
      return palette.axisX();
    }
    return direction.y() != 0 ? palette.axisY() : palette.axisZ();
  }

  /// {@return the picture without its margin and rulers}
  public static Bounds area(RenderState state) {
    Projection projection = state.projection();
    boolean numbered = projection.space() == Space.TWO || Side.of(projection).isPresent();
    boolean rulers = numbered && state.view().shows(Layer.GRID);
    double right = projection.width() - (rulers ? PlaneNumbers.greatestWidth() : 0);
    double bottom = projection.height() - (rulers ? PlaneNumbers.height() : 0);
    return new BoundingBox(
        MARGIN, MARGIN, Math.max(0, right - 2 * MARGIN), Math.max(0, bottom - 2 * MARGIN));
  }
}
