package collisionbench.app.viewport.render;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Camera;
import collisionbench.app.settings.View.Lens;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.layout.Region;

/// Draws a scene of one space. It fills the size its node is given.
public interface Picture {

  /// {@return the node to lay out; it takes no mouse events}
  Region node();

  /// Shows bodies where they stand; whatever touches is red, and two that touch are told apart. Of
  /// very many new ones the first are shown.
  ///
  /// @param selected the names of the bodies to outline
  /// @return whether [#showMore] has more to show
  boolean show(List<Body> bodies, Contacts contacts, Set<String> selected);

  /// Shows some more of the bodies, in a fraction of a second.
  ///
  /// @return whether there are still more
  boolean showMore();

  /// Shows the scene from a camera. A lens makes a difference in space only.
  void lookFrom(Camera camera, Lens lens);

  /// Shows the scene in the colours of a theme.
  void paint(Palette palette);

  /// Shows the ground, or the grid of the plane and its numbers, or neither. It is shown at first.
  void showGrid(boolean shown);

  /// Draws the lines of the grid as far apart as somebody has set, or else as suits the zoom.
  void setGridStep(Optional<Double> step);

  /// Shows the stripes of what touches stronger, or as quiet as at first.
  default void setStrongStripes(boolean strong) {
    // A flat picture has no shading that strong stripes could hide.
  }

  /// {@return the foremost body under a pixel of the node, and the point that was hit; thin bodies
  /// are hit from a few pixels away}
  Optional<Hit> hit(double x, double y);

  /// A body under the mouse.
  ///
  /// @param point where it was hit, on its surface
  record Hit(String id, Vec3 point) {}
}
