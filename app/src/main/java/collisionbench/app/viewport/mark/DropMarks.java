package collisionbench.app.viewport.mark;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.Straight;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A vertical line from each moved body to the ground, with its height: shows depth without turning
/// the camera.
final class DropMarks {

  /// With more bodies, no lines are shown.
  static final int MOST = 6;

  /// The greatest distance of a height from its line.
  private static final double REACH = 130;

  private DropMarks() {}

  /// {@return the marks of moved bodies}
  static List<Mark> of(RenderState state, Occlusion occlusion) {
    List<Mark> marks = new ArrayList<>();
    MarkMaker maker = new MarkMaker(state.projection(), occlusion, marks);
    List<Body> moved =
        state.moved().isEmpty() || !state.view().shows(Layer.GRID)
            ? List.of()
            : state.bodies().stream().filter(body -> state.moved().contains(body.id())).toList();
    if (moved.size() <= MOST) {
      moved.stream()
          .filter(Body3.class::isInstance)
          .map(Body3.class::cast)
          .forEach(body -> hung(body.shape()).forEach(from -> add(from, body.extent(), maker)));
    }
    return marks;
  }

  /// {@return the tops of the lines: both ends of a segment, else the lowest point below the
  /// center}
  private static Stream<Vec3> hung(Shape3 shape) {
    return Straight.line(shape)
        .map(line -> Stream.of(line.start(), line.end()).distinct())
        .orElseGet(() -> lowest(shape));
  }

  private static Stream<Vec3> lowest(Shape3 shape) {
    Vec3 middle = shape.bounds().center();
    Segment down = new Segment(middle, onGround(middle));
    return switch (Crossing3.of(down, shape)) {
      case Crossing3.Span span -> Stream.of(span.last());
      case Crossing3.Point point -> Stream.of(point.point());
      case Crossing3.None _, Crossing3.Overlap _ -> Stream.of(middle);
    };
  }

  /// @param size of the body; far smaller heights are rounding
  private static void add(Vec3 from, double size, MarkMaker maker) {
    Vec3 foot = onGround(from);
    if (!Numbers.isNothing(from.y(), size)) {
      maker.line(from, foot, Mark.Pen.DROP);
      maker.symbol(foot, Mark.Sign.FOOT);
      maker.label(
          Texts.get("overlay.height", Numbers.of(from.y())), from.towards(foot, 0.5), REACH);
    }
  }

  private static Vec3 onGround(Vec3 point) {
    return new Vec3(point.x(), 0, point.z());
  }
}
