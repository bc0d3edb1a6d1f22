package collisionbench.methods.method.article;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The box along the axes that two points span.
record BoundingBox(Vec3 a, Vec3 b) {

  /// {@return the edges to draw: four along each axis}
  Stream<Drawing> edges() {
    return IntStream.range(0, 8)
        .boxed()
        .flatMap(i ->
            IntStream.of(1, 2, 4)
                .filter(axis -> (i & axis) == 0)
                .mapToObj(axis -> new Drawing.Segment("", corner(i), corner(i | axis))));
  }

  /// A bit for each axis: whether it is the corner at b.
  private Vec3 corner(int i) {
    return new Vec3(
        (i & 1) == 0 ? a.x() : b.x(), (i & 2) == 0 ? a.y() : b.y(), (i & 4) == 0 ? a.z() : b.z());
  }
}
