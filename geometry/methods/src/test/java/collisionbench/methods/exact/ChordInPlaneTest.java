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
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChordInPlaneTest {

  private static final Sector WIDE = new Sector(Vec2.ZERO, 2, Vec2.X.negated(), 1.5 * Math.PI);

  private static Optional<Chord> chord(Shape2 shape, Vec2 start, Vec2 end) {
    return Chord.of(new Segment2(start, end), shape);
  }

  private static Chord stretch(double enter, double exit, Vec2 first, Vec2 last) {
    return new Chord(enter, exit, false, inSpace(first), inSpace(last), Optional.empty());
  }

  private static Chord point(double parameter, Vec2 at) {
    return new Chord(parameter, parameter, true, inSpace(at), inSpace(at), Optional.empty());
  }

  private static Vec3 inSpace(Vec2 v) {
    return new Vec3(v.x(), v.y(), 0);
  }

  @Test
  void segmentCrossesAPolygonFromEdgeToEdge() {
    Polygon square =
        new Polygon(List.of(Vec2.ZERO, new Vec2(2, 0), new Vec2(2, 2), new Vec2(0, 2)));
    assertEquals(
        Optional.of(stretch(0.25, 0.75, new Vec2(0, 1), new Vec2(2, 1))),
        chord(square, new Vec2(-1, 1), new Vec2(3, 1)));
    assertEquals(
        Optional.of(point(0.5, new Vec2(2, 2))), chord(square, new Vec2(1, 3), new Vec2(3, 1)));
  }

  @Test
  void segmentsCrossAtAPointOrAlongAnInterval() {
    Segment2 level = new Segment2(new Vec2(-1, 0), new Vec2(1, 0));
    assertEquals(
        Optional.of(point(0.25, Vec2.ZERO)), chord(level, new Vec2(0, -1), new Vec2(0, 3)));
    assertEquals(
        Optional.of(stretch(0, 0.5, Vec2.ZERO, Vec2.X)), chord(level, Vec2.ZERO, new Vec2(2, 0)));
    assertEquals(Optional.empty(), chord(level, new Vec2(-1, 1), new Vec2(1, 1)));
  }

  @Test
  void segmentLeavesAWideSectorThroughItsMouthAndEntersAgain() {
    assertEquals(
        Optional.of(stretch(0, 1, new Vec2(1, -1.5), new Vec2(1, 1.5))),
        chord(WIDE, new Vec2(1, -1.5), new Vec2(1, 1.5)));
    assertEquals(Optional.empty(), chord(WIDE, new Vec2(1, -0.5), new Vec2(1, 0.5)));
    assertEquals(
        Optional.of(stretch(0, 0.5, new Vec2(-1, 0), Vec2.ZERO)),
        chord(WIDE, new Vec2(-1, 0), new Vec2(1, 0)));
  }

  @Test
  void sweepsOnlyPointsAgainstASector() {
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
