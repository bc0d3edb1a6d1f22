package collisionbench.app.window.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.session.DrawnMap;
import collisionbench.app.session.Selection;
import collisionbench.bench.FakeMethod;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.Lattice;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.MapWork;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.Rim;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MapGapsTest {

  private static final int SIDE = 16;

  private static Body circle(String id, double x) {
    return new Body2(id, new Circle(new Vec2(x, 0), 0.5));
  }

  private static PairField flat(Method method) {
    return new PairField(circle("a", 0), circle("b", 1.25), true, method);
  }

  /// {@return what a square map lacks}
  ///
  /// @param middle the displacement in its middle
  private static List<String> gaps(PairField field, Vec3 middle, double width) {
    return gaps(field, MapPlane.XY.rectangle(middle, width, SIDE, SIDE));
  }

  private static List<String> gaps(PairField field, Lattice places) {
    return gaps(field, places, MapColor.AGREEMENT);
  }

  private static List<String> gaps(PairField field, Lattice places, MapColor color) {
    AnswerMap map = MapWork.complete(field, places, color);
    DrawnMap drawn = DrawnMap.of(map, MapPlane.Kind.XY, List.of(MapPlane.Kind.XY));
    return MapGaps.of(drawn.rim(Rim.of(field, places, () -> false)), Optional.empty());
  }

  private static List<String> gaps(Answer answer) {
    return gaps(flat(FakeMethod.separation("odd", _ -> answer)), Vec3.ZERO, 8);
  }

  @Test
  void aMapWithItsEdgeLacksNothing() {
    assertEquals(List.of(), gaps(flat(Methods.ANALYTIC), Vec3.ZERO, 8));
  }

  @Test
  void thePairMayBeOutOfView() {
    String sentence =
        "The two touch everywhere in the picture, or nowhere. Zoom out, or move the picture.";
    assertEquals(List.of(sentence), gaps(flat(Methods.ANALYTIC), new Vec3(100, 0, 0), 8));
    assertEquals(List.of(sentence), gaps(flat(Methods.ANALYTIC), new Vec3(1.25, 0, 0), 0.01));
  }

  @Test
  void aPlaneMayMissTheContact() {
    PairField field =
        new PairField(
            new Body3("a", new Sphere(Vec3.ZERO, 0.5)),
            new Body3("b", new Sphere(new Vec3(0, 0, 2), 0.5)),
            true,
            Methods.ANALYTIC);
    assertEquals(
        List.of(
            "No place was seen in this plane at which the two touch. Another plane may show one."),
        gaps(field, MapPlane.XY.square(field, SIDE)));
    assertEquals(List.of(), gaps(field, MapPlane.XZ.square(field, SIDE)));
  }

  @Test
  void placesMayBeBeyondTheDoublesOrBetweenThem() {
    PairField between = new PairField(circle("a", 1e30), circle("b", 0), true, Methods.ANALYTIC);
    PairField far = new PairField(circle("a", 1.5e308), circle("b", 0), true, Methods.ANALYTIC);
    assertEquals("Some places are beyond the doubles.", gaps(far, Vec3.ZERO, 1.7e308).getFirst());
    assertEquals(
        "Neighboring places are the same: the doubles are farther apart there.",
        gaps(between, Vec3.ZERO, 8).getFirst());
  }

  @Test
  void thePictureMayEndBefore() {
    PairField huge =
        new PairField(
            new Body2("a", new Circle(Vec2.ZERO, 1e300)), circle("b", 0), true, Methods.ANALYTIC);
    assertEquals(List.of("The picture shows nothing beyond 1e150."), gaps(huge, Vec3.ZERO, 4e300));
  }

  @Test
  void aMethodMayGiveNoAnswer() {
    String before = "At some places the method gives no yes or no: ";
    assertEquals(
        List.of(before + "no answer within 2 s."),
        gaps(
            new Answer.Failed(
                new MethodFailure.TimedOut(Duration.ofSeconds(2), Optional.empty()))));
    assertEquals(
        List.of(before + "ended (exit status 3)."),
        gaps(new Answer.Failed(new MethodFailure.Died("exit status 3", ""))));
    assertEquals(
        List.of(before + "wrong: returned NaN or infinity."),
        gaps(Answer.of(true).withDistance(Double.NaN)));
    assertEquals(
        List.of(before + "the method does not support this pair."), gaps(Answer.unanswered()));
    assertEquals(List.of(before + "wrong: returned an empty answer."), gaps(Answer.nothing()));
  }

  @Test
  void aColorMayNeedWords() {
    PairField off = flat(FakeMethod.separation("off", _ -> Answer.of(false, 1)));
    Lattice places = MapPlane.XY.rectangle(Vec3.ZERO, 8, SIDE, SIDE);
    assertEquals(List.of(), gaps(off, places, MapColor.AGREEMENT));
    assertEquals(
        List.of("The method reports no branches, so right and wrong are shown."),
        gaps(off, places, MapColor.BRANCH));
    assertEquals(
        List.of(
            "Where the map is ruled, the distance is wrong. Right distances are solid lines, the"
                + " method's dashed."),
        gaps(off, places, MapColor.DISTANCE));
  }

  @Test
  void theChosenMethodMayBeGone() {
    PairField field = flat(Methods.ANALYTIC);
    Lattice places = MapPlane.XY.rectangle(Vec3.ZERO, 8, SIDE, SIDE);
    DrawnMap drawn =
        DrawnMap.of(
            MapWork.complete(field, places, MapColor.AGREEMENT), MapPlane.Kind.XY, List.of());
    assertEquals(
        List.of(
            "mine is not there, or does not answer about this pair. The map is about analytic"
                + " (double)."),
        MapGaps.of(drawn, Optional.of("mine")));
  }

  @Test
  void aMapThatIsNotThereYetIsBeingDrawn() {
    Scene two = BuiltInScenes.named("circle-box-2d").orElseThrow();
    assertEquals("The map is being drawn.", MapGaps.none(Evaluation.of(two), Selection.NONE));
    assertEquals(
        "Nothing to test",
        MapGaps.none(Evaluation.of(Scene.empty("none", Space.TWO)), Selection.NONE));
  }
}
