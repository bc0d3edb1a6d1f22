package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.manifold.Manifold3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.exact.TiltedContacts.Scene;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The contact region is that of rational arithmetic, for shapes of whole numbers on tilted planes.
class ContactRegionTest {

  private static final int SCENES = Integer.getInteger("collisionbench.regions", 600);

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void regionIsThatOfRationalArithmetic(long seed) {
    TiltedContacts contacts = new TiltedContacts(seed);
    for (int i = 0; i < SCENES; i++) {
      check(contacts.next());
    }
  }

  private static void check(Scene scene) {
    Shape3 a = scene.a();
    Shape3 b = scene.b();
    double size = Math.max(a.bounds().size().greatest(), b.bounds().size().greatest());
    // Two points have no size, and their midpoint is rounded.
    double close = size == 0 ? 1e-12 : 1e-9 * size;
    Separation3 separation = Separation3.between(a, b);
    Manifold3 found = Manifold3.of(a, b, separation);
    RationalRegion right = RationalRegion.of(a, b, separation.normal());
    String what = scene + " has " + found + ", expected " + right;
    assertEquals(0, RationalRegion.distance(found.region(), right.points()), close, what);
    assertEquals(right.points().size(), found.region().size(), what);
    assertEquals(feature(right.cornersOfA()), found.featureA(), what);
    assertEquals(feature(right.cornersOfB()), found.featureB(), what);
    Vec3 middle = separation.pointA().towards(separation.pointB(), 0.5);
    assertEquals(0, RationalRegion.farthest(List.of(middle), right.points()), close, what);
    if (Math.abs(separation.distance()) <= close) {
      found.region().forEach(point -> requireIn(a, b, new Sphere(point, 0), close, what));
    }
    if (!a.equals(b)) {
      assertEquals(found.swapped(), Manifold3.of(b, a), what);
    }
  }

  private static void requireIn(Shape3 a, Shape3 b, Sphere point, double close, String what) {
    assertTrue(Exact3.signedDistance(point, a) <= close, what);
    assertTrue(Exact3.signedDistance(point, b) <= close, what);
  }

  private static ContactFeature feature(int corners) {
    return switch (corners) {
      case 1 -> ContactFeature.POINT;
      case 2 -> ContactFeature.EDGE;
      default -> ContactFeature.FACE;
    };
  }
}
