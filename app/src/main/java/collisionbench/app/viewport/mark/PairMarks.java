package collisionbench.app.viewport.mark;

import collisionbench.app.session.GapWords;
import collisionbench.app.session.Hue;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The marks of two bodies: their distance, or contact points and depth, and what exact arithmetic
/// says if it contradicts the method that colors the picture.
final class PairMarks {

  /// The greatest distance of a number from its line.
  private static final double REACH = 130;

  /// The greatest displacement of the words about a dispute, and their preferred distance.
  private static final double DISPUTE_REACH = 160;

  private static final double ABOVE = 28;

  /// The length of a normal in pixels, seen from the side.
  private static final double NORMAL = 40;

  /// The least length of a depth's arrow in pixels.
  private static final double LEAST_DEPTH = 24;

  /// The displacement of an arrow that would cover a segment.
  private static final double BESIDE = 16;

  private final RenderState state;
  private final PairAnswer pair;
  private final ThinBodies thin;
  private final Separation3 gap;
  private final List<Mark> marks = new ArrayList<>();
  private final MarkMaker maker;

  private PairMarks(PairAnswer pair, RenderState state, ThinBodies thin, Occlusion occlusion) {
    this.state = state;
    this.pair = pair;
    this.thin = thin;
    gap = pair.separation();
    maker = new MarkMaker(state.projection(), occlusion, marks);
  }

  /// {@return the marks for a pair in the visible layers}
  static List<Mark> of(PairAnswer pair, RenderState state, ThinBodies thin, Occlusion occlusion) {
    PairMarks marks = new PairMarks(pair, state, thin, occlusion);
    marks.addManifold();
    if (pair.touching()) {
      marks.addContact();
      marks.addDepth();
    } else {
      marks.addDistance();
    }
    marks.marks.addAll(CrossingMarks.of(pair, state, thin, occlusion));
    return marks.marks;
  }

  /// {@return what exact arithmetic says, if it contradicts the method that colors the picture}
  static List<Mark> ofDispute(PairAnswer pair, RenderState state, Occlusion occlusion) {
    PairMarks marks = new PairMarks(pair, state, ThinBodies.NOTHING, occlusion);
    marks.addDispute();
    return marks.marks;
  }

  /// The outline of the region in which the bodies touch along an edge or a face, and the points of
  /// their manifold. A single point is a witness point, which is marked already.
  private void addManifold() {
    if (state.view().shows(Layer.CONTACTS)
        && !state.selection().isEmpty()
        && state.coloring().isEmpty()) {
      pair.manifold()
          .ifPresent(manifold -> {
            List<Vec3> region = manifold.region();
            int sides = region.size() > 2 ? region.size() : region.size() - 1;
            for (int i = 0; i < sides; i++) {
              maker.line(region.get(i), region.get((i + 1) % region.size()), Mark.Pen.REGION);
            }
            if (manifold.points().size() > 1) {
              manifold.points().forEach(point -> maker.symbol(point, Mark.Sign.CONTACT));
            }
          });
    }
  }

  private void addDispute() {
    state
        .coloring()
        .flatMap(coloring -> coloring.of(pair))
        .filter(Ruling::wrong)
        .flatMap(ruling ->
            maker
                .seen(gap.pointA().towards(gap.pointB(), 0.5))
                .map(at -> at.add(0, -ABOVE))
                .map(at ->
                    new Mark.Label(Texts.get(dispute(ruling)), at, DISPUTE_REACH, Hue.DISPUTE)))
        .ifPresent(marks::add);
  }

  private String dispute(Ruling ruling) {
    boolean exact = state.evaluation().about(names()).getFirst().touching();
    if (ruling.touches().filter(said -> said == exact).isPresent()) {
      return "overlay.dispute";
    }
    return exact ? "overlay.dispute-yes" : "overlay.dispute-no";
  }

  private Set<String> names() {
    return Set.of(pair.a().id(), pair.b().id());
  }

