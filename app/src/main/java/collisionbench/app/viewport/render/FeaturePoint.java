package collisionbench.app.viewport.render;

import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;

/// A point of a body that a drag can snap to.
///
/// @param body the name of the body
public record FeaturePoint(String body, Kind kind, Vec3 point) {

  /// The part of the body that the point lies on.
  public enum Kind {
    CORNER,
    /// An end of a segment.
    END,
    /// The center, also of the half spheres of a capsule.
    CENTER,
    /// An edge, or the outline of a flat body.
    EDGE,
    /// A face, or a round surface.
    FACE
  }

  /// {@return a text such as "corner of box"}
  public String words() {
    return Texts.get("feature." + KebabCase.of(kind), body);
  }
}
