package collisionbench.app.viewport.gesture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which bodies a rectangle selects. The picture is 600 pixels and 6 units high, so that the origin
/// is at (400, 300) and a unit has 100 pixels.
class BoxSelectionTest {

  private static final Camera FRONT =
      new Camera(Vec3.ZERO, 3 / Math.tan(Camera.FIELD_OF_VIEW / 2), 0, 0);
  private static final Vec3 HALF = new Vec3(0.5, 0.5, 1e-9);

  private Session session = session(solids());

  private static List<Body> solids() {
    return List.of(
        new Body3("left", new Box(new Vec3(-2, 0, 0), HALF)),
        new Body3("right", new Box(new Vec3(2, 1, 0), HALF)),
        new Body3("stick", new Segment(new Vec3(0, -2, 0), new Vec3(1, -2, 0))),
        new Body3("behind", new Sphere(new Vec3(0, 0, 100), 1)));
  }

  private static List<Body> flats() {
    return List.of(
        new Body2("left", new Circle(new Vec2(-2, 0), 0.5)),
        new Body2("stick", new Segment2(new Vec2(0, -2), new Vec2(1, -2))));
  }

  private static Session session(List<Body> bodies) {
    Scene scene =
        new Scene("", "", bodies.getFirst().space(), bodies, Optional.of(FRONT), Optional.empty());
    return new Session(Document.of(scene), FRONT);
  }

  private static Pointer at(double x, double y, boolean shift) {
    return new Pointer(x, y, shift, Optional.empty(), false, Optional.empty());
  }

  private BoxSelection begin(double x, double y, boolean shift) {
    RenderState state =
        RenderStates.of(
            session.evaluation().get(),
            session.selection().get(),
            View.FIRST,
            new Projection(session.space(), FRONT, 800, 600));
    return new BoxSelection(state, at(x, y, shift));
  }

  private Set<String> selected() {
    return session.selection().get().all();
  }

  private static Set<String> names(String list) {
    return list.isEmpty() ? Set.of() : Set.of(list.split(" "));
  }

  /// From any corner to the opposite one.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "140 | 240 | 260 | 360 | left",
        "0   | 0   | 151 | 251 | left",
        "0   | 0   | 149 | 249 | ''",
        "249 | 349 | 400 | 400 | left",
        "251 | 351 | 400 | 400 | ''",
        "0   | 0   | 799 | 599 | left right stick",
        "180 | 280 | 220 | 320 | left",
        "450 | 480 | 460 | 520 | stick",
        "450 | 480 | 460 | 499 | ''",
        "560 | 120 | 600 | 160 | right",
        "560 | 400 | 640 | 480 | ''",
        "300 | 200 | 500 | 400 | ''"
      })
  void whatTheRectangleTouchesIsSelected(
      double left, double top, double right, double bottom, String names) {
    begin(left, top, false).to(at(right, bottom, false), session);
    assertEquals(names(names), selected());
    begin(right, bottom, false).to(at(left, top, false), session);
    assertEquals(names(names), selected());
    begin(left, bottom, false).to(at(right, top, false), session);
    assertEquals(names(names), selected());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "100 | 200 | 151 | 400 | left",
        "100 | 200 | 149 | 400 | ''",
        "0   | 0   | 799 | 599 | left stick",
        "0   | 480 | 799 | 520 | stick",
        "0   | 0   | 160 | 260 | ''"
      })
  void inThePlaneShapesCountAndNotTheirBounds(
      double left, double top, double right, double bottom, String names) {
    session = session(flats());
    begin(left, top, false).to(at(right, bottom, false), session);
    assertEquals(names(names), selected());
  }

  @Test
  void withShiftItAddsToTheSelection() {
    session.select(Selection.of("right"));
    BoxSelection box = begin(140, 240, true);
    box.to(at(260, 360, true), session);
    assertEquals(new Selection(List.of("right", "left")), session.selection().get());
    box.to(at(141, 241, true), session);
    assertEquals(Selection.of("right"), session.selection().get(), "it has left it again");
    begin(140, 240, false).to(at(260, 360, false), session);
    assertEquals(Selection.of("left"), session.selection().get());
  }

  @Test
  void cancellingRestoresTheSelection() {
    session.select(Selection.of("right"));
    BoxSelection box = begin(140, 240, false);
    box.to(at(260, 360, false), session);
    box.cancelled(session);
    assertEquals(Selection.of("right"), session.selection().get());
  }

  @Test
  void aClickInABodyAndALineSelectToo() {
    begin(200, 300, false).to(at(200, 300, false), session);
    assertEquals(Set.of("left"), selected());
    begin(0, 300, false).to(at(799, 300, false), session);
    assertEquals(Set.of("left"), selected());
  }

  @Test
  void theGuideShowsTheRectangleAndHowManyItTouches() {
    BoxSelection box = begin(140, 240, false);
    assertEquals(Optional.empty(), box.guide());
    box.to(at(799, 599, false), session);
    assertEquals(
        Optional.of(
            new DragGuide("3", List.of(new DragGuide.Trace.Box(140, 240, 799, 599)), 799, 599)),
        box.guide());
  }
}
