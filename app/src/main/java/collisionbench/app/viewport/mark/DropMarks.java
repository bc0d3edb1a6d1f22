package collisionbench.app.viewport.mark;

import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.render.Corners;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
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
          .forEach(body ->
              hung(body.shape(), body.extent()).forEach(from -> add(from, body.extent(), maker)));
    }
    return marks;
  }

  /// {@return the tops of the lines: both ends of a segment, else the lowest point}
  private static Stream<Vec3> hung(Shape3 shape, double size) {
    return Corners.line(shape)
        .map(line -> Stream.of(line.start(), line.end()).distinct())
        .orElseGet(() -> Stream.of(lowest(shape, size)));
  }

  private static Vec3 lowest(Shape3 shape, double size) {
    if (shape instanceof Box(Vec3 center, Vec3 halfExtents, Rotation orientation)) {
      return center.plus(lowest(new Box(Vec3.ZERO, halfExtents, orientation).corners(), size));
    }
    return lowest(Corners.of(shape), size).minus(Vec3.Y.times(Corners.radius(shape)));
  }

  /// {@return the lowest of some points; the middle of those at the same height, up to rounding}
  private static Vec3 lowest(List<Vec3> points, double size) {
    double height = points.stream().mapToDouble(Vec3::y).min().orElseThrow();
    List<Vec3> lowest =
        points.stream().filter(at -> Numbers.isNothing(at.y() - height, size)).toList();
    Vec3 sum = lowest.stream().reduce(Vec3.ZERO, Vec3::plus);
    return new Vec3(sum.x() / lowest.size(), height, sum.z() / lowest.size());
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
