package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.SeenLine;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// Places a step's lines beside thin bodies, edges of bodies and each other, so that none hides
/// another.
final class StepLines {

  /// The displacements to try, in pixels.
  private static final List<Double> OFFSETS =
      List.of(0.0, ThinBodies.FREE, -ThinBodies.FREE, 2 * ThinBodies.FREE, -2 * ThinBodies.FREE);

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
        .filter(beside -> others.stream().noneMatch(beside::liesAlong))
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
    if (!line.liesAlong(body)) {
      return Stream.of(line);
    }
    double start = Math.min(line.position(body.from()), line.position(body.to()));
    double end = Math.max(line.position(body.from()), line.position(body.to()));
    return Stream.of(
            line.without(0, line.length() - start + ThinBodies.FREE),
            line.without(end + ThinBodies.FREE, 0))
        .filter(part -> part.length() > 0 && part.along().dotProduct(line.along()) > 0);
  }
}
