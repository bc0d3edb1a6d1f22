package collisionbench.app.snapshot;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.gizmo.Gizmo;
import collisionbench.app.viewport.gizmo.GuideLines;
import collisionbench.app.viewport.mark.MarkOverlay;
import collisionbench.app.viewport.plane.PlanePicture;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.app.viewport.space.SpacePicture;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;

/// The handles on every kind of shape with every tool, a page of small pictures each; and what is
/// seen while one is pulled.
class GizmoGoldenTest {

  private static final int WIDTH = 240;
  private static final int HEIGHT = 200;
  private static final Camera ASKEW = new Camera(Vec3.ZERO, 4.5, 0.6, 0.35);
  private static final Camera STRAIGHT = new Camera(Vec3.ZERO, 4.5, 0, 0);

  private static final List<Body> SOLIDS =
      List.of(
          new Body3("a", new Sphere(Vec3.ZERO, 0.8)),
          new Body3("a", new Capsule(new Vec3(-0.4, -0.4, 0), new Vec3(0.4, 0.5, 0), 0.4)),
          new Body3(
              "a",
              new Box(Vec3.ZERO, new Vec3(0.7, 0.5, 0.6), Rotation.about(new Vec3(1, 1, 0), 0.4))),
          new Body3("a", new Segment(new Vec3(-0.7, -0.3, 0.4), new Vec3(0.7, 0.5, 0))),
          new Body3(
              "a",
              new Triangle(
                  new Vec3(-0.8, -0.6, 0.3), new Vec3(0.9, -0.4, 0), new Vec3(0, 0.8, 0))));

  private static final List<Body> FLAT =
      List.of(
          new Body2("a", new Circle(Vec2.ZERO, 0.8)),
          new Body2("a", new Capsule2(new Vec2(-0.5, -0.3), new Vec2(0.5, 0.4), 0.4)),
          new Body2("a", new Segment2(new Vec2(-0.7, -0.4), new Vec2(0.7, 0.4))),
          new Body2("a", new Sector(new Vec2(-0.4, -0.2), 1, new Vec2(1, 0.4), 1.4)),
          new Body2(
              "a",
              new Polygon(
                  List.of(
                      new Vec2(-0.8, -0.6),
                      new Vec2(0.7, -0.7),
                      new Vec2(0.8, 0.5),
                      new Vec2(-0.3, 0.8)))),
          new Body2("a", new Point2(Vec2.ZERO)));

  @Test
  void handlesOnSolids() throws SnapshotException, IOException {
    GoldenPictures.check("gizmo-space-dark", page(SOLIDS, ASKEW, Palette.DARK));
    GoldenPictures.check("gizmo-space-light", page(SOLIDS, ASKEW, Palette.LIGHT));
  }

  @Test
  void handlesOnFlatShapes() throws SnapshotException, IOException {
    GoldenPictures.check("gizmo-plane-dark", page(FLAT, STRAIGHT, Palette.DARK));
    GoldenPictures.check("gizmo-plane-light", page(FLAT, STRAIGHT, Palette.LIGHT));
  }

  @Test
  void handlesThatAreHeld() throws SnapshotException, IOException {
    GoldenPictures.check(
        "gizmo-held",
        row(
            held(SOLIDS.get(2), ASKEW, View.Tool.MOVE, "move-x", 30, 8, Optional.empty()),
            held(SOLIDS.get(2), ASKEW, View.Tool.MOVE, "move-xz", 40, 0, Optional.empty()),
            held(SOLIDS.get(4), ASKEW, View.Tool.ROTATE, "rotate-y", 40, 0, Optional.empty()),
            held(SOLIDS.get(3), ASKEW, View.Tool.RESIZE, "resize-end", 0, -20, Optional.of(Axis.Y)),
            held(
                FLAT.get(3),
                STRAIGHT,
                View.Tool.RESIZE,
                "resize-edge-end",
                -20,
                5,
                Optional.empty()),
            held(
                FLAT.get(0),
                STRAIGHT,
                View.Tool.RESIZE,
                "resize-radius-top",
                0,
                20,
                Optional.empty())));
  }

