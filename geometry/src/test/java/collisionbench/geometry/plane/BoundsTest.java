package collisionbench.geometry.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.Dyadic;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Bounds contain the exact shape; edges of a sector are rotated and measured without rounding.
class BoundsTest {

  @Test
  void ofRoundShapesContainTheExactShape() {
    Random random = new Random(13);
    for (int i = 0; i < 4000; i++) {
      Circle circle = new Circle(point(random), random.nextDouble());
      assertTrue(reaches(circle.bounds(), circle.center(), circle.radius()), circle::toString);
      Capsule2 capsule = new Capsule2(point(random), point(random), random.nextDouble());
      assertTrue(reaches(capsule.bounds(), capsule.start(), capsule.radius()), capsule::toString);
      assertTrue(reaches(capsule.bounds(), capsule.end(), capsule.radius()), capsule::toString);
    }
  }

  private static Vec2 point(Random random) {
    return new Vec2(random.nextDouble(-9, 9), random.nextDouble(-9, 9));
  }

  private static boolean reaches(Bounds2 bounds, Vec2 center, double radius) {
    return rooms(bounds, center).allMatch(room -> room.compareTo(Dyadic.of(radius)) >= 0);
  }

  /// {@return the distances of the bounds from a point inside: right, up, left and down}
  private static Stream<Dyadic> rooms(Bounds2 bounds, Vec2 p) {
    return Stream.of(
        Dyadic.of(bounds.max().x()).minus(Dyadic.of(p.x())),
        Dyadic.of(bounds.max().y()).minus(Dyadic.of(p.y())),
        Dyadic.of(p.x()).minus(Dyadic.of(bounds.min().x())),
        Dyadic.of(p.y()).minus(Dyadic.of(bounds.min().y())));
  }

  @Test
  void ofSectorsContainTheExactShape() {
    Random random = new Random(14);
    for (int i = 0; i < 10_000; i++) {
      Sector sector = sector(i, random);
      assertTrue(contained(sector), sector::toString);
    }
  }

  /// Around arbitrary, whole and rounded rotated directions.
  private static Sector sector(int i, Random random) {
    Vec2 any = new Vec2(random.nextGaussian(), random.nextGaussian());
    Vec2 whole = new Vec2(random.nextInt(1, 6), random.nextInt(-5, 6));
    Vec2 direction = List.of(any, whole, whole.unit(), Vec2.Y.negated()).get(i % 4);
    double angle =
        random.nextInt(4) == 0
            ? Math.PI * random.nextInt(1, 4) / 2
            : random.nextDouble(Sector.FULL_TURN);
    double radius = random.nextBoolean() ? random.nextInt(9) : Math.exp(random.nextGaussian());
    return new Sector(point(random), radius, direction, angle);
  }

  /// {@return whether the center, the ends of both edges and the extreme points of the arc are
  /// exactly within the bounds}
  private static boolean contained(Sector sector) {
    Opening opening = sector.opening();
    Dyadic radius = Dyadic.of(sector.radius());
    Dyadic dx = Dyadic.of(opening.bisector().x());
    Dyadic dy = Dyadic.of(opening.bisector().y());
    Dyadic cos = Dyadic.of(opening.cos());
    Dyadic sin = Dyadic.of(opening.sin());
    List<Dyadic> rooms = rooms(sector.bounds(), sector.center()).toList();
    List<Dyadic> along = List.of(dx, dy, dx.negated(), dy.negated());
    Dyadic edgeSquared = cos.squared().plus(sin.squared()).times(dx.squared().plus(dy.squared()));
    for (int axis = 0; axis < 4; axis++) {
      Dyadic beside = along.get((axis + 1) % 4).times(sin).magnitude();
      // The end of the edge that is farther along: radius (cos d + sin |d'|) / |edge|.
      Dyadic farther = radius.times(cos.times(along.get(axis)).plus(beside));
      if (rooms.get(axis).signum() < 0
          || farther.negated().signPlusRoot(rooms.get(axis), edgeSquared) < 0) {
        return false;
      }
      boolean opens = isIn(along.get(axis), along.get((axis + 1) % 4), cos, sin);
      if (opens && rooms.get(axis).compareTo(radius) < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIn(Dyadic along, Dyadic beside, Dyadic cos, Dyadic sin) {
    return cos.times(beside.magnitude()).compareTo(sin.times(along)) <= 0
        && (along.signum() >= 0 || cos.signum() < 0);
  }

  @Test
  void areExactWithoutRounding() {
    assertEquals(
        new Bounds2(new Vec2(1, -1), new Vec2(3, 3)),
        new Sector(new Vec2(1, 1), 2, Vec2.X, Math.PI).bounds());
  }
}
