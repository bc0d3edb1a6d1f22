package collisionbench.app.snapshot;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.FakeMethod;
import collisionbench.bench.comparison.Colorist;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The picture with what is drawn over the bodies.
class OverlayGoldenTest {

  private static final Camera FROM_THE_LEFT = new Camera(new Vec3(0, 1, 0), 9, -0.4, 0.3);
  private static final Set<Layer> ALL = EnumSet.complementOf(EnumSet.of(Layer.SEE_THROUGH));

  private static Scene inSpace(Body... bodies) {
    return scene(Space.THREE, FROM_THE_LEFT, bodies);
  }

  private static Scene inPlane(Body... bodies) {
    return scene(Space.TWO, Flat.CAMERA, bodies);
  }

  private static Scene scene(Space space, Camera camera, Body... bodies) {
    return new Scene("", "", space, List.of(bodies), Optional.of(camera), Optional.empty());
  }

  private static void check(
      String name, Scene scene, Palette palette, Set<Layer> layers, String... selected)
      throws SnapshotException, IOException {
    check(name, scene, 0, palette, layers, selected);
  }

  private static void check(
      String name, Scene scene, double time, Palette palette, Set<Layer> layers, String... selected)
      throws SnapshotException, IOException {
    check(name, scene, time, palette, layers, Optional.empty(), selected);
  }

  private static void check(
      String name,
      Scene scene,
      double time,
      Palette palette,
      Set<Layer> layers,
      Optional<Coloring> coloring,
      String... selected)
      throws SnapshotException, IOException {
    Bitmap picture =
        Drawn.of(
            () -> {
              Session session = new Session(Document.of(scene), scene.camera().orElseThrow());
              session.display().show(View.FIRST.with(layers));
              session.select(new Selection(List.of(selected)));
              session.showTime(time);
              session.display().colorBy(coloring);
              Viewport viewport = new Viewport(session, FrameTimer.SILENT);
              viewport.palette().set(palette);
              return viewport;
            },
            Flat.WIDTH,
            Flat.HEIGHT);
    GoldenPictures.check(name, picture);
  }

  private static Scene solids() {
    return inSpace(
        new Body3("box", new Box(new Vec3(-1, 1, 0), new Vec3(1, 1, 1), Rotation.NONE)),
        new Body3("ball", new Sphere(new Vec3(-0.1, 1.5, 0.6), 0.8)),
        new Body3("capsule", new Capsule(new Vec3(2.4, 0.5, 0), new Vec3(2.6, 1.7, 0), 0.5)),
        new Body3("stick", new Segment(new Vec3(-3.4, 0.4, 1), new Vec3(-2.8, 2, 1))));
  }

  private static Scene flats() {
    return inPlane(
        new Body2("disc", new Circle(new Vec2(-1, 0.2), 1)),
        new Body2("coin", new Circle(new Vec2(0.4, 0.9), 0.8)),
        new Body2(
            "wedge",
            new Polygon(List.of(new Vec2(1.2, -1.6), new Vec2(2.8, -1.4), new Vec2(2, 0)))),
        new Body2("line", new Segment2(new Vec2(-3, -1), new Vec2(-2.4, 1.5))),
        new Body2("dot", new Point2(new Vec2(-2.4, 1.5))));
  }

  @Test
  void whatTouchesAndTheNearestInSpace() throws SnapshotException, IOException {
    check("overlay-space", solids(), Palette.DARK, View.FIRST.layers());
  }

  /// The ball is not found to touch the box, and the capsule to touch the stick.
  private static Optional<Coloring> wrong(Scene scene) {
    Method method =
        FakeMethod.overlap(
            "wrong",
            question ->
                Answer.of(
                    !((Answer.Decided) Methods.ANALYTIC.answer(question, Query.OVERLAP))
                        .overlap()
                        .orElseThrow()));
    return Optional.of(Colorist.color(method, scene, 0));
  }

  @Test
  void whatAWrongMethodSeesInSpace() throws SnapshotException, IOException {
    Scene scene = solids();
    check("coloring-space", scene, 0, Palette.DARK, View.FIRST.layers(), wrong(scene));
  }

