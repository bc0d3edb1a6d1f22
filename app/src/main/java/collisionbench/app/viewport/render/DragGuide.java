package collisionbench.app.viewport.render;

import collisionbench.bench.scene.Axis;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The readout and guide lines of a drag.
///
/// @param readout language-independent text such as `+1.25 X`, `15°`, `r 0.75`
/// @param x the mouse position in pixels, from the left of the viewport
/// @param y the mouse position in pixels, from the top of the viewport
public record DragGuide(String readout, List<Trace> traces, double x, double y) {

  public DragGuide {
    traces = List.copyOf(traces);
  }

  public sealed interface Trace {

    /// An infinite line along an axis of the scene.
    record Line(Vec3 through, Axis axis) implements Trace {}

    /// A rotation angle.
    ///
    /// @param arm from the center to the grabbed point
    /// @param angle in radians, counter-clockwise seen from the tip of the axis
    record Angle(Vec3 center, Vec3 axis, Vec3 arm, double angle) implements Trace {}

    /// The feature of another body that the drag snaps to.
    record Target(FeaturePoint feature) implements Trace {}

    /// A rectangle in pixels, by two opposite corners.
    record Box(double fromX, double fromY, double toX, double toY) implements Trace {}
  }

  /// {@return the readout, and the feature that the drag snaps to}
  public String words() {
    return Stream.concat(
            Stream.of(readout),
            traces.stream()
                .flatMap(trace ->
                    trace instanceof Trace.Target(FeaturePoint feature)
                        ? Stream.of(feature.words())
                        : Stream.empty()))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("   "));
  }

  public DragGuide at(double newX, double newY) {
    return new DragGuide(readout, traces, newX, newY);
  }
}
