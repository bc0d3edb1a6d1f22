package collisionbench.geometry.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Vec3;
import org.junit.jupiter.api.Test;

class Exact3Test {

  private static final double HAIR = 0x1p-50;

  private static Vec3 at(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  @Test
  void counterClockwiseFromAboveIsTheUpperSide() {
    assertEquals(1, Exact3.side(Vec3.ZERO, Vec3.X, Vec3.Y, Vec3.Z));
    assertEquals(-1, Exact3.side(Vec3.ZERO, Vec3.X, Vec3.Y, Vec3.Z.negated()));
    assertEquals(0, Exact3.side(Vec3.ZERO, Vec3.X, Vec3.Y, at(5, 7, 0)));
  }

  @Test
  void theSideOfAPointAHairOffThePlaneIsRight() {
    Vec3 a = at(0.1, 0.2, 0.3);
    Vec3 b = at(0.4, 0.1, 0.5);
    Vec3 c = a.plus(2, b.minus(a)).plus(at(0, 0.25, 0));
    Vec3 inPlane = at(0.1, 0.2 + 0.25, 0.3);
    int up = Exact3.side(a, b, c, inPlane.plus(at(0, 0, HAIR)));
    int down = Exact3.side(a, b, c, inPlane.plus(at(0, 0, -HAIR)));
    assertEquals(-up, down);
    assertEquals(1, Math.abs(up));
    assertEquals(0, Exact3.side(at(1, 1, 0), at(1, 1, 1), at(1, 1, 3), at(9, 8, 7)));
  }

  @Test
  void theNormalOfANeedleIsPerpendicularToIt() {
    Vec3 tip = at(1e9, 1, 0);
    Vec3 normal = Exact3.normal(Vec3.ZERO, tip, at(1e9, 1, 1e-9));
    assertEquals(0, normal.z(), 1e-30);
    assertEquals(-1e-9, normal.y() < 0 ? normal.x() * -1 : normal.x(), 1e-24);
    assertEquals(Vec3.ZERO, Exact3.normal(Vec3.ZERO, at(1, 2, 3), at(2, 4, 6)));
  }

  @Test
  void theDirectionToALineNearTheOriginIsPerpendicularToIt() {
    Vec3 away = Exact3.away(at(-1e9, 1e-9, 0), at(1e9, 1e-9, 0));
    assertEquals(Vec3.Y, away);
    assertEquals(Vec3.ZERO, Exact3.away(at(-1, -2, -3), at(2, 4, 6)));
    assertEquals(
        at(-0.6, 0.8, 0),
        Exact3.away(
            at(-4 - 0x1p-30 * 3, -3 + 0x1p-30 * 4, 0), at(4 - 0x1p-30 * 3, 3 + 0x1p-30 * 4, 0)));
  }

  @Test
  void sharesKnowTheRim() {
    assertEquals(at(0.25, 0.75, 0), Exact3.shares(at(-3, 1, 0), at(1, 1, 0)));
    assertEquals(0, Exact3.shares(at(0, 1, 0), at(5, 1, 0)).y());
    assertEquals(-1, Math.signum(Exact3.shares(at(HAIR, 1, 0), at(5, 1, 0)).y()));
    assertEquals(1, Math.signum(Exact3.shares(at(-HAIR, 1, 0), at(5, 1, 0)).y()));
    Vec3 onEdge = Exact3.shares(at(-1, 1, 0), at(1, 1, 0), at(0, 1, 1));
    assertEquals(at(0.5, 0.5, 0), onEdge);
    assertEquals(Vec3.ZERO, Exact3.shares(Vec3.X, Vec3.X.times(2), Vec3.X.times(3)));
  }
}