  private static Bitmap page(List<Body> bodies, Camera camera, Palette palette)
      throws SnapshotException {
    return Toolkit.call(() -> {
      Pane page = new Pane();
      int row = 0;
      for (View.Tool tool : View.Tool.values()) {
        for (int column = 0; column < bodies.size(); column++) {
          RenderState state = state(bodies.get(column), camera, tool, palette);
          place(page, state, column, row);
        }
        row++;
      }
      return bitmap(page, bodies.size() * WIDTH, row * HEIGHT);
    });
  }

  private static Bitmap row(RenderState... sights) throws SnapshotException {
    return Toolkit.call(() -> {
      Pane page = new Pane();
      for (int column = 0; column < sights.length; column++) {
        place(page, sights[column], column, 0);
      }
      return bitmap(page, sights.length * WIDTH, HEIGHT);
    });
  }

  private static RenderState state(Body body, Camera camera, View.Tool tool, Palette palette) {
    return RenderStates.of(
        Evaluation.of(RenderStates.scene(List.of(body))),
        Selection.of(body.id()),
        View.FIRST.with(tool),
        new Projection(body.space(), camera, WIDTH, HEIGHT),
        palette,
        Optional.empty());
  }

  /// {@return what is seen once a handle has been pulled some way}
  private static RenderState held(
      Body body,
      Camera camera,
      View.Tool tool,
      String name,
      double right,
      double down,
      Optional<Axis> lock) {
    RenderState before = state(body, camera, tool, Palette.DARK);
    Grip grip =
        new Gizmo(_ -> Stream.empty())
            .grips(before).stream().filter(g -> g.name().equals(name)).findFirst().orElseThrow();
    Pointer start = on(grip);
    Session session = new Session(Document.of(before.evaluation().scene()), camera);
    DragHandler drag = grip.grab().apply(start);
    drag.to(
        new Pointer(start.x() + right, start.y() + down, false, Optional.empty(), false, lock),
        session);
    DragGuide guide = drag.guide().orElseThrow();
    return new RenderState(
        session.evaluation().get(),
        before.selection(),
        before.view(),
        before.projection(),
        before.palette(),
        Optional.empty(),
        Optional.of(name),
        Optional.of(guide),
        Set.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Set.of(),
        false);
  }

  /// {@return a pixel on a grip: the first in a row}
  private static Pointer on(Grip grip) {
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        if (grip.area().contains(x, y)) {
          return new Pointer(x, y + 4, false, Optional.empty(), false, Optional.empty());
        }
      }
    }
    throw new AssertionError("not in the picture: " + grip.name());
  }

  private static void place(Pane page, RenderState state, int column, int row) {
    Picture picture =
        state.projection().space() == Space.TWO ? new PlanePicture() : new SpacePicture();
    picture.paint(state.palette());
    picture.lookFrom(state.projection().camera(), Lens.PERSPECTIVE);
    picture.show(new ArrayList<>(state.bodies()), new Contacts(Set.of(), List.of()), Set.of("a"));
    picture.node().resizeRelocate(column * WIDTH, row * HEIGHT, WIDTH, HEIGHT);
    picture.node().setManaged(false);
    Canvas canvas = new Canvas(WIDTH, HEIGHT);
    canvas.relocate(column * WIDTH, row * HEIGHT);
    for (Overlay overlay :
        List.of(new GuideLines(), new Gizmo(_ -> Stream.empty()), new MarkOverlay())) {
      overlay.draw(canvas.getGraphicsContext2D(), state);
    }
    page.getChildren().addAll(picture.node(), canvas);
  }

  private static Bitmap bitmap(Pane page, int width, int height) {
    WritableImage image = new javafx.scene.Scene(page, width, height).snapshot(null);
    int[] argb = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
    return Bitmap.of(width, height, argb);
  }
}
