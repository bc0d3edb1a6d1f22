package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Corners;
import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// A segment, or another shape that looks like one: a line with marked ends.
final class SegmentNode extends BodyNode {

  private static final double LINE = 3;
  private static final double END = 9;

  /// Added to the width in contact, in pixels.
  private static final double BOLD = 2;

  private Vec3 half = Vec3.ZERO;

  /// The line and its ends.
  SegmentNode() {
    super(3);
  }

  @Override
  boolean update(Shape3 shape) {
    Optional<Segment> straight = Corners.line(shape);
    straight.ifPresent(segment -> {
      originAt(segment.start().towards(segment.end(), 0.5));
      half = segment.end().minus(segment.start()).times(0.5);
    });
    return straight.isPresent();
  }

  @Override
  double extent() {
    return 2 * half.length();
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    drawn.forEach(end -> end.setMaterial(materials.dot(look())));
    drawn.getFirst().setMaterial(line(projection, materials));
    fit(drawn, projection, 0);
  }

  @Override
  void fit(List<PlacedMesh> parts, Projection projection, double wider) {
    double more = (look().touching() ? BOLD : 0) + 2 * wider;
    parts.get(0).line(projection, origin(), half, LINE + more);
    parts.get(1).dot(projection, origin(), half.negated(), END + more);
    parts.get(2).dot(projection, origin(), half, END + more);
  }

  /// A line has no seam.
  @Override
  List<PlacedMesh> surfaces() {
    return List.of();
  }
}
