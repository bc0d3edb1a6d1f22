package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.Straight;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// A segment: a line with marked ends.
final class SegmentNode extends BodyNode {

  private static final double LINE = 3;
  private static final double END = 9;

  /// Added to the width in contact, in pixels.
  private static final double BOLD = 2;

  private final PixelTube line = new PixelTube();
  private final List<PixelDot> ends = List.of(new PixelDot(), new PixelDot());
  private Vec3 half = Vec3.ZERO;

  SegmentNode() {
    add(List.of(line));
    add(ends);
  }

  @Override
  boolean update(Shape3 shape) {
    Optional<Segment> straight = Straight.line(shape);
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
    ends.forEach(end -> end.setMaterial(isTouching() ? materials.contactDot() : materials.line()));
    line.setMaterial(line(projection, materials));
    fit(line, ends, projection, 0);
  }

  private void fit(PixelTube tube, List<PixelDot> dots, Projection projection, double wider) {
    double more = (isTouching() ? BOLD : 0) + 2 * wider;
    tube.place(half.negated(), half);
    tube.fit(projection, origin(), LINE + more);
    dots.getFirst().place(half.negated());
    dots.getLast().place(half);
    dots.forEach(dot -> dot.fit(projection, origin(), END + more));
  }

  @Override
  OutlineShell shell() {
    PixelTube around = new PixelTube();
    List<PixelDot> dots = List.of(new PixelDot(), new PixelDot());
    return new OutlineShell(
        List.of(around, dots.getFirst(), dots.getLast()),
        (projection, wider) -> fit(around, dots, projection, wider));
  }

  /// A line has no seam.
  @Override
  List<PlacedMesh> surfaces() {
    return List.of();
  }
}
