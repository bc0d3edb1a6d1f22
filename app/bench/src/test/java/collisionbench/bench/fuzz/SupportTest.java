package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SupportTest {

  private static final Vec2 SLANTED = new Vec2(0.6, 0.8);

  /// Shapes and their support along (0.6, 0.8).
  record InPlane(Shape2 shape, double reach) {}

  /// Shapes and their support along (0, 0.6, 0.8).
  record InSpace(Shape3 shape, double reach) {}

  static List<InPlane> inPlane() {
    Vec2 a = new Vec2(5, 0);
    Vec2 b = new Vec2(0, 10);
    return List.of(
        new InPlane(new Point2(a), 3),
        new InPlane(new Circle(a, 2), 5),
        new InPlane(new Segment2(a, b), 8),
        new InPlane(new Capsule2(b, a, 1), 9),
        new InPlane(new Polygon(List.of(Vec2.ZERO, a, b)), 8),
        new InPlane(new Sector(a, 5, SLANTED, 0.1), 8),
        new InPlane(new Sector(a, 5, SLANTED.negated(), Math.PI / 2), 3),
        new InPlane(new Sector(a, 5, SLANTED.perpendicular(), Math.PI / 3), 5.5));
  }

  static List<InSpace> inSpace() {
    Vec3 a = new Vec3(7, 5, 0);
    Vec3 b = new Vec3(7, 0, 10);
    Rotation quarterAboutX = new Rotation(1, 0, 0, 1);
    return List.of(
        new InSpace(new Sphere(a, 2), 5),
        new InSpace(new Segment(b, a), 8),
        new InSpace(new Capsule(a, b, 1), 9),
        new InSpace(new Triangle(Vec3.ZERO, a, b), 8),
        new InSpace(new Hull(List.of(b, a, Vec3.ZERO)), 8),
        new InSpace(new Box(a, new Vec3(1, 5, 10), Rotation.NONE), 14),
        new InSpace(new Box(a, new Vec3(1, 10, 5), quarterAboutX), 14));
  }

  @ParameterizedTest
  @MethodSource("inPlane")
  void supportIsThatOfTheFurthestPointInThePlane(InPlane known) {
    assertEquals(known.reach(), Support.of(known.shape(), SLANTED), 1e-14);
  }

  @ParameterizedTest
  @MethodSource("inSpace")
  void supportIsThatOfTheFurthestPointInSpace(InSpace known) {
    assertEquals(known.reach(), Support.of(known.shape(), new Vec3(0, 0.6, 0.8)), 1e-14);
  }
}
