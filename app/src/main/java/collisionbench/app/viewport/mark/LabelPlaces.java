package collisionbench.app.viewport.mark;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.SeenLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/// Places labels at or near their points, without overlapping each other, important marks or the
/// edge. Leaders do not cross. One passes under another label or over an arrow only as a last
/// resort: before that, the label covers what labels avoid if possible. Labels without room are
/// omitted, so the most important come first. Where the last picture is known, a label stays beside
/// what it is about, even if an arrow has come over its leader, and slides to the nearest room if
/// it would cover something.
final class LabelPlaces {

  /// The preference for above and below over beside.
  private static final double ASIDE = 1.2;

  /// The displacements to try, the nearest first; twice as far sideways, since labels are wide.
  private static final List<Point2D> OFFSETS =
      Stream.of(90, -90, 45, 135, -45, -135, 0, 180)
          .map(Math::toRadians)
          .map(angle -> new Point2D(2 * Math.cos(angle), -Math.sin(angle)))
          .flatMap(direction ->
              DoubleStream.of(20, 34, 48, 64, 84, 106, 130).mapToObj(direction::multiply))
          .sorted(Comparator.comparingDouble(to -> Math.hypot(ASIDE * to.getX(), to.getY())))
          .toList();

  /// The displacements from where a label was, the nearest first.
  private static final List<Point2D> SLIDES =
      IntStream.range(0, 8)
          .mapToObj(side -> Math.PI / 4 * side)
          .flatMap(angle ->
              IntStream.rangeClosed(0, 12)
                  .mapToObj(
                      step -> new Point2D(4 * step * Math.cos(angle), 4 * step * Math.sin(angle))))
          .sorted(Comparator.comparingDouble(Point2D::magnitude))
          .toList();

  private static final Pattern NUMBER = Pattern.compile("[-+−]?\\d[\\d.]*(e[-+−]?\\d+)?");

  private static final double BETWEEN = 2;

  /// A leader this close to its point is still on the arrow of that point.
  private static final double ON_ARROW = 6;

  private final Bounds area;
  private final TakenAreas taken;
  private final TakenAreas plates;
  private final List<SeenLine> leaders = new ArrayList<>();

  private List<SeenLine> arrows = List.of();

  /// The labels of the last picture by what they say.
  private Map<List<String>, List<PlacedLabel>> before = Map.of();

  private final List<Bounds> segments;
  private final List<Bounds> lines;

  /// @param area the area for labels
  /// @param covered areas without labels
  /// @param segments areas to avoid if possible
  /// @param lines labeled lines, which the readout of a drag avoids if possible
  LabelPlaces(Bounds area, List<Bounds> covered, List<Bounds> segments, List<Bounds> lines) {
    this.area = area;
    plates = new TakenAreas(area);
    taken = new TakenAreas(area);
    covered.forEach(taken::add);
    this.segments = List.copyOf(segments);
    this.lines = List.copyOf(lines);
  }

  /// Keeps leaders from crossing arrows.
  void avoid(List<SeenLine> drawn) {
    arrows = List.copyOf(drawn);
  }

  /// Keeps labels where they were, if these places are free.
  void keep(List<PlacedLabel> labels) {
    before = labels.stream().collect(Collectors.groupingBy(placed -> key(placed.label())));
  }

  /// {@return what a label says, whatever its number is}
  private static List<String> key(Mark.Label label) {
    return label.edge() == Hue.HELD
        ? List.of()
        : List.of(NUMBER.matcher(label.text()).replaceAll("#"), label.index());
  }

  /// {@return the place that a label had in the last picture, if it is known and still free}
  Optional<PlacedLabel> stay(Mark.Label label, double width, double height) {
    return first(
        last(label).stream().map(old -> old.moved(label, width, height)),
        one -> one.crowded() ? isFree(one.plate(), List.of()) : isFree(one, segments));
  }

  /// {@return the place for a label; empty if there is no room}
  Optional<PlacedLabel> place(Mark.Label label, double width, double height) {
    return place(label, width, height, segments)
        .or(() -> crowding(label, width, height, one -> !crossesArrow(one)))
        .or(() -> crowding(label, width, height, _ -> true));
  }

  private Optional<PlacedLabel> crowding(
      Mark.Label label, double width, double height, Predicate<PlacedLabel> isFit) {
    return first(
        options(label, width, height).map(PlacedLabel::crowding),
        one -> isFree(one.plate(), List.of()) && isFit.test(one));
  }

