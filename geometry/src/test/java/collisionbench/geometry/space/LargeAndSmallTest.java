package collisionbench.geometry.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import org.junit.jupiter.api.Test;

/// Sizes at which products of six to eight lengths overflow or underflow, while those of four do
/// not.
class LargeAndSmallTest {

  private static Vec3 at(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  private static void requireSpan(double enter, double exit, Segment segment, Capsule capsule) {
    Crossing3 found = Crossing3.of(segment, capsule);
    Crossing3.Span span = assertInstanceOf(Crossing3.Span.class, found);
    assertEquals(enter, span.enter(), 1e-15, span::toString);
    assertEquals(exit, span.exit(), 1e-15, span::toString);
  }

  @Test
  void theSideOfACapsuleWhereEighthPowersOverflow() {
    for (int power = -340; power <= 340; power++) {
      double one = Math.scalb(1.0, power);
      requireSpan(
          0.25,
          0.75,
          new Segment(at(0, -2 * one, 0), at(0, 2 * one, 0)),
          new Capsule(at(-5 * one, 0, 0), at(5 * one, 0, 0), one));
    }
    requireSpan(
        1.0 / 3,
        2.0 / 3,
        new Segment(at(0, -3e40, 0), at(0, 3e40, 0)),
        new Capsule(at(-5e40, 0, 0), at(5e40, 0, 0), 1e40));
  }

  @Test
  void segmentsWhereSquaredVolumesOverflow() {
    for (double one : new double[] {1, 1e38, 1e51, 1e55, 1e60}) {
      Segment a = new Segment(at(-one, 0, 0), at(0, 0, 3 * one));
      Segment b = new Segment(at(0, one, 0), at(-one, 0, one));
      assertEquals(0.19611613513818404 * one, Separation3.between(a, b).distance(), 1e-15 * one);
    }
  }

  /// The sides of a capsule whose axis is next to nothing are its spheres'; but what is left of the
  /// product of four such axes was divided by four.
  @Test
  void capsuleWithATinyAxisAndASmallRadius() {
    for (int power = -130; power > -210; power--) {
      double one = 0x1p-98;
      requireSpan(
          0.25,
          0.75,
          new Segment(at(-2 * one, 0, 0), at(2 * one, 0, 0)),
          new Capsule(at(0, 0, 0), at(0, 0, Math.scalb(1.1, power)), one));
    }
  }
}
