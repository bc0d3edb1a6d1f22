package collisionbench.app.viewport.mark;

import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Body;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;

/// Marks along cores: the start of a segment and, if it is selected, ticks at t = 0.1, 0.2, ...;
/// the axis of a capsule.
final class CoreMarks {

  /// With more bodies, only selected ones and those in shown pairs have marks.
  private static final int FEW = 12;

  private static final int MOST = 40;

  private static final int TICKS = 10;

  /// Half the length of ticks in pixels; the middle one is longer.
  private static final double TICK = 4;

  private static final double LONG_TICK = 6.5;

  /// The distance of the bar before a segment's start, outside the ring around its end.
  private static final double BEFORE = 13;

  private static final double BAR = 7;

  /// The least spacing of ticks, and the least length of a segment with a start.
  private static final double LEAST_APART = 6;

  private static final double LABEL_BESIDE = 18;
  private static final double LABEL_REACH = 48;

  private final RenderState state;
  private final List<Mark> marks = new ArrayList<>();
  private final MarkMaker maker;

  private CoreMarks(RenderState state, Occlusion occlusion) {
    this.state = state;
    maker = new MarkMaker(state.projection(), occlusion, marks);
  }

  /// {@return the marks of segments and capsules, if the layer is shown}
  ///
  /// @param pairs the shown pairs
  static List<Mark> of(RenderState state, List<PairAnswer> pairs, Occlusion occlusion) {
    if (!state.view().shows(Layer.CROSSING)) {
      return List.of();
    }
    List<Body> all = state.bodies();
    Set<String> told = PairAnswer.names(pairs);
    Set<String> selected = state.selection().all();
    List<Body> wanted =
        all.size() <= FEW
            ? all
            : all.stream()
                .filter(body -> told.contains(body.id()) || selected.contains(body.id()))
                .limit(MOST)
                .toList();
    CoreMarks marks = new CoreMarks(state, occlusion);
    wanted.forEach(marks::add);
    return marks.marks;
  }

  private void add(Body body) {
    CoreLine.of(body)
        .ifPresent(core ->
            SeenLine.of(core.start(), core.end(), state.projection())
                .ifPresent(line -> {
                  if (!core.thin()) {
                    maker.line(core.start(), core.end(), line, Mark.Pen.CORE);
                  } else if (line.length() > LEAST_APART) {
                    addStart(line, core);
                    if (state.selection().contains(body.id())) {
                      addTicks(core, line);
                    }
                  }
                }));
  }

  private void addStart(SeenLine line, CoreLine core) {
    maker
        .seen(core.start())
        .filter(line.from()::equals)
        .map(start -> start.subtract(line.along().multiply(BEFORE)))
        .ifPresent(bar -> addBar(core.start(), bar, line, BAR));
  }

  private void addTicks(CoreLine core, SeenLine line) {
    if (line.length() < TICKS * LEAST_APART) {
      return;
    }
    IntStream.range(1, TICKS)
        .mapToObj(i -> core.at((double) i / TICKS))
        .forEach(tick ->
            maker
                .seen(tick)
                .ifPresent(
                    at -> addBar(tick, at, line, tick.equals(core.at(0.5)) ? LONG_TICK : TICK)));
    for (int t : new int[] {0, 1}) {
      String words = CrossingMarks.parameter("t", t);
      maker
          .seen(core.at(t))
          .map(at -> at.add(line.across().multiply(LABEL_BESIDE)))
          .ifPresent(at -> marks.add(new Mark.Label(words, at, LABEL_REACH)));
    }
  }

  private void addBar(Vec3 point, Point2D at, SeenLine line, double half) {
    Point2D across = line.across().multiply(half);
    maker.tick(point, at.subtract(across), at.add(across), Mark.Pen.TICK);
  }
}
