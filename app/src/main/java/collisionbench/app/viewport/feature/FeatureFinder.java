package collisionbench.app.viewport.feature;

import collisionbench.app.viewport.render.FeaturePoint;
import collisionbench.app.viewport.render.FeaturePoint.Kind;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Lifted;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// Finds what lies at a pixel: a visible corner, end or center within a few pixels, else an edge,
/// else a face.
public final class FeatureFinder {

  /// How far away a feature is found, in pixels.
  private static final double NEAR = 12;

  private final Projection projection;
  private final List<Body> bodies;
  private final Occlusion occlusion;

  private FeatureFinder(Projection projection, List<Body> bodies, Occlusion occlusion) {
    this.projection = projection;
    this.bodies = bodies;
    this.occlusion = occlusion;
  }

  /// {@return the finder among some of the visible bodies, as if the others were not there}
  ///
  /// @param among accepts the name of a body
  public static FeatureFinder of(RenderState state, Predicate<String> among) {
    return new FeatureFinder(
        state.projection(),
        state.bodies().stream().filter(body -> among.test(body.id())).toList(),
        Occlusion.among(state, among));
  }

  public Optional<FeaturePoint> at(double x, double y) {
    Point2D pixel = new Point2D(x, y);
    return nearest(bodies.stream().flatMap(BodyFeatures::points), pixel)
        .or(() -> nearest(bodies.stream().flatMap(body -> edges(body, pixel)), pixel))
        .or(() -> face(pixel));
  }

  /// The nearest visible one in pixels, of several at the same pixel the frontmost.
  private Optional<FeaturePoint> nearest(Stream<FeaturePoint> found, Point2D pixel) {
    record Candidate(FeaturePoint feature, double distance) {}
    return found
        .map(feature -> new Candidate(feature, distance(feature.point(), pixel)))
        .filter(candidate -> candidate.distance <= NEAR)
        .sorted(
            Comparator.comparingDouble(Candidate::distance)
                .thenComparingDouble(candidate -> projection.depth(candidate.feature.point())))
        .map(Candidate::feature)
        .filter(this::isSeen)
        .findFirst();
  }

  private double distance(Vec3 point, Point2D pixel) {
    return projection.toVisiblePixel(point).map(pixel::distance).orElse(Double.POSITIVE_INFINITY);
  }

  /// A center counts as visible inside its own body.
  private boolean isSeen(FeaturePoint feature) {
    Occlusion hiding =
        feature.kind() == Kind.CENTER ? occlusion.without(feature.body()) : occlusion;
    return !hiding.hides(feature.point());
  }

  private Stream<FeaturePoint> edges(Body body, Point2D pixel) {
    return switch (body) {
      case Body3 solid ->
          BodyFeatures.edges(solid).stream()
              .filter(edge -> isNear(edge, pixel))
              .map(edge -> Separation3.between(line(pixel), edge).pointB())
              .map(point -> new FeaturePoint(body.id(), Kind.EDGE, point));
      case Body2 flat -> {
        Vec3 at = projection.onPlaneThrough(Vec3.ZERO, pixel.getX(), pixel.getY());
        Point2 mouse = new Point2(Lifted.flat(at));
        Vec3 point = Lifted.of(Separation2.between(flat.shape(), mouse).pointA());
        yield Stream.of(new FeaturePoint(body.id(), Kind.EDGE, point));
      }
    };
  }

  private boolean isNear(Segment edge, Point2D pixel) {
    return SeenLine.of(edge.start(), edge.end(), projection)
        .map(line ->
            Pixels.distance(List.of(line.from(), line.to()), pixel.getX(), pixel.getY()) <= NEAR)
        .orElse(false);
  }

  private Optional<FeaturePoint> face(Point2D pixel) {
    Segment line = line(pixel);
    return bodies.stream()
        .flatMap(body ->
            body instanceof Body3 solid
                ? BodyFeatures.firstOn(line, solid.shape()).stream()
                    .map(point -> new FeaturePoint(body.id(), Kind.FACE, point))
                : Stream.empty())
        .min(Comparator.comparingDouble(feature -> projection.depth(feature.point())));
  }

  /// The line of sight through a pixel, from the eye to behind all bodies.
  private Segment line(Point2D pixel) {
    Projection.Ray ray = projection.ray(pixel.getX(), pixel.getY());
    double far =
        bodies.stream()
            .map(Body::bounds)
            .mapToDouble(
                bounds -> bounds.center().minus(ray.origin()).length() + bounds.size().length())
            .max()
            .orElse(0);
    return new Segment(ray.origin(), ray.origin().plus(far, ray.direction()));
  }
}
