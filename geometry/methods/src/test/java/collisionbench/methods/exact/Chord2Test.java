package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class Chord2Test {

  private static final Sector WIDE = new Sector(Vec2.ZERO, 2, Vec2.X.negated(), 1.5 * Math.PI);

  private static Optional<Chord2> chord(Shape2 shape, Vec2 start, Vec2 end) {
    return Chord2.of(new Segment2(start, end), shape);
  }

  private static Chord2 stretch(double enter, double exit, Vec2 first, Vec2 last) {
    return new Chord2(enter, exit, false, first, last);
  }

  @Test
  void aPolygonIsPassedFromEdgeToEdge() {
    Polygon square =
        new Polygon(List.of(Vec2.ZERO, new Vec2(2, 0), new Vec2(2, 2), new Vec2(0, 2)));
    assertEquals(
        Optional.of(stretch(0.25, 0.75, new Vec2(0, 1), new Vec2(2, 1))),
        chord(square, new Vec2(-1, 1), new Vec2(3, 1)));
    assertEquals(
        Optional.of(new Chord2(0.5, 0.5, true, new Vec2(2, 2), new Vec2(2, 2))),
        chord(square, new Vec2(1, 3), new Vec2(3, 1)));
  }

  @Test
  void segmentsCrossInAPointAndShareAStretch() {
    Segment2 level = new Segment2(new Vec2(-1, 0), new Vec2(1, 0));
    assertEquals(
        Optional.of(new Chord2(0.25, 0.25, true, Vec2.ZERO, Vec2.ZERO)),
        chord(level, new Vec2(0, -1), new Vec2(0, 3)));
    assertEquals(
        Optional.of(stretch(0, 0.5, Vec2.ZERO, Vec2.X)), chord(level, Vec2.ZERO, new Vec2(2, 0)));
    assertEquals(Optional.empty(), chord(level, new Vec2(-1, 1), new Vec2(1, 1)));
  }

  @Test
  void aWideSectorIsLeftThroughItsMouthAndEnteredAgain() {
    assertEquals(
        Optional.of(stretch(0, 1, new Vec2(1, -1.5), new Vec2(1, 1.5))),
        chord(WIDE, new Vec2(1, -1.5), new Vec2(1, 1.5)));
    assertEquals(Optional.empty(), chord(WIDE, new Vec2(1, -0.5), new Vec2(1, 0.5)));
    assertEquals(
        Optional.of(stretch(0, 0.5, new Vec2(-1, 0), Vec2.ZERO)),
        chord(WIDE, new Vec2(-1, 0), new Vec2(1, 0)));
  }

  @Test
  void aPointThatMovesMeetsASectorAndOthersAreRefused() {
    assertEquals(
        Optional.of(new Contact(0.25, 0.5)),
        Contact.of(WIDE, Vec2.ZERO, new Point2(new Vec2(-4, 0)), new Vec2(8, 0)));
    assertEquals(
        Optional.of(new Contact(0.25, 0.5)),
        Contact.of(new Point2(new Vec2(-4, 0)), new Vec2(8, 0), WIDE, Vec2.ZERO));
    Circle circle = new Circle(Vec2.ZERO, 1);
    assertThrows(IllegalArgumentException.class, () -> Contact.of(WIDE, Vec2.ZERO, circle, Vec2.X));
  }
}
