package collisionbench.bench.paste;

import collisionbench.bench.scene.Body;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Stream;

/// A capsule as some libraries give it, by a radius and a length. None is certain but that of Unity
/// with the number of its axis.
///
/// @param axis in space; in the plane, the last axis is y
/// @param factor from the length to half of it
/// @param caps how many radii are in half the length
/// @param words those that speak for it; it is the default without any
record Upright(Vec3 axis, double factor, int caps, String words) {

  int score(Content c) {
    boolean isCapsule = c.is(ShapeWord.CAPSULE);
    boolean isAlong = c.axis().isEmpty() || c.axis().contains(axis);
    boolean fits =
        (c.dimension() == 3 || axis.equals(Vec3.Z)) && isAlong && (isCapsule || c.count() > 0);
    boolean isMeant =
        words.isEmpty() || Stream.of(words.split(" ", -1)).anyMatch(c.words()::contains);
    // Only Unity gives the axis by a number.
    boolean isUnity = caps == 1 && !c.axis().isEmpty();
    return fits ? (isCapsule ? 60 : 0) + (isMeant ? 20 : 0) + (isUnity ? 20 : 0) : -1;
  }

  /// The numbers are in the order of their words. Without words, half a length along y is first.
  List<Body> make(Content c, List<Vec3> points, List<Double> numbers) {
    List<Tuple> named = c.singles();
    boolean isRadiusLast =
        named.size() == 2 ? named.get(1).has(Role.RADIUS) : axis.equals(Vec3.Y) && factor == 1;
    double radius = numbers.get(isRadiusLast ? 1 : 0);
    double half = numbers.get(isRadiusLast ? 0 : 1) * factor - caps * radius;
    Vec3 up = (c.dimension() == 2 ? Vec3.Y : axis).times(Math.max(0, half));
    Vec3 center = points.getFirst();
    return Shapes.capsule(c, List.of(center.minus(up), center.plus(up)), List.of(radius));
  }
}
