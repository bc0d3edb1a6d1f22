package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.SeenLine;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// Places a step's lines beside thin bodies, edges of bodies and each other, so that none hides
/// another.
final class StepLines {

  /// The displacements to try, in pixels.
  private static final List<Double> OFFSETS =
      List.of(0.0, ThinBodies.FREE, -ThinBodies.FREE, 2 * ThinBodies.FREE, -2 * ThinBodies.FREE);

  /// Lines closer than this many pixels hide each other.
  private static final double NEAR = 6;

  private final List<SeenLine> bodies;
  private final List<SeenLine> taken = new ArrayList<>();

  /// @param bodies thin bodies and edges of bodies
  StepLines(List<SeenLine> bodies) {
    this.bodies = List.copyOf(bodies);
    taken.addAll(bodies);
  }

  /// {@return a line, displaced if it would hide a body or an earlier line with a letter}
  SeenLine place(SeenLine line) {
    SeenLine placed = beside(line, taken);
    taken.add(placed);
    return placed;
  }

  /// {@return a line without a letter, displaced if it would hide a body}
  SeenLine placeUnnamed(SeenLine line) {
    return beside(line, bodies);
  }

  private static SeenLine beside(SeenLine line, List<SeenLine> others) {
    return OFFSETS.stream()
        .map(line::beside)
        .filter(beside -> others.stream().noneMatch(other -> hides(beside, other)))
        .findFirst()
        .orElse(line);
  }

  /// {@return the parts of a line outside the bodies and lines with letters that it would hide}
  List<SeenLine> around(SeenLine line) {
    return taken.stream()
        .reduce(
            List.of(line),
            (parts, body) -> parts.stream().flatMap(part -> around(part, body)).toList(),
            (a, b) -> Stream.concat(a.stream(), b.stream()).toList());
  }

  /// {@return the border of an area without what would hide bodies or lines with letters}
  List<OutlineRun> border(List<Point2D> corners) {
    List<OutlineRun> runs = new ArrayList<>();
    List<Point2D> run = new ArrayList<>(List.of(corners.getFirst()));
    boolean whole = true;
    for (int i = 0; i < corners.size(); i++) {
      Point2D next = corners.get((i + 1) % corners.size());
      SeenLine side = new SeenLine(corners.get(i), next, true);
      List<SeenLine> parts = around(side);
      if (parts.equals(List.of(side))) {
        run.add(next);
      } else {
        whole = false;
        runs.add(new OutlineRun(run, false, false));
        parts.forEach(
            part -> runs.add(new OutlineRun(List.of(part.from(), part.to()), false, false)));
        run = new ArrayList<>(List.of(next));
      }
    }
    return whole
        ? List.of(new OutlineRun(corners, false, true))
        : Stream.concat(runs.stream(), Stream.of(new OutlineRun(run, false, false)))
            .filter(part -> part.points().size() > 1)
            .toList();
  }

  private static Stream<SeenLine> around(SeenLine line, SeenLine body) {
    if (!hides(line, body)) {
      return Stream.of(line);
    }
    double start = Math.min(position(body.from(), line), position(body.to(), line));
    double end = Math.max(position(body.from(), line), position(body.to(), line));
    return Stream.of(
            line.without(0, line.length() - start + ThinBodies.FREE),
            line.without(end + ThinBodies.FREE, 0))
        .filter(part -> part.length() > 0 && part.along().dotProduct(line.along()) > 0);
  }

  /// {@return whether two lines are too close where they run side by side}
  private static boolean hides(SeenLine line, SeenLine other) {
    double from = position(line.from(), other);
    double to = position(line.to(), other);
    double start = Math.max(0, Math.min(from, to));
    double end = Math.min(other.length(), Math.max(from, to));
    return end - start > NEAR
        && DoubleStream.of(start, end)
            .mapToObj(at -> line.from().interpolate(line.to(), (at - from) / (to - from)))
            .allMatch(at -> Math.abs(at.subtract(other.from()).dotProduct(other.across())) < NEAR);
  }

  /// {@return how far along a line a point is, in pixels}
  private static double position(Point2D point, SeenLine line) {
    return point.subtract(line.from()).dotProduct(line.along());
  }
}
