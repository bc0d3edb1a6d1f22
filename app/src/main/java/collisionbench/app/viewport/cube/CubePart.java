package collisionbench.app.viewport.cube;

import collisionbench.app.viewport.render.Side;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A face, an edge or a corner of the cube.
///
/// @param x -1, 0 or 1: on the left, between, or on the right
/// @param y -1, 0 or 1: below, between, or on top
/// @param z -1, 0 or 1: behind, between, or in front
record CubePart(int x, int y, int z) {

  private static final double QUARTER = Math.PI / 2;

  static final List<CubePart> ALL =
      IntStream.range(0, 27)
          .mapToObj(i -> new CubePart(i / 9 - 1, i / 3 % 3 - 1, i % 3 - 1))
          .filter(part -> part.sides().findAny().isPresent())
          .toList();

  /// {@return the part at a place of a side}
  ///
  /// @param across -1, 0 or 1: at its left, in its middle, or at its right
  /// @param along -1, 0 or 1: low, in its middle, or high
  static CubePart on(Side side, int across, int along) {
    Vec3 towards = side.towardsEye().plus(across, side.right()).plus(along, side.up());
    return new CubePart((int) towards.x(), (int) towards.y(), (int) towards.z());
  }

  /// {@return the outward direction, not normalized}
  Vec3 direction() {
    return new Vec3(x, y, z);
  }

  /// {@return the sides that meet in it}
  private Stream<Side> sides() {
    return Stream.of(Side.values()).filter(side -> side.towardsEye().dot(direction()) > 0);
  }

  /// {@return the name of its grip, such as `cube-front-right-top`}
  String name() {
    return sides().map(KebabCase::of).collect(Collectors.joining("-", "cube-", ""));
  }

  /// {@return the camera that sees this part straight on; from above and below it turns no further
  /// than it must}
  Camera seenBy(Camera camera) {
    boolean upright = x == 0 && z == 0;
    double azimuth = upright ? QUARTER * Math.rint(camera.azimuth() / QUARTER) : Math.atan2(x, z);
    return camera.facing(azimuth, Math.atan2(y, Math.hypot(x, z)));
  }
}
