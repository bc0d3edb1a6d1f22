package collisionbench.app.viewport.render;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/// The bodies that hide marks behind or inside them. Lines, see-through bodies and flat scenes hide
/// nothing.
public final class Occlusion {

  /// Shorter gaps between hidden stretches are closed, in pixels.
  private static final double SHORTEST = 1;

  /// The greatest number of bisections; a double has hardly more digits.
  private static final int MOST = 40;

  private final Projection projection;
  private final List<Occluder> bodies;

  private Occlusion(Projection projection, List<Occluder> bodies) {
    this.projection = projection;
    this.bodies = List.copyOf(bodies);
  }

  /// {@return the visible bodies of a state, as they hide marks}
  public static Occlusion of(RenderState state) {
    Set<String> seeThrough = state.seeThrough();
    return of(state, body -> !seeThrough.contains(body.id()));
  }

  /// {@return some of the visible bodies of a state, see-through ones too}
  ///
  /// @param ids accepts the name of a body
  public static Occlusion among(RenderState state, Predicate<String> ids) {
    return of(state, body -> ids.test(body.id()));
  }

  private static Occlusion of(RenderState state, Predicate<Body> hiding) {
    return of(state.bodies().stream().filter(hiding).toList(), state.projection());
  }

  /// {@return some bodies, see-through ones too}
  public static Occlusion of(List<Body> bodies, Projection projection) {
    return new Occlusion(
        projection,
        bodies.stream()
            .flatMap(body ->
                body instanceof Body3 solid
                    ? Occluder.of(solid, projection).stream()
                    : Stream.empty())
            .toList());
  }

  public Occlusion without(String id) {
    return new Occlusion(
        projection, bodies.stream().filter(occluder -> !occluder.id().equals(id)).toList());
  }

  /// {@return the bodies that may hide something between pixels}
  public Occlusion between(List<Point2D> pixels) {
    return new Occlusion(projection, among(pixels).toList());
  }

  /// A stretch of a drawn line.
  public record Stretch(Point2D from, Point2D to, boolean hidden) {}

  public boolean hides(Vec3 point) {
    return occluders(point).findAny().isPresent();
  }

  /// {@return the names of the bodies that hide a point}
  public Set<String> hiding(Vec3 point) {
    return occluders(point).map(Occluder::id).collect(Collectors.toSet());
  }

  private Stream<Occluder> occluders(Vec3 point) {
    return projection.toVisiblePixel(point).stream()
        .flatMap(pixel -> among(List.of(pixel)))
        .filter(occluder -> occluder.hides(point));
  }

  /// {@return the stretches of the line between two points, in order; without gaps}
  ///
  /// @param drawn what is drawn of it; may be shortened or displaced
  public List<Stretch> stretches(Vec3 from, Vec3 to, SeenLine drawn) {
    List<Stretch> stretches = new ArrayList<>();
    double length = drawn.length();
    double done = 0;
    for (ClipWindow.Part part : hidden(from, to, drawn)) {
      double enter = (part.enter() - done) * length < SHORTEST ? done : part.enter();
      double exit = (1 - part.exit()) * length < SHORTEST ? 1 : part.exit();
      if (enter > done) {
        stretches.add(new Stretch(drawn.at(done), drawn.at(enter), false));
      }
      if (exit > enter) {
        stretches.add(new Stretch(drawn.at(enter), drawn.at(exit), true));
        done = exit;
      }
    }
    if (done < 1 || length == 0) {
      stretches.add(new Stretch(drawn.at(done), drawn.to(), false));
    }
    return stretches;
  }

  /// The hidden parts of a drawn line, without overlaps.
  private List<ClipWindow.Part> hidden(Vec3 from, Vec3 to, SeenLine drawn) {
    if (bodies.isEmpty()) {
      return List.of();
    }
    Vec3 start = projection.inFront(from, to);
    Vec3 end = projection.inFront(to, from);
    List<Point2D> ends =
        Stream.of(start, end).flatMap(at -> projection.toPixel(at).stream()).toList();
    if (ends.size() < 2) {
      return List.of();
    }
    double pixels = ends.getFirst().distance(ends.getLast());
    int halvings = (int) Math.clamp(Math.ceil(Math.log(2 * pixels) / Math.log(2)), 1, MOST);
    return joined(
        among(ends)
            .flatMap(occluder -> occluder.hidden(start, end, halvings).stream())
            .map(part ->
                new ClipWindow.Part(
                    along(drawn, start.towards(end, part.enter())),
                    along(drawn, start.towards(end, part.exit()))))
            .sorted(Comparator.comparingDouble(ClipWindow.Part::enter))
            .toList());
  }

  private static List<ClipWindow.Part> joined(List<ClipWindow.Part> parts) {
    List<ClipWindow.Part> joined = new ArrayList<>();
    for (ClipWindow.Part part : parts) {
      if (!joined.isEmpty() && part.enter() <= joined.getLast().exit()) {
        ClipWindow.Part last = joined.removeLast();
        joined.add(new ClipWindow.Part(last.enter(), Math.max(last.exit(), part.exit())));
      } else {
        joined.add(part);
      }
    }
    return joined;
  }

  private Stream<Occluder> among(List<Point2D> pixels) {
    Bounds area = Pixels.bounds(pixels);
    return bodies.stream().filter(occluder -> occluder.mayHide(area));
  }

  /// {@return the parameter of a point's projection along a drawn line, from 0 to 1}
  private double along(SeenLine drawn, Vec3 point) {
    double length = drawn.length();
    return length > 0
        ? projection
            .toPixel(point)
            .map(at -> at.subtract(drawn.from()).dotProduct(drawn.along()) / length)
            .map(t -> Math.clamp(t, 0, 1))
            .orElse(0.0)
        : 0;
  }
}
