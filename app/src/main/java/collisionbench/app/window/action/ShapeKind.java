package collisionbench.app.window.action;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Texts;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;

/// A kind of shape that can be added to a scene.
public enum ShapeKind {
  SPHERE(Space.THREE, 1),
  CAPSULE(Space.THREE, 2),
  BOX(Space.THREE, 3),
  SEGMENT(Space.THREE, 4),
  TRIANGLE(Space.THREE, 5),
  CIRCLE(Space.TWO, 1),
  CAPSULE_2D(Space.TWO, 2),
  POLYGON(Space.TWO, 3),
  SEGMENT_2D(Space.TWO, 4),
  SECTOR(Space.TWO, 5),
  POINT(Space.TWO, 6);

  private final Space space;
  private final int digit;

  ShapeKind(Space space, int digit) {
    this.space = space;
    this.digit = digit;
  }

  static List<ShapeKind> of(Space space) {
    return Stream.of(values()).filter(kind -> kind.space == space).toList();
  }

  Space space() {
    return space;
  }

  KeyCombination key() {
    return KeyCombination.keyCombination("Shortcut+" + digit);
  }

  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String label() {
    return Texts.get("shape." + id());
  }

  /// {@return a body of this kind, 2 units high where `size` is 1, in the middle of a place}
  Body body(String id, Vec3 at, double size) {
    return space == Space.THREE
        ? new Body3(id, solid(at, size))
        : new Body2(id, flat(new Vec2(at.x(), at.y()), size));
  }

  private Shape3 solid(Vec3 at, double size) {
    return switch (this) {
      case SPHERE -> new Sphere(at, size);
      case CAPSULE -> new Capsule(at.plus(-size / 2, Vec3.Y), at.plus(size / 2, Vec3.Y), size / 2);
      case BOX -> new Box(at, new Vec3(size, size, size).times(0.75));
      case SEGMENT -> new Segment(at.plus(-size, Vec3.X), at.plus(size, Vec3.X));
      case TRIANGLE ->
          new Triangle(
              at.plus(new Vec3(-size, -size, 0)),
              at.plus(new Vec3(size, -size, 0)),
              at.plus(new Vec3(0, size, 0)));
      case CIRCLE, CAPSULE_2D, POLYGON, SEGMENT_2D, SECTOR, POINT ->
          throw new IllegalStateException(this + " is flat");
    };
  }

  private Shape2 flat(Vec2 at, double size) {
    return switch (this) {
      case CIRCLE -> new Circle(at, size);
      case CAPSULE_2D ->
          new Capsule2(at.plus(-size / 2, Vec2.X), at.plus(size / 2, Vec2.X), size / 2);
      case POLYGON -> new Polygon(pentagon(at, size));
      case SEGMENT_2D -> new Segment2(at.plus(-size, Vec2.X), at.plus(size, Vec2.X));
      case SECTOR -> new Sector(at, size, Vec2.X, Math.PI / 2);
      case POINT -> new Point2(at);
      case SPHERE, CAPSULE, BOX, SEGMENT, TRIANGLE ->
          throw new IllegalStateException(this + " is not flat");
    };
  }

  private static List<Vec2> pentagon(Vec2 at, double size) {
    return Stream.of(
            new Vec2(0, 1),
            new Vec2(-0.95, 0.3),
            new Vec2(-0.6, -0.8),
            new Vec2(0.6, -0.8),
            new Vec2(0.95, 0.3))
        .map(corner -> at.plus(size, corner))
        .toList();
  }
}
