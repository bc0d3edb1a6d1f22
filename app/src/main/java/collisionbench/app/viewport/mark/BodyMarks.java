package collisionbench.app.viewport.mark;

import collisionbench.app.session.Hue;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/// The bounding boxes of bodies, their names, and the letters of the pair.
final class BodyMarks {

  /// The distance of a name's middle from the top of its body.
  private static final double ABOVE = 12;

  /// The least distance of a name's middle from the upper edge.
  private static final double LEAST_Y = 16;

  /// The greatest displacement of a name.
  private static final double REACH = 34;

  private BodyMarks() {}

  /// {@return the edges of the bounding boxes: twelve each in 3D, four in 2D}
  static List<Mark.Figure> bounds(RenderState state) {
    List<Mark.Figure> marks = new ArrayList<>();
    if (state.view().shows(Layer.BOUNDS)) {
      state.bodies().forEach(body -> addEdges(marks, body, state.projection()));
    }
    return marks;
  }

  private static void addEdges(List<Mark.Figure> marks, Body body, Projection projection) {
    List<Vec3> corners = corners(body, projection.space());
    List<Point2D> pixels = pixels(corners, projection);
    boolean allInFront = pixels.size() == corners.size();
    for (int i = 0; i < corners.size(); i++) {
      for (int bit = 1; bit < corners.size(); bit *= 2) {
        int j = i | bit;
        if (i != j) {
          Optional<SeenLine> edge =
              allInFront
                  ? SeenLine.between(pixels.get(i), pixels.get(j), projection)
                  : SeenLine.of(corners.get(i), corners.get(j), projection);
          edge.map(line -> new Mark.Line(line.from(), line.to(), Mark.Pen.BOUNDS))
              .ifPresent(marks::add);
        }
      }
    }
  }

  /// The pixels of the corners in front of the eye.
  private static List<Point2D> pixels(List<Vec3> corners, Projection projection) {
    return corners.stream().flatMap(corner -> projection.toVisiblePixel(corner).stream()).toList();
  }

  /// Corners whose indices differ in one bit share an edge.
  private static List<Vec3> corners(Body body, Space space) {
    List<Vec3> corners = Framing.corners(Framing.startBounds(body));
    return switch (space) {
      case THREE -> corners;
      case TWO -> List.of(corners.get(0), corners.get(2), corners.get(4), corners.get(6));
    };
  }

  /// {@return the names: of selected bodies, of bodies in contact, of others; those of the pair
  /// have its letters, unless the steps of a method are listed or drawn, which have letters of
  /// their own, or a map}
  static List<Mark.Label> names(RenderState state) {
    boolean named = state.view().shows(Layer.NAMES);
    Optional<Ruling.Names> pair = state.pair();
    boolean lettered =
        pair.isPresent()
            && !state.explained()
            && state.pointedOut().isEmpty()
            && state.map().isEmpty();
    if (!named && !lettered) {
      return List.of();
    }
    return state.bodies().stream()
        .sorted(Comparator.comparingInt(body -> rank(body.id(), state)))
        .flatMap(body -> {
          Hue tint = Hue.of(body.id(), pair);
          String letter = lettered ? tint.letter() : "";
          String name = named ? LabelFont.cut(body.id()) : "";
          return label((letter + " " + name).strip(), tint, body, state.projection());
        })
        .toList();
  }

  private static int rank(String id, RenderState state) {
    if (state.selection().contains(id)) {
      return 0;
    }
    return state.evaluation().touching().contains(id) ? 1 : 2;
  }

  /// Above the visible part of the body.
  private static Stream<Mark.Label> label(
      String words, Hue tint, Body body, Projection projection) {
    List<Point2D> pixels = pixels(corners(body, projection.space()), projection);
    if (pixels.isEmpty() || words.isEmpty()) {
      return Stream.empty();
    }
    Bounds around = Pixels.bounds(pixels);
    Bounds picture = new BoundingBox(0, 0, projection.width(), projection.height());
    if (!picture.intersects(around)) {
      return Stream.empty();
    }
    double left = Math.max(around.getMinX(), 0);
    double right = Math.min(around.getMaxX(), projection.width());
    double top = Math.max(around.getMinY() - ABOVE, LEAST_Y);
    return Stream.of(new Mark.Label(words, new Point2D((left + right) / 2, top), REACH, tint));
  }
}
