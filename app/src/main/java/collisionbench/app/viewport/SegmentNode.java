package collisionbench.app.viewport;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.shape.CullFace;

/// A segment: a line with marked ends.
final class SegmentNode extends BodyNode {

  private static final double LINE = 3;
  private static final double END = 9;

  /// How much wider it is in contact.
  private static final double BOLD = 2;

  private final Tube line = new Tube();
  private final Tube lineShell = new Tube();
  private final List<Dot> ends = List.of(new Dot(), new Dot());
  private final List<Dot> endShells = List.of(new Dot(), new Dot());

  private double length;

  SegmentNode() {
    lineShell.setCullFace(CullFace.FRONT);
    endShells.forEach(shell -> shell.setCullFace(CullFace.FRONT));
    add(List.of(line, lineShell));
    add(ends);
    add(endShells);
  }

  @Override
  boolean stand(Shape3 shape) {
    if (!(shape instanceof Segment segment)) {
      return false;
    }
    originAt(segment.start().towards(segment.end(), 0.5));
    Vec3 half = segment.end().minus(segment.start()).times(0.5);
    length = 2 * half.length();
    line.place(half.negated(), half);
    lineShell.place(half.negated(), half);
    for (List<Dot> dots : List.of(ends, endShells)) {
      dots.getFirst().place(half.negated());
      dots.getLast().place(half);
    }
    return true;
  }

  @Override
  double extent() {
    return length;
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    ends.forEach(end -> end.setMaterial(isTouching() ? materials.contactDot() : materials.line()));
    lineShell.setMaterial(materials.outline());
    endShells.forEach(shell -> shell.setMaterial(materials.outline()));
    double bold = isTouching() ? BOLD : 0;
    line.setMaterial(line(projection, materials));
    line.fit(projection, origin(), LINE + bold);
    ends.forEach(end -> end.fit(projection, origin(), END + bold));
    lineShell.fit(projection, origin(), LINE + bold + OUTLINE);
    endShells.forEach(shell -> shell.fit(projection, origin(), END + bold + OUTLINE));
    if (!isSelected()) {
      lineShell.setVisible(false);
      endShells.forEach(shell -> shell.setVisible(false));
    }
  }
}
