package collisionbench.app.viewport.mark;

import collisionbench.app.measure.BodyFeatures;
import collisionbench.app.measure.Measurement;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import java.util.ArrayList;
import java.util.List;

/// The features that are measured between, the line between them and its length.
final class MeasureMarks {

  /// The greatest distance of the number from its line.
  private static final double REACH = 130;

  private final RenderState state;
  private final List<Mark> marks = new ArrayList<>();
  private final MarkMaker maker;
  private final ThinBodies thin;
  private final StepLines lines;

  private MeasureMarks(RenderState state, ThinBodies thin, Occlusion occlusion) {
    this.state = state;
    this.thin = thin;
    lines = new StepLines(thin.lines());
    maker = new MarkMaker(state.projection(), occlusion, marks);
  }

  /// {@return the marks of what is measured; the number is left to the readout while the mouse
  /// picks}
  ///
  /// @param thin the bodies that lines are drawn beside, and points around
  static List<Mark> of(RenderState state, ThinBodies thin, Occlusion occlusion) {
    MeasureMarks made = new MeasureMarks(state, thin, occlusion);
    state.measuring().shown(state.evaluation()).forEach(made::outline);
    state.measuring().live(state.evaluation()).ifPresent(made::line);
    state
        .measuring()
        .kept(state.evaluation())
        .ifPresent(kept -> {
          made.line(kept);
          made.label(kept);
        });
    return made.marks;
  }

  /// A point is a dot, an edge or face has its outline drawn; a round feature has none.
  private void outline(Body feature) {
    switch (feature) {
      case Body3(_, Sphere(Vec3 at, double radius), _, _) when radius == 0 -> point(at);
      case Body3 solid ->
          BodyFeatures.edges(solid.shape()).forEach(edge -> line(edge.start(), edge.end()));
      case Body2(_, Point2 point, _, _) -> point(Lifted.of(point.at()));
      case Body2(_, Segment2 s, _, _) -> line(Lifted.of(s.start()), Lifted.of(s.end()));
      case Body2 _ -> {}
    }
  }

  private void line(Measurement measured) {
    line(measured.start(), measured.end());
    point(measured.start());
    point(measured.end());
  }

  private void line(Vec3 from, Vec3 to) {
    SeenLine.of(from, to, state.projection())
        .map(lines::placeUnnamed)
        .ifPresent(drawn -> maker.line(from, to, drawn, Mark.Pen.STEP));
  }

  private void point(Vec3 at) {
    boolean free = maker.seen(at).filter(thin::isBelow).isEmpty();
    maker.symbol(at, free ? Mark.Sign.STEP : Mark.Sign.STEP_RING);
  }

  private void label(Measurement measured) {
    SeenLine.of(measured.start(), measured.end(), state.projection())
        .ifPresent(line -> marks.add(new Mark.Label(measured.words(), line.middle(), REACH)));
  }
}
