package collisionbench.geometry.space.manifold;

import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.number.Require;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.core.ShapeOrder;
import collisionbench.geometry.space.separation.Separation3;
import java.util.List;
import java.util.Set;

/// Where two shapes touch: the features in contact and the region that they share, up to `1e-9` of
/// the size of the larger shape.
///
/// The features are the support features of the shapes along the contact normal. The region is the
/// intersection of their projections along the normal, in the plane halfway between the witness
/// points: of touching shapes, on both of them; of overlapping ones, halfway through the overlap.
/// For shapes that are apart it is the region in which they are nearest.
///
/// Corners count as in contact, or as one, up to the tolerance. Their order and which of them are
/// ends are exact.
///
/// Laws, up to rounding: `of(b, a)` is `of(a, b).swapped()`, to the last bit unless the shapes are
/// equal; moving and turning both shapes moves and turns the region.
///
/// {@snippet file="SpaceEntriesTest.java" region="manifold"}
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
    Require.nonNull("a", a);
    Require.nonNull("b", b);
    Require.nonNull("separation", separation);
    if (ShapeOrder.compare(a, b) > 0) {
      return of(b, a, separation.swapped()).swapped();
    }
    Scale scale = Scale.of(a, b);
    if (scale.isOne()) {
      return ordered(a, b, separation);
    }
    Separation3 scaled =
        new Separation3(
            scale.apply(separation.distance()),
            scale.apply(separation.pointA()),
            scale.apply(separation.pointB()),
            separation.normal());
    Manifold3 found = ordered(scale.apply(a), scale.apply(b), scaled);
    return new Manifold3(
        found.featureA, found.featureB, found.region.stream().map(scale.inverse()::apply).toList());
  }

  private static Manifold3 ordered(Shape3 a, Shape3 b, Separation3 separation) {
    double tolerance =
        SHARED * Math.max(a.bounds().size().greatest(), b.bounds().size().greatest());
    Vec3 normal = separation.normal();
    ContactPlane plane = new ContactPlane(normal, tolerance);
    FlatRegion ofA = plane.support(a, normal);
    FlatRegion ofB = plane.support(b, normal.negated());
    double half = separation.distance() / 2;
    List<Vec3> shared =
        ofA.raisedBy(Core.radius(a) + half).and(ofB.raisedBy(-Core.radius(b) - half)).distinct();
    return new Manifold3(
        ofA.feature(),
        ofB.feature(),
        shared.size() < 2
            ? List.of(separation.pointA().towards(separation.pointB(), 0.5))
            : shared);
  }

  /// {@return this with A and B swapped}
  public Manifold3 swapped() {
    return new Manifold3(featureB, featureA, region);
  }

  /// {@return 1 to 4 points of the region, as engines use them: all its corners if it has no more
  /// than four, otherwise the four of them that span the most area, in order}
  public List<Vec3> points() {
    if (region.size() <= MOST_POINTS) {
      return region;
    }
    Scale scale = Scale.of(region.stream().mapToDouble(Vec3::largest).max().orElseThrow());
    Set<Integer> widest = new Quadrilaterals(region.stream().map(scale::apply).toList()).widest();
    return widest.stream().sorted().map(region::get).toList();
  }
}
