package collisionbench.app.measure;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.measure.FeaturePoint.Kind;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Space;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Numbers;
import collisionbench.app.text.Texts;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A feature that is measured from or to.
public sealed interface MeasuredFeature {

  /// {@return its shape where it is in a scene, named in words such as "edge of box"; empty if its
  /// body is not there}
  Optional<Body> in(List<Body> bodies);

  /// {@return whether it is part of the body of that name}
  boolean isOf(String id);

  /// {@return the same after a body was renamed}
  MeasuredFeature renamed(String id, String newId);

  /// A part of a body, which follows it.
  ///
  /// @param body the name of the body
  /// @param vertices the indices of its vertices; none for the center, and for all of a round
  ///   surface
  record Part(String body, Kind kind, List<Integer> vertices) implements MeasuredFeature {

    public Part {
      vertices = List.copyOf(vertices);
    }

    @Override
    public Optional<Body> in(List<Body> bodies) {
      return bodies.stream()
          .filter(other -> other.id().equals(body))
          .filter(other -> vertices.stream().allMatch(i -> i < BodyFeatures.vertices(other).size()))
          .findFirst()
          .map(this::of);
    }

    private Body of(Body whole) {
      String words = Texts.get("feature." + KebabCase.of(kind), whole.id());
      List<Vec3> all = BodyFeatures.vertices(whole);
      List<Vec3> own = vertices.stream().map(all::get).toList();
      if (own.isEmpty()) {
        return kind == Kind.CENTER
            ? point(words, whole.space(), whole.center())
            : whole.named(words);
      }
      return own.size() == 1
          ? point(words, whole.space(), own.getFirst())
          : switch (whole.space()) {
            case THREE -> new Body3(words, shape(own));
            case TWO ->
                new Body2(
                    words, new Segment2(Lifted.flat(own.getFirst()), Lifted.flat(own.getLast())));
          };
    }

    private static Shape3 shape(List<Vec3> own) {
      return switch (own.size()) {
        case 2 -> new Segment(own.getFirst(), own.getLast());
        case 3 -> new Triangle(own.getFirst(), own.get(1), own.getLast());
        default -> new Hull(own);
      };
    }

    @Override
    public boolean isOf(String id) {
      return body.equals(id);
    }

    @Override
    public MeasuredFeature renamed(String id, String newId) {
      return body.equals(id) ? new Part(newId, kind, vertices) : this;
    }
  }

  /// A fixed point of the scene.
  record Spot(Space space, Vec3 at) implements MeasuredFeature {

    @Override
    public Optional<Body> in(List<Body> bodies) {
      String x = Numbers.of(at.x());
      String y = Numbers.of(at.y());
      String words =
          switch (space) {
            case THREE -> Texts.get("feature.point", x, y, Numbers.of(at.z()));
            case TWO -> Texts.get("feature.point-2d", x, y);
          };
      return Optional.of(point(words, space, at));
    }

    @Override
    public boolean isOf(String id) {
      return false;
    }

    @Override
    public MeasuredFeature renamed(String id, String newId) {
      return this;
    }
  }

  private static Body point(String words, Space space, Vec3 at) {
    return switch (space) {
      case THREE -> new Body3(words, new Sphere(at, 0));
      case TWO -> new Body2(words, new Point2(Lifted.flat(at)));
    };
  }

  /// {@return the feature of a body that a point lies on}
  static MeasuredFeature of(FeaturePoint found, Body body) {
    Body point = point(found.body(), body.space(), found.point());
    return Vertices.ofFeatures(body, found.kind())
        .map(vertices -> new Part(found.body(), found.kind(), vertices))
        .min(Comparator.comparingDouble(part -> distance(part.of(body), point, body.extent())))
        .orElse(new Part(found.body(), found.kind(), Vertices.NONE));
  }

  /// At least 0, also inside.
  private static double distance(Body part, Body point, double size) {
    double distance = Evaluation.between(part, point).separation().distance();
    return Math.max(0, Numbers.read(distance, size));
  }
}