  private Optional<PlacedLabel> place(
      Mark.Label label, double width, double height, List<Bounds> alsoTaken) {
    return first(
        options(label, width, height),
        one -> isFree(one, alsoTaken) && (last(label).isPresent() || !crossesArrow(one)));
  }

  private boolean isFree(PlacedLabel one, List<Bounds> alsoTaken) {
    return isFree(one.plate(), alsoTaken)
        && one.leader().stream().noneMatch(this::passesUnderLabel);
  }

  /// Takes the first place that is free.
  private Optional<PlacedLabel> first(Stream<PlacedLabel> options, Predicate<PlacedLabel> isFree) {
    Optional<PlacedLabel> placed =
        options
            .filter(one -> area.contains(one.plate()))
            .filter(isFree)
            .filter(one ->
                one.leader().stream().noneMatch(line -> leaders.stream().anyMatch(line::crosses)))
            .findFirst();
    placed.ifPresent(this::take);
    return placed;
  }

  /// {@return the same label in the last picture; the closest of several}
  private Optional<PlacedLabel> last(Mark.Label label) {
    return before.getOrDefault(key(label), List.of()).stream()
        .min(Comparator.comparingDouble(old -> old.label().subject().distance(label.subject())));
  }

  private Stream<PlacedLabel> options(Mark.Label label, double width, double height) {
    return last(label)
        .map(old -> old.moved(label, width, height))
        .map(old -> around(old, label, width, height))
        .orElseGet(() -> candidates(label, width, height));
  }

  /// {@return the places around the one that a label had, the nearest first}
  private static Stream<PlacedLabel> around(
      PlacedLabel old, Mark.Label label, double width, double height) {
    return Stream.concat(
        SLIDES.stream()
            .map(
                slide -> new PlacedLabel(label, old.middle().add(slide), width, height, old.spot()))
            .filter(one -> one.middle().distance(one.spot().at()) <= label.reach()),
        candidates(label, width, height)
            .sorted(Comparator.comparingDouble(one -> one.middle().distance(old.middle()))));
  }

  private static Stream<PlacedLabel> candidates(Mark.Label label, double width, double height) {
    Mark.Spot best = label.spots().getFirst();
    return Stream.concat(
        label.spots().stream().map(spot -> new PlacedLabel(label, spot.at(), width, height, spot)),
        OFFSETS.stream()
            .filter(offset -> offset.magnitude() <= label.reach())
            .map(offset -> new PlacedLabel(label, best.at().add(offset), width, height, best)));
  }

  private void take(PlacedLabel placed) {
    taken.add(placed.plate());
    plates.add(placed.plate());
    placed
        .leader()
        .ifPresent(leader -> {
          leaders.add(leader);
          points(leader).forEach(at -> taken.add(new BoundingBox(at.getX(), at.getY(), 0, 0)));
        });
  }

  private boolean passesUnderLabel(SeenLine leader) {
    return points(leader).anyMatch(at -> plates.intersect(at.getX(), at.getY(), 0, 0));
  }

  /// {@return whether its leader crosses an arrow, apart from the one that it begins on}
  private boolean crossesArrow(PlacedLabel one) {
    return one.leader()
        .filter(leader -> leader.length() > ON_ARROW)
        .filter(leader -> arrows.stream().anyMatch(leader.without(ON_ARROW, 0)::crosses))
        .isPresent();
  }

  private static Stream<Point2D> points(SeenLine leader) {
    return Pixels.along(leader.from(), leader.to());
  }

  /// {@return the place for the readout of a drag; overlapping others if there is no room}
  PlacedLabel placeHeld(Mark.Label label, double width, double height) {
    return place(label, width, height, Stream.of(lines, segments).flatMap(List::stream).toList())
        .or(() -> place(label, width, height, lines))
        .or(() -> place(label, width, height))
        .orElseGet(() -> {
          double x = within(label.at().getX(), area.getMinX(), area.getMaxX(), width);
          double y = within(label.at().getY(), area.getMinY(), area.getMaxY(), height);
          return new PlacedLabel(label, new Point2D(x, y), width, height, label.spots().getFirst());
        });
  }

  private static double within(double middle, double least, double most, double size) {
    return Math.max(least + size / 2, Math.min(middle, most - size / 2));
  }

  private boolean isFree(Bounds plate, List<Bounds> alsoTaken) {
    double left = plate.getMinX() - BETWEEN;
    double top = plate.getMinY() - BETWEEN;
    double width = plate.getWidth() + 2 * BETWEEN;
    double height = plate.getHeight() + 2 * BETWEEN;
    return !taken.intersect(left, top, width, height)
        && alsoTaken.stream().noneMatch(other -> other.intersects(left, top, width, height));
  }
}
