package collisionbench.app.window.action;

import collisionbench.app.panel.widget.ShapeIcon;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.camera.Navigation;
import collisionbench.app.viewport.gesture.ClickedPlace;
import collisionbench.app.viewport.render.SnapStep;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Decimals;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;

/// Adds bodies to the open scene, and selects them. They are placed at round coordinates near the
/// middle of the picture, on the ground in 3D, and without touching the others.
public record BodyAdding(Session session, Navigation navigation) {

  /// The number of places tried before one that touches others is accepted.
  private static final int TRIES = 40;

  /// Adds a body in the middle of the picture.
  public void add(ShapeType type) {
    Body body = of(type, session.scene(), session.display().camera().get());
    add(body);
    navigation.bringIntoView(body);
  }

  public void add(ShapeType type, ClickedPlace place) {
    add(at(place, type, session.scene(), session.display().camera().get()));
  }

  private void add(Body body) {
    session.make(new Edit.Add(body));
    session.select(Selection.of(body.id()));
  }

  private static Body of(ShapeType type, Scene scene, Camera camera) {
    double size = size(camera);
    Body example = example(type, scene, size);
    SnapStep half = SnapStep.of(size / 2);
    Vec3 target = camera.target();
    double height = scene.space() == Space.THREE ? 0 : half.nearest(target.y());
    Vec3 middle = new Vec3(half.nearest(target.x()), height, half.nearest(target.z()));
    for (int i = 0; i < TRIES; i++) {
      Vec3 aside = Vec3.X.times(Decimals.product(step(i), size));
      Body body = standing(at(Decimals.sum(middle, aside), example));
      if (!Evaluation.touchesAny(body, scene)) {
        return body;
      }
    }
    return standing(at(middle, example));
  }

  /// {@return a body at a place, in a size that suits the picture; on the ground it stands on it}
  private static Body at(ClickedPlace place, ShapeType type, Scene scene, Camera camera) {
    Body body = at(place.point(), example(type, scene, size(camera)));
    return place.onGround() ? standing(body) : body;
  }

  private static Body example(ShapeType type, Scene scene, double size) {
    String id = scene.freeId(ShapeIcon.label(type));
    return Body.example(type).named(id).scaled(length -> Decimals.product(size, length));
  }

  private static Body at(Vec3 place, Body example) {
    return example.mapped(point -> Decimals.sum(point, place));
  }

  /// {@return a power of ten that suits the picture: a body twice as high is easy to see}
  static double size(Camera camera) {
    return Math.pow(10, Math.rint(Math.log10(camera.visibleHeight() / 8)));
  }

  /// Alternates between both sides, further each time: 0, 2.5, -2.5, 5, -5 ...
  private static double step(int i) {
    int aside = (i + 1) / 2;
    double way = 2.5 * aside;
    return i % 2 == 0 ? -way : way;
  }

  private static Body standing(Body body) {
    return body instanceof Body3 solid
        ? solid.movedBy(Vec3.Y.times(-solid.shape().bounds().min().y()))
        : body;
  }
}
