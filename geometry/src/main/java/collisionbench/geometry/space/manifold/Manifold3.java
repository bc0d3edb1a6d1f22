package collisionbench.geometry.space.manifold;

import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.ShapeOrder;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/// Where two shapes touch: the features in contact and the region that they share, up to `1e-9` of
/// the size of the larger shape.
///
/// The features are the support features of the shapes along the contact normal. The region is the
/// intersection of their projections along the normal, in the plane halfway between the witness
/// points: of touching shapes, on both of them; of overlapping ones, halfway through the overlap.
/// For shapes that are apart it is the region in which they are nearest.
///
/// Laws, up to rounding: `of(b, a)` is `of(a, b).swapped()`, to the last bit unless the shapes are
/// equal; moving and turning both shapes moves and turns the region.
///
/// @param featureA the feature of A
/// @param featureB the feature of B
/// @param region a single point, the two ends of a stretch, or the corners of a convex polygon in
///   order
public record Manifold3(ContactFeature featureA, ContactFeature featureB, List<Vec3> region) {

  /// What counts as shared, relative to the size of the larger shape.
  static final double SHARED = 1e-9;

  /// The number of points to which engines reduce a region.
  private static final int MOST_POINTS = 4;

  public Manifold3 {
    region = List.copyOf(region);
  }

  /// {@return the manifold of two shapes}
  public static Manifold3 of(Shape3 a, Shape3 b) {
    return of(a, b, Separation3.between(a, b));
  }

  /// {@return the manifold of two shapes}
  ///
  /// @param separation their separation
  public static Manifold3 of(Shape3 a, Shape3 b, Separation3 separation) {
    if (ShapeOrder.compare(a, b) > 0) {
      return of(b, a, separation.swapped()).swapped();
    }
    double tolerance =
        SHARED * Math.max(a.bounds().size().greatest(), b.bounds().size().greatest());
    Vec3 middle = separation.pointA().towards(separation.pointB(), 0.5);
    ContactPlane plane = ContactPlane.of(middle, separation.normal());
    FlatRegion ofA = plane.support(a, separation.normal(), tolerance);
    FlatRegion ofB = plane.support(b, separation.normal().negated(), tolerance);
    List<Vec3> shared = ofA.and(ofB).points();
    return new Manifold3(
        ofA.feature(),
        ofB.feature(),
        shared.size() < 2 ? List.of(middle) : shared.stream().map(plane::inSpace).toList());
  }

  /// {@return this with A and B swapped}
  public Manifold3 swapped() {
    return new Manifold3(featureB, featureA, region);
  }

  /// {@return 1 to 4 points that span the region, as engines use them: the whole region if it has
  /// no more corners, otherwise four that are far from each other, in order}
  public List<Vec3> points() {
    if (region.size() <= MOST_POINTS) {
      return region;
    }
    Vec3 first = region.getFirst();
    Vec3 far = farthest(point -> point.distanceSquared(first));
    Vec3 opposite = farthest(point -> point.distanceSquared(far));
    Vec3 across = far.minus(opposite);
    Vec3 side = farthest(point -> point.minus(opposite).cross(across).lengthSquared());
    Vec3 normal = across.cross(side.minus(opposite));
    Vec3 other = farthest(point -> -across.cross(point.minus(opposite)).dot(normal));
    List<Vec3> chosen = List.of(far, opposite, side, other);
    return region.stream().filter(chosen::contains).toList();
  }

  private Vec3 farthest(ToDoubleFunction<Vec3> distance) {
    return region.stream().max(Comparator.comparingDouble(distance)).orElseThrow();
  }
}
