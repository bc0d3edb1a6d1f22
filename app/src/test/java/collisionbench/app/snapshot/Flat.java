package collisionbench.app.snapshot;

import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// Flat scenes for the tests of pictures, 80 pixels to the unit.
final class Flat {

  static final int WIDTH = 640;
  static final int HEIGHT = 400;
  static final Camera CAMERA =
      new Camera(Vec3.ZERO, 2.5 / Math.tan(Camera.FIELD_OF_VIEW / 2), 0, 0);

  private Flat() {}

  /// {@return a scene of bodies that are named as their shapes}
  static Scene scene(Shape2... shapes) {
    List<Body> bodies =
        List.of(shapes).stream()
            .<Body>map(shape -> new Body2(shape.getClass().getSimpleName(), shape))
            .toList();
    return new Scene("", "", Space.TWO, bodies, Optional.of(CAMERA), Optional.empty());
  }

  static Bitmap picture(Palette palette, Scene scene) throws SnapshotException {
    return Snapshot.of(Evaluation.of(scene), palette, WIDTH, HEIGHT);
  }

  static Bitmap picture(Shape2... shapes) throws SnapshotException {
    return picture(Palette.DARK, scene(shapes));
  }

  /// {@return one of every shape, none touching another}
  static Shape2[] everyShape() {
    return new Shape2[] {
      new Circle(new Vec2(-2.6, 1.3), 0.8),
      new Capsule2(new Vec2(-0.9, 0.8), new Vec2(0.3, 1.8), 0.4),
      new Sector(new Vec2(2.4, 1.2), 1.0, new Vec2(-1, 0.3), 4.7),
      new Polygon(
          List.of(
              new Vec2(-3.2, -1.9),
              new Vec2(-1.8, -2),
              new Vec2(-1.5, -0.9),
              new Vec2(-2.7, -0.3))),
      new Segment2(new Vec2(-0.6, -1.8), new Vec2(1, -0.5)),
      new Point2(new Vec2(2.4, -1.2))
    };
  }

  /// {@return one of every shape, all touching another}
  static Shape2[] everyShapeTouching() {
    return new Shape2[] {
      new Circle(new Vec2(-1.4, 1.1), 0.8),
      new Capsule2(new Vec2(-0.9, 0.8), new Vec2(0.3, 1.8), 0.4),
      new Sector(new Vec2(1.5, 1.2), 1.0, new Vec2(-1, 0.3), 4.7),
      new Polygon(
          List.of(
              new Vec2(-3.2, -1.9), new Vec2(-0.4, -2), new Vec2(0.1, -0.9), new Vec2(-2.7, -0.3))),
      new Segment2(new Vec2(-0.6, -1.8), new Vec2(1, -0.5)),
      new Point2(new Vec2(-2.2, -1.2))
    };
  }
}
