package collisionbench.app.viewport.render;

import collisionbench.app.settings.View.Lens;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.layout.Region;

/// Draws a 2D or 3D scene. Fills the size of its node.
public interface Picture {

  /// {@return the node; it receives no mouse events}
  Region node();

  /// Shows bodies. Touching ones are red and distinguishable from each other. Of very many new
  /// bodies, only the first are shown.
  ///
  /// @param selected the names of the bodies to outline
  /// @return whether [#showMore] is needed
  boolean show(List<Body> bodies, Contacts contacts, Set<String> selected);

  /// Shows more of the bodies, within a fraction of a second.
  ///
  /// @return whether it is needed again
  boolean showMore();

  /// Sets the camera and, in 3D, the lens.
  void lookFrom(Camera camera, Lens lens);

  void paint(Palette palette);

  /// Shows or hides the grid and its numbers; shown by default.
  void showGrid(boolean shown);

  /// Sets the spacing of grid lines; empty to derive it from the zoom.
  void setGridStep(Optional<Double> step);

  /// Sets whether the stripes of touching bodies are strong; not by default.
  default void setStrongStripes(boolean strong) {
    // A flat picture has no shading that strong stripes could hide.
  }

  /// Shows all bodies in detail, however many there are and however long it takes.
  default void showAllDetails() {}

  /// Sets the names of the see-through bodies, before they are shown; none by default.
  default void setSeeThrough(Set<String> ids) {
    // Flat bodies are translucent anyway.
  }

  /// Sets the two bodies with tints of their own, before they are shown; none by default.
  void setPair(Optional<Ruling.Names> pair);

  /// Shows a map of answers, under the bodies of the plane and among those in space; none by
  /// default.
  void showMap(Optional<MapPicture> map);

  /// {@return the frontmost body at a pixel and the point hit; thin bodies are hit from a few
  /// pixels away}
  Optional<Hit> hit(double x, double y);

  /// A hit body.
  ///
  /// @param point the point hit on its surface
  record Hit(String id, Vec3 point) {}
}
