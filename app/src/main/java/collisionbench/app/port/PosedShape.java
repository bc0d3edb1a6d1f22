package collisionbench.app.port;

import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.text.Phrase;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// A shape of fcl and its pose. Boxes have full extents; capsules, cylinders and cones are along z
/// with their middle at the origin.
///
/// @param type the name of its class
/// @param content the arguments of its constructor, or what it prints
/// @param at where it begins in the text
record PosedShape(String type, Item.Group content, Pose pose, int at, PointBodies bodies) {

  /// The number of corners in place of a circle.
  private static final int ROUND = 32;

  void add() {
    bodies.read(at, () -> add(content.values()));
  }

  private void add(List<Double> n) {
    String kind = type.toLowerCase(Locale.ROOT);
    switch (kind + n.size()) {
      case "box3" -> {
        double half = bodies.applies(ShapeConvention.HALF_SIZES) ? 1 : 0.5;
        Vec3 extents = Pose.vector(n, 0).times(half);
        bodies.add(new Box(pose.origin(), extents, pose.turn()), at, "paste.box", n.toArray());
      }
      case "sphere1" ->
          bodies.add(new Sphere(pose.origin(), n.getFirst()), at, "paste.sphere", n.toArray());
      case "capsule2" -> {
        Vec3 end = new Vec3(0, 0, n.get(1) / 2);
        Capsule capsule = new Capsule(pose.apply(end.negated()), pose.apply(end), n.getFirst());
        bodies.add(capsule, at, "paste.capsule", n.toArray());
      }
      case "trianglep9" -> {
        List<Vec3> c = Stream.of(0, 3, 6).map(i -> pose.apply(Pose.vector(n, i))).toList();
        bodies.add(new Triangle(c.get(0), c.get(1), c.get(2)), at, "paste.points", 3);
      }
      case "cylinder2" -> round(n, true);
      case "cone2" -> round(n, false);
      default -> convex(kind.equals("convex") ? vertices(content).toList() : List.of());
    }
  }

  /// A cylinder, or a cone whose tip is up: the hull of corners on its circles.
  private void round(List<Double> n, boolean isCylinder) {
    double radius = n.get(0);
    Vec3 up = new Vec3(0, 0, n.get(1) / 2);
    List<Vec3> points = new ArrayList<>();
    for (int i = 0; i < ROUND; i++) {
      double angle = 2 * Math.PI * i / ROUND;
      Vec3 corner = new Vec3(radius * Math.cos(angle), radius * Math.sin(angle), 0);
      points.add(pose.apply(corner.minus(up)));
      if (isCylinder) {
        points.add(pose.apply(corner.plus(up)));
      }
    }
    if (!isCylinder) {
      points.add(pose.apply(up));
    }
    bodies.add(new Hull(points), at, "paste.instead", points.size(), type);
  }

  private void convex(List<Vec3> vertices) {
    if (vertices.isEmpty()) {
      bodies.leaveOut(Phrase.of("paste.unexpected", type), at);
      return;
    }
    List<Vec3> distinct = vertices.stream().map(pose::apply).distinct().toList();
    bodies.add(new Hull(distinct), at, "paste.points", distinct.size());
  }

  /// {@return the vertices of a convex shape, which are in brackets of their own}
  private static Stream<Vec3> vertices(Item.Group group) {
    return group.groups().isEmpty() && group.numbers().size() == 3
        ? Stream.of(Pose.vector(group.values(), 0))
        : group.groups().stream().flatMap(PosedShape::vertices);
  }
}
