package collisionbench.app.measure;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Texts;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The distance between two features, and the angle between edges and faces.
///
/// @param answer about the shapes of the two features, which have the names of these
/// @param size distances far below it count as 0
public record Measurement(PairAnswer answer, double size) {

  /// {@return the measurement between two features where they are; empty if one is not there}
  static Optional<Measurement> of(MeasuredFeature from, MeasuredFeature to, List<Body> bodies) {
    double size =
        Stream.of(from, to)
            .flatMap(feature -> bodies.stream().filter(body -> feature.isOf(body.id())))
            .mapToDouble(Body::extent)
            .max()
            .orElse(0);
    return from.in(bodies)
        .flatMap(a -> to.in(bodies).map(b -> new Measurement(Evaluation.between(a, b), size)));
  }

  /// {@return the distance; negative, the depth, where a round feature is pierced}
  public double distance() {
    boolean meet = answer.touching() && isThin(answer.a()) && isThin(answer.b());
    return meet ? 0 : Numbers.read(answer.separation().distance(), size);
  }

  /// {@return the point of the first feature that is nearest to the second one}
  public Vec3 start() {
    return distance() == 0 ? meeting() : answer.separation().pointA();
  }

  /// {@return the point of the second feature that is nearest to the first one}
  public Vec3 end() {
    return distance() == 0 ? meeting() : answer.separation().pointB();
  }

  private Vec3 meeting() {
    return answer.crossing().flatMap(Measurement::first).orElse(answer.separation().pointA());
  }

  /// {@return where a segment first meets a shape}
  public static Optional<Vec3> first(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> Optional.empty();
      case Crossing3.Point point -> Optional.of(point.point());
      case Crossing3.Span span -> Optional.of(span.first());
      case Crossing3.Overlap overlap -> Optional.of(overlap.first());
    };
  }

  /// {@return the angle in degrees from 0 to 90 between two edges, two faces, or an edge and a
  /// face}
  public OptionalDouble angle() {
    Optional<Directed> a = Directed.of(answer.a());
    Optional<Directed> b = Directed.of(answer.b());
    return a.isPresent() && b.isPresent()
        ? OptionalDouble.of(a.get().angle(b.get()))
        : OptionalDouble.empty();
  }

  /// {@return distance and angle in few words: `1.25 45°`}
  public String words() {
    return distance() < 0 ? sentence() : withAngle(Numbers.of(distance()));
  }

  /// {@return the same with the word for it: `distance 1.25 45°`}
  public String sentence() {
    String number = Numbers.of(Math.abs(distance()));
    return withAngle(Texts.get(distance() < 0 ? "gap.depth" : "gap.distance", number));
  }

  private String withAngle(String length) {
    OptionalDouble angle = angle();
    return angle.isPresent() ? length + "   " + Numbers.of(angle.getAsDouble(), 90) + "°" : length;
  }

  /// {@return the names of both features: `corner of box to edge of ball`}
  public String title() {
    return Texts.get("measure.between", answer.a().id(), answer.b().id());
  }

  /// {@return how far the second point is from the first one along each axis: `dx 1 dy 0`}
  public String differences() {
    double scale = Math.max(size, Math.abs(distance()));
    return named(difference()).stream()
        .map(axis -> axis.name + " " + Numbers.of(axis.value, scale))
        .collect(Collectors.joining("   "));
  }

  /// {@return names and all digits of everything, one a line, with tabs between columns}
  public String table() {
    List<String> lines = new ArrayList<>();
    lines.add(line(Texts.get("measure.from"), answer.a(), start()));
    lines.add(line(Texts.get("measure.to"), answer.b(), end()));
    lines.add(Texts.get("measure.distance") + "\t" + Numbers.exact(distance()));
    angle().ifPresent(angle -> lines.add(Texts.get("measure.angle") + "\t" + Numbers.exact(angle)));
    named(difference()).forEach(axis -> lines.add(axis.name + "\t" + Numbers.exact(axis.value)));
    return String.join("\n", lines);
  }

  private String line(String title, Body feature, Vec3 point) {
    return Stream.concat(
            Stream.of(title, feature.id()),
            named(point).stream().map(axis -> Numbers.exact(axis.value)))
        .collect(Collectors.joining("\t"));
  }

  private Vec3 difference() {
    return end().minus(start());
  }

  private record Named(String name, double value) {}

  private List<Named> named(Vec3 v) {
    Named x = new Named("dx", v.x());
    Named y = new Named("dy", v.y());
    return answer.a().space() == Space.TWO ? List.of(x, y) : List.of(x, y, new Named("dz", v.z()));
  }

  /// A point, an edge or a face, which has no inside.
  private static boolean isThin(Body feature) {
    return switch (feature) {
      case Body3 solid ->
          switch (solid.shape()) {
            case Sphere s -> s.radius() == 0;
            case Capsule _, Box _ -> false;
            case Segment _, Triangle _, Hull _ -> true;
          };
      case Body2 flat ->
          switch (flat.shape()) {
            case Point2 _, Segment2 _ -> true;
            case Circle _, Capsule2 _, Polygon _, Sector _ -> false;
          };
    };
  }
}
