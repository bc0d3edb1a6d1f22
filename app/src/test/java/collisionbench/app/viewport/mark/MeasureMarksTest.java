package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.measure.FeaturePoint;
import collisionbench.app.measure.FeaturePoint.Kind;
import collisionbench.app.measure.MeasuredFeature;
import collisionbench.app.measure.Measuring;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MeasureMarksTest {

  private static final Body BOX = new Body3("box", new Box(Vec3.ZERO, new Vec3(1, 1, 1)));
  private static final Body STICK =
      new Body3("stick", new Segment(new Vec3(2, -1, 0), new Vec3(2, 1, 0)));
  private static final MeasuredFeature OUTSIDE =
      new MeasuredFeature.Spot(Space.THREE, new Vec3(3, 0, 0));

  private static List<Mark> marks(Measuring measuring) {
    Scene scene =
        new Scene("", "", Space.THREE, List.of(BOX, STICK), Optional.empty(), Optional.empty());
    RenderState state =
        new RenderState(
            Evaluation.of(scene),
            Selection.NONE,
            View.FIRST,
            new Projection(Space.THREE, new Camera(Vec3.ZERO, 9, 0, 0), 800, 600),
            Palette.DARK,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Set.of(),
            List.of(),
            Optional.empty(),
            Set.of(),
            measuring);
    Marks all = Marks.of(state);
    return Stream.<Mark>concat(all.drawn().stream(), all.labels().stream()).toList();
  }

  private static MeasuredFeature on(Body body, Kind kind, Vec3 at) {
    return MeasuredFeature.of(new FeaturePoint(body.id(), kind, at), body);
  }

  private static Measuring measured(MeasuredFeature to) {
    return Measuring.NONE.toggled().picking(OUTSIDE).picking(to);
  }

  private static List<Mark.Line> lines(List<Mark> marks) {
    return marks.stream()
        .filter(Mark.Line.class::isInstance)
        .map(Mark.Line.class::cast)
        .filter(line -> line.pen() == Mark.Pen.STEP)
        .toList();
  }

  @Test
  void whatABodyHidesOfTheLineIsMarkedAsHidden() {
    List<Mark> marks = marks(measured(on(BOX, Kind.CENTER, Vec3.ZERO)));
    assertEquals(List.of(false, true), lines(marks).stream().map(Mark.Line::hidden).toList());
    assertTrue(
        marks.stream()
            .anyMatch(mark -> mark instanceof Mark.Label label && label.text().equals("3")));
  }

  @Test
  void anEdgeThatIsAStickIsDrawnBesideIt() {
    double stick =
        400
            + 2
                * new Projection(Space.THREE, new Camera(Vec3.ZERO, 9, 0, 0), 800, 600)
                    .pixelsPerUnit(Vec3.ZERO);
    List<Mark.Line> along =
        lines(marks(measured(on(STICK, Kind.EDGE, new Vec3(2, 0.1, 0))))).stream()
            .filter(line -> Math.abs(line.from().getX() - line.to().getX()) < 1)
            .toList();
    assertEquals(1, along.size());
    assertTrue(Math.abs(along.getFirst().from().getX() - stick) > 4, along::toString);
  }

  @Test
  void nothingIsMarkedWithoutAMeasurement() {
    assertEquals(List.of(), lines(marks(Measuring.NONE.toggled())));
  }
}