  private void addDistance() {
    if (state.view().shows(Layer.DISTANCE)) {
      SeenLine.of(gap.pointA(), gap.pointB(), state.projection())
          .ifPresent(line -> {
            maker.line(gap.pointA(), gap.pointB(), thin.clear(line), Mark.Pen.GAP);
            marks.add(new Mark.Label(distance(), line.middle(), REACH));
          });
      addPoint(gap.pointA(), Mark.Sign.DISC);
      addPoint(gap.pointB(), Mark.Sign.RING);
    }
  }

  /// The normal is omitted if the depth's arrow is shown.
  private void addContact() {
    if (state.view().shows(Layer.CONTACTS)) {
      if (!(state.view().shows(Layer.DEPTH) && !GapWords.isNothing(pair))) {
        Vec3 tip = gap.pointA().plus(maker.units(NORMAL, gap.pointA()), gap.normal());
        addArrow(gap.pointA(), tip, Mark.Pen.NORMAL);
      }
      addPoint(gap.pointB(), Mark.Sign.RING);
      addPoint(gap.pointA(), Mark.Sign.DISC);
    }
  }

  /// The number alone; the line shows what it measures.
  private String distance() {
    return GapWords.isNothing(pair) ? GapWords.of(pair) : Numbers.of(gap.distance());
  }

  /// From A's point against the normal, in the direction in which the body would move. Tiny depths
  /// are drawn longer.
  private void addDepth() {
    if (!state.view().shows(Layer.DEPTH)) {
      return;
    }
    if (GapWords.isNothing(pair)) {
      maker.label(GapWords.of(pair), gap.pointA(), REACH);
      return;
    }
    double depth = -gap.distance();
    double length = Math.max(depth, maker.units(LEAST_DEPTH, gap.pointA()));
    Vec3 inside = gap.pointA().plus(-length, gap.normal());
    boolean first = movesFirst();
    Body mover = first ? pair.a() : pair.b();
    String words = Texts.get("overlay.depth-of", Numbers.of(depth), LabelFont.cut(mover.id()));
    Vec3 from = first ? gap.pointA() : inside;
    addArrow(from, first ? inside : gap.pointA(), Mark.Pen.DEPTH)
        .ifPresent(line ->
            marks.add(
                new Mark.Label(words, line.middle(), REACH, state.tint(mover.id()), weight())));
  }

  /// Labels of pairs that are not selected step back, if there are several.
  private Mark.Weight weight() {
    boolean selected =
        state.selection().contains(pair.a().id()) || state.selection().contains(pair.b().id());
    return selected || state.evaluation().contacts().size() == 1
        ? Mark.Weight.ARROW
        : Mark.Weight.QUIET_ARROW;
  }

  /// {@return whether A would move: the last selected body does, else B}
  private boolean movesFirst() {
    return state
        .selection()
        .where(names()::contains)
        .last()
        .filter(pair.a().id()::equals)
        .isPresent();
  }

  private Optional<SeenLine> addArrow(Vec3 from, Vec3 to, Mark.Pen pen) {
    Optional<SeenLine> drawn =
        SeenLine.of(from, to, state.projection())
            .map(line -> thin.isBelow(line) ? beside(from, to, line) : thin.clear(line));
    drawn.ifPresent(line -> maker.arrow(from, to, line, pen));
    return drawn;
  }

  /// Displaced, with witness lines.
  private SeenLine beside(Vec3 from, Vec3 to, SeenLine line) {
    SeenLine near = line.beside(ThinBodies.FREE);
    SeenLine drawn = line.beside(BESIDE);
    maker.tick(from, near.from(), drawn.from(), Mark.Pen.WITNESS);
    maker.tick(to, near.to(), drawn.to(), Mark.Pen.WITNESS);
    return drawn;
  }

  /// A symbol, or a ring around a point that must stay visible.
  private void addPoint(Vec3 at, Mark.Sign sign) {
    boolean free = maker.seen(at).filter(thin::isBelow).isEmpty();
    maker.symbol(at, free ? sign : Mark.Sign.HALO);
  }
}