  @Test
  void whatAWrongMethodSeesInThePlane() throws SnapshotException, IOException {
    Scene scene = flats();
    check("coloring-plane-light", scene, 0, Palette.LIGHT, View.FIRST.layers(), wrong(scene));
  }

  @Test
  void allLayersInSpace() throws SnapshotException, IOException {
    check("overlay-space-all-light", solids(), Palette.LIGHT, ALL);
  }

  @Test
  void theOneSelectedInSpace() throws SnapshotException, IOException {
    check("overlay-space-selected", solids(), Palette.DARK, View.FIRST.layers(), "capsule");
  }

  @Test
  void whatTouchesAndTheNearestInThePlane() throws SnapshotException, IOException {
    check("overlay-plane-light", flats(), Palette.LIGHT, View.FIRST.layers());
  }

  @Test
  void allLayersInThePlane() throws SnapshotException, IOException {
    check("overlay-plane-all", flats(), Palette.DARK, ALL);
  }

  @Test
  void theTwoSelectedInThePlaneWithoutAGrid() throws SnapshotException, IOException {
    Set<Layer> layers = Set.of(Layer.DISTANCE, Layer.DEPTH, Layer.CONTACTS);
    check("overlay-plane-selected", flats(), Palette.DARK, layers, "coin", "wedge");
  }

  @Test
  void aDepthTooSmallAndOneTooLargeToSee() throws SnapshotException, IOException {
    Scene scene =
        inSpace(
            new Body3("left", new Sphere(new Vec3(-3, 1, 0), 1)),
            new Body3("right", new Sphere(new Vec3(-1.000001, 1, 0), 1)),
            new Body3("world", new Sphere(new Vec3(40, -31, 0), 50)),
            new Body3("ball", new Sphere(new Vec3(2.5, 1.5, 1), 0.6)));
    check("overlay-depths", scene, Palette.DARK, View.FIRST.layers());
  }

  @Test
  void arrowsSeenFromTheirEnds() throws SnapshotException, IOException {
    Camera front = new Camera(Vec3.ZERO, 9, 0, 0);
    Scene scene =
        scene(
            Space.THREE,
            front,
            new Body3("near", new Sphere(new Vec3(0, 0, 1), 0.8)),
            new Body3("far", new Sphere(new Vec3(0, 0, -0.2), 0.8)));
    check("overlay-end-on", scene, Palette.LIGHT, View.FIRST.layers());
  }

  @Test
  void whereTheOneThatMovesStartsTouchesAndEnds() throws SnapshotException, IOException {
    Scene scene =
        inSpace(
            new Body3(
                "pill",
                new Capsule(new Vec3(-3, 0.8, 0), new Vec3(-2.4, 1.6, 0.4), 0.4),
                new Vec3(4.6, 0.4, 0)),
            new Body3("wall", new Box(new Vec3(1, 1, 0), new Vec3(0.3, 1, 1), Rotation.NONE)));
    check("overlay-moving-space", scene, 0.3, Palette.DARK, View.FIRST.layers());
    check("overlay-moving-space-light", scene, 0.9, Palette.LIGHT, View.FIRST.layers(), "pill");
  }

  @Test
  void whereTwoThatMoveInThePlaneMeet() throws SnapshotException, IOException {
    Scene scene =
        inPlane(
            new Body2("left", new Circle(new Vec2(-2.6, -1), 0.6), new Vec2(4.2, 1.6)),
            new Body2(
                "right",
                new Polygon(List.of(new Vec2(1.6, -1.4), new Vec2(2.8, -1.2), new Vec2(2, -0.4))),
                new Vec2(-2, 2)));
    check("overlay-moving-plane", scene, 0.25, Palette.LIGHT, View.FIRST.layers());
  }

  private static void checkInBothThemes(String name, Scene scene, String... selected)
      throws SnapshotException, IOException {
    check(name, scene, Palette.DARK, View.FIRST.layers(), selected);
    check(name + "-light", scene, Palette.LIGHT, View.FIRST.layers(), selected);
  }

