package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.shape.TriangleMesh;

/// A capsule: two shared half spheres and its own tube.
final class CapsuleNode extends BodyNode {

  /// Capsules thinner than this many pixels are shown as a line.
  private static final double THINNEST = 2;

  private static final double LINE = 3;

  private TriangleMesh tube = new TriangleMesh();
  private TubeSize tubeSize = new TubeSize(0, -1, -1, false);
  private Vec3 direction = Vec3.Y;
  private double radius;
  private double length;

  private record TubeSize(int sides, double radius, double length, boolean across) {

    /// Moving a capsule rounds its length a little differently each time.
    boolean isNear(TubeSize other) {
      double unseen = 1e-6 * (radius + length);
      return sides == other.sides
          && across == other.across
          && Math.abs(radius - other.radius) <= unseen
          && Math.abs(length - other.length) <= unseen;
    }
  }

  /// The tube, the caps and the line.
  CapsuleNode() {
    super(4);
  }

  @Override
  boolean update(Shape3 shape) {
    if (!(shape instanceof Capsule capsule)) {
      return false;
    }
    originAt(capsule.start().towards(capsule.end(), 0.5));
    Vec3 axis = capsule.end().minus(capsule.start());
    length = axis.length();
    direction = length > 0 ? axis.times(1 / length) : Vec3.Y;
    radius = capsule.radius();
    return true;
  }

  @Override
  double extent() {
    return length + 2 * radius;
  }

  @Override
  double patternExtent() {
    return 2 * radius;
  }

  @Override
  void fitParts(Projection projection, Materials materials) {
    fit(drawn, projection, 0);
    surfaces().forEach(part -> part.setMaterial(surface(projection, materials)));
    drawn.getLast().setMaterial(line(projection, materials));
  }

  @Override
  void fit(List<PlacedMesh> parts, Projection projection, double wider) {
    boolean thin = 2 * radius <= pixels(projection, THINNEST);
    Vec3 half = direction.times(length / 2);
    parts.subList(0, 3).forEach(part -> part.setVisible(!thin));
    parts.getLast().line(projection, origin(), half, thin ? LINE + 2 * wider : 0);
    if (!thin) {
      int sides = Meshes.sides(radius * projection.pixelsPerUnit(origin()));
      boolean across = look().pattern().across();
      double size = radius + pixels(projection, wider);
      parts.get(0).setMesh(tube(new TubeSize(sides, radius, length, across)));
      parts.get(1).setMesh(Meshes.cap(sides, across));
      parts.get(2).setMesh(Meshes.cap(sides, across));
      parts.get(0).place(Vec3.ZERO, direction, size / radius, 1);
      parts.get(1).place(half, direction, size, size);
      parts.get(2).place(half.negated(), direction, size, -size);
    }
  }

  private TriangleMesh tube(TubeSize size) {
    if (!size.isNear(tubeSize)) {
      tubeSize = size;
      // Halves of textures, so that stripes go on in the caps.
      double textures = Math.max(1, Math.rint(length / radius)) / 2;
      tube = Meshes.tube(size.sides, radius, length, size.across ? 0 : textures);
    }
    return tube;
  }

  @Override
  List<PlacedMesh> surfaces() {
    return drawn.subList(0, 3);
  }
}
