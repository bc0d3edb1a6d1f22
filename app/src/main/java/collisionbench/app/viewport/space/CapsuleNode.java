package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.transform.Affine;

/// A capsule: two shared half spheres and its own tube.
final class CapsuleNode extends BodyNode {

  /// Capsules thinner than this many pixels are shown as a line.
  private static final double THINNEST = 2;

  private static final double LINE = 3;

  private final PlacedMesh tube = new PlacedMesh();
  private final List<PlacedMesh> caps = List.of(new PlacedMesh(), new PlacedMesh());
  private final PlacedMesh line = new PlacedMesh();
  private TubeSize tubeSize = new TubeSize(0, -1, -1, false);
  private Vec3 direction = Vec3.Y;
  private double radius;
  private double length;

  /// The parameters of the tube's mesh.
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

  CapsuleNode() {
    add(caps);
    add(List.of(tube, line));
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
    boolean thin = isThin(projection);
    surfaces().forEach(part -> part.setVisible(!thin));
    line.line(projection, origin(), half(), thin ? LINE : 0);
    if (thin) {
      line.setMaterial(line(projection, materials));
      return;
    }
    int sides = Meshes.sides(radius * projection.pixelsPerUnit(origin()));
    boolean across = look().pattern().across();
    remesh(new TubeSize(sides, radius, length, across));
    caps.forEach(cap -> cap.setMesh(Meshes.cap(sides, across)));
    place(tube.place(), caps, radius);
    surfaces().forEach(part -> part.setMaterial(surface(projection, materials)));
  }

  private boolean isThin(Projection projection) {
    return 2 * radius <= pixels(projection, THINNEST);
  }

  private void remesh(TubeSize size) {
    if (!size.isNear(tubeSize)) {
      tubeSize = size;
      // Halves of textures, so that stripes go on in the caps.
      double textures = Math.max(1, Math.rint(length / radius)) / 2;
      tube.setMesh(Meshes.tube(size.sides, radius, length, size.across ? 0 : textures));
    }
  }

  private Vec3 half() {
    return direction.times(length / 2);
  }

  private void place(Affine tubePlace, List<PlacedMesh> ends, double size) {
    Vec3 half = half();
    Transforms.place(ends.getFirst().place(), half, direction, size, size);
    Transforms.placeUpsideDown(ends.getLast().place(), half.negated(), direction, size);
    Transforms.place(tubePlace, Vec3.ZERO, direction, size / radius, 1);
  }

  @Override
  OutlineShell shell() {
    PlacedMesh around = new PlacedMesh();
    List<PlacedMesh> ends = List.of(new PlacedMesh(), new PlacedMesh());
    PlacedMesh aroundLine = new PlacedMesh();
    return new OutlineShell(
        List.of(around, ends.getFirst(), ends.getLast(), aroundLine),
        (projection, wider) -> {
          boolean thin = isThin(projection);
          aroundLine.line(projection, origin(), half(), thin ? LINE + 2 * wider : 0);
          around.setVisible(!thin);
          around.setMesh(tube.getMesh());
          ends.forEach(end -> end.setVisible(!thin));
          ends.forEach(end -> end.setMesh(caps.getFirst().getMesh()));
          place(around.place(), ends, radius + pixels(projection, wider));
        });
  }

  @Override
  List<PlacedMesh> surfaces() {
    return List.of(tube, caps.getFirst(), caps.getLast());
  }
}