  @Test
  void aSegmentThroughABallAndOneThroughATriangle() throws SnapshotException, IOException {
    Scene scene =
        inSpace(
            new Body3("stick", new Segment(new Vec3(-3.4, 0.6, 0.3), new Vec3(0.4, 1.6, 0.2))),
            new Body3("ball", new Sphere(new Vec3(-1.6, 1.1, 0), 0.9)),
            new Body3(
                "sail",
                new Triangle(
                    new Vec3(1, 0.2, 0.8), new Vec3(3.2, 0.4, 0.4), new Vec3(2.2, 2.4, -0.4))),
            new Body3("nail", new Segment(new Vec3(2.6, 1.4, 1.6), new Vec3(1.8, 0.6, -1.2))));
    checkInBothThemes("overlay-crossing-space", scene);
  }

  @Test
  void segmentsThatCrossAndSegmentsOnOneLine() throws SnapshotException, IOException {
    Scene scene =
        inPlane(
            new Body2("level", new Segment2(new Vec2(-3, 0.6), new Vec2(0, 0.6))),
            new Body2("plumb", new Segment2(new Vec2(-1, -0.4), new Vec2(-1, 1.8))),
            new Body2("there", new Segment2(new Vec2(-0.5, -1.75), new Vec2(1.5, -0.75))),
            new Body2("back", new Segment2(new Vec2(2.5, -0.25), new Vec2(0.5, -1.25))));
    checkInBothThemes("overlay-crossing-plane", scene);
  }

  @Test
  void skewSegmentsWhoseLinesComeClosestBeyondTheirEnds() throws SnapshotException, IOException {
    Scene scene =
        inSpace(
            new Body3("rail", new Segment(new Vec3(-2.4, 0.4, 0.3), new Vec3(-0.6, 0.4, 0.3))),
            new Body3("beam", new Segment(new Vec3(1, 1.8, -2), new Vec3(1, 1.8, -0.6))));
    checkInBothThemes("overlay-skew", scene, "rail");
  }

  @Test
  void aDeepContactUnderTheHandles() throws SnapshotException, IOException {
    Scene scene =
        inSpace(
            new Body3("capsule", new Capsule(new Vec3(0, 0.3, 0), new Vec3(0, 1.9, 0), 0.6)),
            new Body3("ball", new Sphere(new Vec3(0.6, 1.2, 0.2), 0.9)));
    checkInBothThemes("overlay-deep-handles", scene, "ball");
  }

  @Test
  void aPointInAPolygonIsSeenThroughItsMarks() throws SnapshotException, IOException {
    Scene scene =
        inPlane(
            new Body2(
                "polygon",
                new Polygon(
                    List.of(
                        new Vec2(-1.5, -1),
                        new Vec2(1.2, -1.2),
                        new Vec2(1.8, 0.6),
                        new Vec2(-1, 1)))),
            new Body2("point", new Point2(new Vec2(0.9, -0.2))));
    checkInBothThemes("overlay-point", scene, "point");
  }

  /// The stick that seems to lie across the triangle is in front of it: its feet tell.
  @Test
  void whatIsMovedHasALineDownToTheGround() throws SnapshotException, IOException {
    for (boolean dark : new boolean[] {true, false}) {
      checkMoved(dark ? "overlay-drop" : "overlay-drop-light", dark, View.Lens.PERSPECTIVE, 0.3);
    }
  }

  @Test
  void aSideViewHasItsGridAndNumbers() throws SnapshotException, IOException {
    for (boolean dark : new boolean[] {true, false}) {
      String name = dark ? "overlay-side" : "overlay-side-light";
      checkMoved(name, dark, View.Lens.ORTHOGRAPHIC, 0);
    }
  }

  private static void checkMoved(String name, boolean dark, View.Lens lens, double elevation)
      throws SnapshotException, IOException {
    Scene scene =
        scene(
            Space.THREE,
            new Camera(new Vec3(0, 1, 0), 9, elevation == 0 ? Math.PI / 2 : -0.4, elevation),
            new Body3(
                "leaf",
                new Triangle(new Vec3(-1.5, 0.2, -1), new Vec3(1.5, 0.2, -1), new Vec3(0, 3, -1))),
            new Body3("stick", new Segment(new Vec3(-1.5, 1.5, 0.5), new Vec3(1, 0.75, 0))),
            new Body3("mole", new Sphere(new Vec3(2.5, -1, 0), 0.5)));
    Bitmap picture =
        Drawn.of(
            () -> {
              Session session = new Session(Document.of(scene), scene.camera().orElseThrow());
              session.display().show(View.FIRST.with(lens));
              session.select(new Selection(List.of("stick", "mole")));
              session.make(new Edit.Move(Set.of("stick", "mole"), new Vec3(0, 0, 0.25)));
              Viewport viewport = new Viewport(session, FrameTimer.SILENT);
              viewport.palette().set(dark ? Palette.DARK : Palette.LIGHT);
              return viewport;
            },
            Flat.WIDTH,
            Flat.HEIGHT);
    GoldenPictures.check(name, picture);
  }

