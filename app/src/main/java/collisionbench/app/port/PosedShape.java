package collisionbench.app.port;

import collisionbench.app.scene.RefusalWords;
import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.scene.ShapeType;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Phrase;
import collisionbench.geometry.refusal.InvalidShapeException;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Shape3;
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
    List<Double> numbers = content.allNumbers().map(Item.Coordinate::value).toList();
    try {
      add(numbers);
    } catch (InvalidShapeException refused) {
      bodies.leaveOut(RefusalWords.inFile(refused), at);
    }
  }

  private void add(List<Double> n) {
    String kind = type.toLowerCase(Locale.ROOT);
    switch (kind + n.size()) {
      case "box3" ->
          add(
              new Box(pose.origin(), halfExtents(vector(n, 0)), pose.turn()),
              "paste.box",
              n.get(0),
              n.get(1),
              n.get(2));
      case "sphere1" -> add(new Sphere(pose.origin(), n.getFirst()), "paste.sphere", n.getFirst());
      case "capsule2" -> {
        Vec3 end = new Vec3(0, 0, n.get(1) / 2);
        Shape3 capsule = new Capsule(pose.apply(end.negated()), pose.apply(end), n.getFirst());
        add(capsule, "paste.capsule", n.get(0), n.get(1));
      }
      case "trianglep9" -> {
        List<Vec3> c = Stream.of(0, 3, 6).map(i -> pose.apply(vector(n, i))).toList();
        Shape3 triangle = new Triangle(c.get(0), c.get(1), c.get(2));
        bodies.add(triangle, Phrase.of("paste.points", Phrase.of("shape.triangle"), 3), at);
      }
      case "cylinder2" -> round(n, true);
      case "cone2" -> round(n, false);
      default -> convex(kind.equals("convex") ? vertices(content).toList() : List.of());
    }
  }

  private Vec3 halfExtents(Vec3 size) {
    return bodies.applies(ShapeConvention.HALF_SIZES) ? size : size.times(0.5);
  }

  private static Vec3 vector(List<Double> numbers, int from) {
    return new Vec3(numbers.get(from), numbers.get(from + 1), numbers.get(from + 2));
  }

  private void add(Shape3 shape, String key, double... numbers) {
    List<Object> parts = new ArrayList<>(List.of(Phrase.of("shape." + ShapeType.of(shape).key())));
    for (double number : numbers) {
      parts.add(Numbers.of(number));
    }
    bodies.add(shape, new Phrase(key, parts), at);
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
    bodies.add(
        new Hull(points),
        Phrase.of("paste.instead", Phrase.of("shape.hull"), points.size(), type),
        at);
  }

  private void convex(List<Vec3> vertices) {
    if (vertices.isEmpty()) {
      bodies.leaveOut(Phrase.of("paste.unexpected", type), at);
      return;
    }
    List<Vec3> distinct = vertices.stream().map(pose::apply).distinct().toList();
    Phrase hull = Phrase.of("shape.hull");
    bodies.add(new Hull(distinct), Phrase.of("paste.points", hull, distinct.size()), at);
  }

  /// {@return the vertices of a convex shape, which are in brackets of their own}
  private static Stream<Vec3> vertices(Item.Group group) {
    List<Double> numbers = group.numbers().stream().map(Item.Coordinate::value).toList();
    return group.groups().isEmpty() && numbers.size() == 3
        ? Stream.of(vector(numbers, 0))
        : group.groups().stream().flatMap(PosedShape::vertices);
  }
}
