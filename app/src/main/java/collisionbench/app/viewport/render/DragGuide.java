package collisionbench.app.viewport.render;

import collisionbench.app.scene.Axis;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// What is shown beside something that is held: how far it has come, and along what.
///
/// @param readout in a few signs that are the same in every language: `+1.25 X`, `15°`, `r 0.75`
/// @param traces the lines along which it goes
/// @param x where the mouse is, in pixels of the viewport, from the left
/// @param y where the mouse is, in pixels of the viewport, from the top
public record DragGuide(String readout, List<Trace> traces, double x, double y) {

  public DragGuide {
    traces = List.copyOf(traces);
  }

  /// A line along which something held goes.
  public sealed interface Trace {

    /// A whole line along an axis of the scene.
    record Line(Vec3 through, Axis axis) implements Trace {}

    /// The angle through which something has been turned.
    ///
    /// @param arm from the centre to where it was taken hold of
    /// @param angle in radians, counter-clockwise seen from the tip of the axis
    record Angle(Vec3 center, Vec3 axis, Vec3 arm, double angle) implements Trace {}

    /// A rectangle of the picture, in pixels, from one corner to the opposite one.
    record Box(double fromX, double fromY, double toX, double toY) implements Trace {}
  }

  /// {@return the same where the mouse is elsewhere}
  public DragGuide at(double newX, double newY) {
    return new DragGuide(readout, traces, newX, newY);
  }
}
