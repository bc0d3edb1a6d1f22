package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChordTest {

  private static final Sphere BALL = new Sphere(Vec3.ZERO, 1);
  private static final Triangle TRIANGLE =
      new Triangle(Vec3.ZERO, new Vec3(4, 0, 0), new Vec3(0, 4, 0));

  private static Optional<Chord> chord(Shape3 shape, Vec3 start, Vec3 end) {
    return Chord.of(new Segment(start, end), shape);
  }

  private static Chord stretch(double enter, double exit, Vec3 first, Vec3 last) {
    return new Chord(enter, exit, false, first, last, Optional.empty());
  }

  @Test
  void segmentCrossesASphere() {
    assertEquals(
        Optional.of(stretch(0.25, 0.75, Vec3.X.negated(), Vec3.X)),
        chord(BALL, new Vec3(-2, 0, 0), new Vec3(2, 0, 0)));
    assertEquals(
        Optional.of(stretch(0, 0.5, Vec3.ZERO, Vec3.X)), chord(BALL, Vec3.ZERO, new Vec3(2, 0, 0)));
  }

  @Test
  void tangentTouchesAtAPointAndOneBitAwayMisses() {
    Chord touch = chord(BALL, new Vec3(-1, 1, 0), new Vec3(1, 1, 0)).orElseThrow();
    assertTrue(touch.isPoint());
    assertEquals(0.5, touch.enter());
    assertEquals(new Vec3(0, 1, 0), touch.first());
    double above = Math.nextUp(1.0);
    assertEquals(Optional.empty(), chord(BALL, new Vec3(-1, above, 0), new Vec3(1, above, 0)));
  }

  @Test
  void shortestChordIsNotAPoint() {
    double below = Math.nextDown(1.0);
    Chord chord = chord(BALL, new Vec3(-1e9, below, 0), new Vec3(1e9, below, 0)).orElseThrow();
    assertFalse(chord.isPoint());
    assertEquals(-Math.sqrt(1 - below * below), chord.first().x(), 1e-20);
  }

  @Test
  void segmentCrossesCapsEndsAndSideOfACapsule() {
    Capsule capsule = new Capsule(new Vec3(-1, 0, 0), new Vec3(1, 0, 0), 1);
    assertEquals(
        Optional.of(stretch(0.25, 0.75, new Vec3(-2, 0, 0), new Vec3(2, 0, 0))),
        chord(capsule, new Vec3(-4, 0, 0), new Vec3(4, 0, 0)));
    assertEquals(
        Optional.of(stretch(0.25, 0.75, new Vec3(0.5, 1, 0), new Vec3(0.5, -1, 0))),
        chord(capsule, new Vec3(0.5, 2, 0), new Vec3(0.5, -2, 0)));
  }

  @Test
  void segmentCrossesABoxThroughACorner() {
    Box box = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
    Chord corner = chord(box, new Vec3(2, 0, 1), new Vec3(0, 2, 1)).orElseThrow();
    assertTrue(corner.isPoint());
    assertEquals(new Vec3(1, 1, 1), corner.first());
    assertEquals(
        Optional.of(stretch(0.25, 0.75, Vec3.X.negated(), Vec3.X)),
        chord(box, new Vec3(-2, 0, 0), new Vec3(2, 0, 0)));
  }

  /// A third has no finite binary expansion, and -1 + 3/3 is 0.
  @Test
  void parameterOfAThirdIsExact() {
    Vec3 from = new Vec3(-1, -1, -1);
    Vec3 to = new Vec3(2, 2, 2);
    Box box = new Box(new Vec3(1, 1, 1), new Vec3(1, 1, 1));
    assertEquals(Vec3.ZERO, chord(box, from, to).orElseThrow().first());
    Triangle triangle = new Triangle(Vec3.ZERO, Vec3.X, Vec3.Y);
    Chord corner = chord(triangle, from, to).orElseThrow();
    assertEquals(Vec3.ZERO, corner.first());
    assertEquals(Optional.of(new Chord.Weights(0, 0)), corner.weights());
  }

  @Test
  void smallWeightKeepsItsDigits() {
    Triangle triangle = new Triangle(Vec3.ZERO, Vec3.X, Vec3.Y);
    Chord point =
        chord(triangle, new Vec3(1e-100, 0.25, 0), new Vec3(1e-100, 0.25, 1)).orElseThrow();
    assertEquals(Optional.of(new Chord.Weights(1e-100, 0.25)), point.weights());
  }

  @Test
  void segmentPiercesATriangleOrCrossesItInItsPlane() {
    Chord point = chord(TRIANGLE, new Vec3(1, 2, 4), new Vec3(1, 2, -4)).orElseThrow();
    Vec3 at = new Vec3(1, 2, 0);
    Chord.Weights weights = new Chord.Weights(0.25, 0.5);
    assertEquals(new Chord(0.5, 0.5, true, at, at, Optional.of(weights)), point);
    Chord within = chord(TRIANGLE, new Vec3(-2, 2, 0), new Vec3(6, 2, 0)).orElseThrow();
    assertEquals(0.25, within.enter());
    assertEquals(0.5, within.exit());
    Triangle thin = new Triangle(Vec3.ZERO, Vec3.X, new Vec3(2, 0, 0));
    assertEquals(Optional.empty(), chord(thin, Vec3.Y, Vec3.Y.negated()).orElseThrow().weights());
  }

  @Test
  void zeroLengthSegmentIsAPointAtZero() {
    assertEquals(
        Optional.of(new Chord(0, 0, true, Vec3.X, Vec3.X, Optional.empty())),
        chord(BALL, Vec3.X, Vec3.X));
  }

  @Test
  void parametersBesideTheEndsDoNotRoundToThem() {
    Vec3 start = new Vec3(Math.nextUp(1.0), 0, 0);
    Chord inwards = chord(BALL, start, new Vec3(-1e300, 0, 0)).orElseThrow();
    assertTrue(inwards.enter() > 0);
    Chord outwards = chord(BALL, new Vec3(-1e300, 0, 0), start).orElseThrow();
    assertEquals(Math.nextDown(1.0), outwards.exit());
  }
}