  private static Scene oneInside() {
    return inSpace(
        new Body3("box", new Box(new Vec3(-1, 1, 0), new Vec3(1, 1, 1), Rotation.NONE)),
        new Body3("ball", new Sphere(new Vec3(-0.1, 1.5, 0.6), 0.8)),
        new Body3("pea", new Sphere(new Vec3(-1.3, 0.7, -0.2), 0.3)),
        new Body3("capsule", new Capsule(new Vec3(0.6, 0.5, -1), new Vec3(1.4, 1.2, -1), 0.4)));
  }

  /// What is inside is dashed, and so is the selected body behind another.
  @Test
  void bodiesThatOthersHideAreOutlined() throws SnapshotException, IOException {
    check("overlay-hidden", oneInside(), Palette.DARK, View.FIRST.layers(), "capsule");
    check("overlay-hidden-light", oneInside(), Palette.LIGHT, View.FIRST.layers());
  }

  @Test
  void bodiesCanBeSeenThrough() throws SnapshotException, IOException {
    Set<Layer> layers = Set.of(Layer.GRID, Layer.DEPTH, Layer.CONTACTS, Layer.SEE_THROUGH);
    check("overlay-see-through", oneInside(), Palette.DARK, layers);
    check("overlay-see-through-light", oneInside(), Palette.LIGHT, layers, "ball");
  }

  @Test
  void stripesCanBeStrong() throws SnapshotException, IOException {
    check("overlay-stripes", solids(), Palette.DARK, Set.of(Layer.GRID, Layer.STRIPES));
    check("overlay-stripes-light", solids(), Palette.LIGHT, Set.of(Layer.GRID, Layer.STRIPES));
  }

  /// A step of a method, drawn over a built-in scene.
  private static void checkStep(
      String name, String preset, String method, int step, Palette palette)
      throws SnapshotException, IOException {
    Scene scene = BuiltInScenes.named(preset).orElseThrow();
    Body a = scene.bodies().get(0);
    Body b = scene.bodies().get(1);
    Question question =
        a instanceof Body3 a3 && b instanceof Body3 b3
            ? Question.of(a3.shape(), b3.shape())
            : Question.of(((Body2) a).shape(), ((Body2) b).shape());
    List<Step> steps = Methods.catalogue().named(method).orElseThrow().explain(question).steps();
    Bitmap picture =
        Drawn.of(
            () -> {
              Session session = new Session(Document.of(scene), Framing.of(scene, 1.6));
              session.display().pointOut(steps.get(step).drawings());
              Viewport viewport = new Viewport(session, FrameTimer.SILENT);
              viewport.palette().set(palette);
              return viewport;
            },
            Flat.WIDTH,
            Flat.HEIGHT);
    GoldenPictures.check(name, picture);
  }

  @Test
  void theRegionsOfACapsule() throws SnapshotException, IOException {
    String method = "article-000-capsule-sphere";
    checkStep("overlay-step-regions", "capsule-sphere", method, 0, Palette.DARK);
    checkStep("overlay-step-regions-light", "capsule-sphere", method, 0, Palette.LIGHT);
  }

  @Test
  void theTetrahedronOfCramersRule() throws SnapshotException, IOException {
    String method = "article-001-segment-triangle";
    checkStep("overlay-step-tetrahedron", "segment-triangle", method, 0, Palette.DARK);
  }

  @Test
  void theNormalOfAnEdgeInThePlane() throws SnapshotException, IOException {
    String method = "article-001-point-polygon";
    checkStep("overlay-step-edge-light", "point-polygon-2d", method, 0, Palette.LIGHT);
  }
}
