package collisionbench.app.viewport;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.session.View.Layer;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Texts;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// What the overlay says of two bodies: how far they are apart, or where they touch and how deep.
final class PairMarks {

  /// How far from its line a number may be put.
  private static final double REACH = 130;

  /// How long the arrow of a normal is, seen from the side.
  private static final double NORMAL = 40;

  /// How long the arrow of a depth is at least.
  private static final double LEAST_DEPTH = 24;

  /// An arrow that is seen to be shorter is seen from an end.
  private static final double SHORTEST = 9;

  private final Sight sight;
  private final Projection projection;
  private final List<Mark> marks = new ArrayList<>();

  private PairMarks(Sight sight) {
    this.sight = sight;
    this.projection = sight.projection();
  }

  /// {@return the marks for a pair, in the layers that are shown}
  static List<Mark> of(PairAnswer pair, Sight sight) {
    PairMarks marks = new PairMarks(sight);
    if (pair.touching()) {
      marks.addContact(pair.separation());
      marks.addDepth(pair);
    } else {
      marks.addDistance(pair.separation());
    }
    return marks.marks;
  }

  private void addDistance(Separation3 gap) {
    if (sight.view().shows(Layer.DISTANCE)) {
      SeenLine.of(gap.pointA(), gap.pointB(), projection)
          .ifPresent(line -> {
            marks.add(new Mark.Line(line.from(), line.to(), Mark.Pen.GAP));
            marks.add(new Mark.Label(Numbers.of(gap.distance()), line.middle(), REACH));
          });
      addSpot(gap.pointA(), Mark.Sign.DISC);
      addSpot(gap.pointB(), Mark.Sign.RING);
    }
  }

  private void addContact(Separation3 gap) {
    if (sight.view().shows(Layer.CONTACTS)) {
      addArrow(gap.pointA(), gap.pointA().plus(units(NORMAL, gap), gap.normal()), Mark.Pen.NORMAL);
      addSpot(gap.pointB(), Mark.Sign.RING);
      addSpot(gap.pointA(), Mark.Sign.DISC);
    }
  }

  /// On the side of A's point to which the normal does not go: from the point of the body that
  /// would move to where it would be. A tiny depth is drawn longer, so that the arrow is one.
  private void addDepth(PairAnswer pair) {
    Separation3 gap = pair.separation();
    double depth = Math.max(0, -gap.distance());
    if (!sight.view().shows(Layer.DEPTH)) {
      return;
    }
    String words = Texts.get("overlay.depth", Numbers.of(depth));
    if (depth == 0) {
      seen(gap.pointA()).ifPresent(at -> marks.add(new Mark.Label(words, at, REACH)));
      return;
    }
    double length = Math.max(depth, units(LEAST_DEPTH, gap));
    Vec3 inside = gap.pointA().plus(-length, gap.normal());
    boolean first = movesFirst(pair);
    Vec3 from = first ? gap.pointA() : inside;
    Vec3 to = first ? inside : gap.pointA();
    addArrow(from, to, Mark.Pen.DEPTH);
    SeenLine.of(from, to, projection)
        .ifPresent(line -> marks.add(new Mark.Label(words, line.middle(), REACH)));
  }

  /// {@return whether it is A that would move: the body that was selected last does, or else B}
  private boolean movesFirst(PairAnswer pair) {
    Set<String> both = Set.of(pair.a().id(), pair.b().id());
    return sight.selection().where(both::contains).last().filter(pair.a().id()::equals).isPresent();
  }

  private double units(double pixels, Separation3 at) {
    return pixels / Math.max(projection.pixelsPerUnit(at.pointA()), Double.MIN_NORMAL);
  }

  /// An arrow that is seen from an end is a sign that tells from which.
  private void addArrow(Vec3 from, Vec3 to, Mark.Pen pen) {
    SeenLine.of(from, to, projection).map(line -> arrow(line, from, to, pen)).ifPresent(marks::add);
  }

  private Mark arrow(SeenLine line, Vec3 from, Vec3 to, Mark.Pen pen) {
    if (!line.whole()) {
      return new Mark.Line(line.from(), line.to(), pen);
    }
    if (line.length() >= SHORTEST) {
      return new Mark.Arrow(line.from(), line.to(), pen);
    }
    boolean nearer = projection.depth(to) < projection.depth(from);
    return new Mark.Spot(line.middle(), nearer ? Mark.Sign.TOWARDS : Mark.Sign.AWAY);
  }

  private void addSpot(Vec3 at, Mark.Sign sign) {
    seen(at).ifPresent(pixel -> marks.add(new Mark.Spot(pixel, sign)));
  }

  private Optional<Point2D> seen(Vec3 at) {
    return Stream.of(at)
        .filter(point -> projection.depth(point) >= projection.nearest())
        .flatMap(point -> projection.toPixel(point).stream())
        .filter(new PlaneWindow(projection.width(), projection.height())::contains)
        .findFirst();
  }
}
