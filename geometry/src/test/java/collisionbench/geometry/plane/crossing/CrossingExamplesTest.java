package collisionbench.geometry.plane.crossing;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.capsule;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2.None;
import collisionbench.geometry.plane.crossing.Crossing2.Overlap;
import collisionbench.geometry.plane.crossing.Crossing2.Point;
import collisionbench.geometry.plane.crossing.Crossing2.Span;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class CrossingExamplesTest {

  private static void require(Crossing2 expected, Segment2 segment, Shape2 shape) {
    assertEquals(expected, Crossing2.of(segment, shape));
  }

  private static Point touch(double t, Vec2 point) {
    return new Point(t, point, OptionalDouble.empty());
  }

  private static Point crossing(double t, double u, Vec2 point) {
    return new Point(t, point, OptionalDouble.of(u));
  }

  private static Span span(double enter, double exit, Vec2 first, Vec2 last) {
    return new Span(enter, exit, first, last);
  }

  @Test
  void segmentsCrossInAPoint() {
    require(crossing(0.25, 0.5, at(1, 1)), segment(0, 0, 4, 4), segment(0, 2, 2, 0));
    require(crossing(0.5, 0, at(2, 0)), segment(0, 0, 4, 0), segment(2, 0, 3, 9));
    require(crossing(1, 1, at(4, 0)), segment(0, 0, 4, 0), segment(9, 9, 4, 0));
  }

  @Test
  void segmentsThatMiss() {
    require(new None(), segment(0, 0, 4, 0), segment(5, -1, 5, 1));
    require(new None(), segment(0, 0, 4, 0), segment(1, 1, 2, 2));
    require(new None(), segment(0, 0, 4, 0), segment(0, 1, 4, 1));
    require(new None(), segment(0, 0, 3, 3), segment(9, 8, 1, 0));
    require(new None(), segment(0, 0, 3, 3), segment(4, 4, 5, 5));
    require(new None(), segment(0, 0, 3, 3), segment(5, 5, 4, 4));
  }

  @Test
  void almostParallelSegmentsThatMiss() {
    require(new None(), segment(0, 0, 1, 1), segment(0, 1, 1, Math.nextUp(2.0)));
  }

  @Test
  void collinearSegmentsOverlap() {
    require(new Overlap(0.25, 0.75, at(1, 1), at(3, 3)), segment(0, 0, 4, 4), segment(1, 1, 3, 3));
    require(new Overlap(0.25, 0.75, at(1, 1), at(3, 3)), segment(0, 0, 4, 4), segment(3, 3, 1, 1));
    require(new Overlap(0.5, 1, at(2, 2), at(4, 4)), segment(0, 0, 4, 4), segment(9, 9, 2, 2));
    require(new Overlap(0, 1, at(0, 4), at(0, 0)), segment(0, 4, 0, 0), segment(0, -1, 0, 5));
  }

  @Test
  void collinearSegmentsOverlapInAnyDirection() {
    require(new Overlap(0.5, 1, at(2, 2), at(0, 0)), segment(4, 4, 0, 0), segment(2, 2, -3, -3));
    require(new Overlap(0, 0.5, at(4, 4), at(2, 2)), segment(4, 4, 0, 0), segment(2, 2, 9, 9));
    require(new Overlap(0.5, 1, at(0, 2), at(0, 4)), segment(0, 0, 0, 4), segment(0, 2, 0, 9));
    require(new Overlap(0, 0.5, at(0, 0), at(0, 2)), segment(0, 0, 0, 4), segment(0, 2, 0, -9));
    require(new Overlap(0.5, 1, at(0, 2), at(0, 0)), segment(0, 4, 0, 0), segment(0, 2, 0, -9));
    require(new Overlap(0, 0.5, at(0, 4), at(0, 2)), segment(0, 4, 0, 0), segment(0, 2, 0, 9));
  }

  @Test
  void collinearSegmentsThatShareAnEndMeetInAPoint() {
    require(crossing(1, 0, at(4, 4)), segment(0, 0, 4, 4), segment(4, 4, 9, 9));
    require(crossing(0, 0, at(0, 0)), segment(0, 0, 4, 4), segment(0, 0, -1, -1));
  }

  @Test
  void zeroLengthSegments() {
    require(crossing(0, 0.5, at(1, 1)), segment(1, 1, 1, 1), segment(0, 0, 2, 2));
    require(crossing(0.5, 0, at(1, 1)), segment(0, 0, 2, 2), segment(1, 1, 1, 1));
    require(crossing(0, 0, at(1, 1)), segment(1, 1, 1, 1), segment(1, 1, 1, 1));
    require(new None(), segment(1, 1, 1, 1), segment(0, 0, 2, 3));
    require(new None(), segment(3, 3, 3, 3), segment(0, 0, 2, 2));
    require(new None(), segment(3, 3, 3, 3), segment(3, 4, 3, 4));
    require(touch(0, at(1, 0)), segment(1, 0, 1, 0), circle(0, 0, 2));
    require(touch(0, at(1, 0)), segment(1, 0, 1, 0), box(0, 0, 2, 2));
    require(new None(), segment(3, 0, 3, 0), circle(0, 0, 2));
  }

  @Test
  void throughACircle() {
    require(span(0.25, 0.75, at(-2, 0), at(2, 0)), segment(-4, 0, 4, 0), circle(0, 0, 2));
    require(span(0, 0.5, at(0, 0), at(2, 0)), segment(0, 0, 4, 0), circle(0, 0, 2));
    require(span(0.5, 1, at(2, 0), at(0, 0)), segment(4, 0, 0, 0), circle(0, 0, 2));
    require(span(0, 1, at(0, 0), at(1, 0)), segment(0, 0, 1, 0), circle(0, 0, 2));
    require(new None(), segment(-4, 3, 4, 3), circle(0, 0, 2));
  }

  @Test
  void touchingACircle() {
    require(touch(0.5, at(0, 2)), segment(-4, 2, 4, 2), circle(0, 0, 2));
    require(touch(1, at(2, 0)), segment(4, 0, 2, 0), circle(0, 0, 2));
    require(touch(0, at(2, 0)), segment(2, 0, 4, 5), circle(0, 0, 2));
    require(touch(0.5, at(0, 0)), segment(-1, -1, 1, 1), circle(0, 0, 0));
  }

  @Test
  void throughACapsule() {
    Shape2 capsule = capsule(-2, 0, 2, 0, 1);
    require(span(0.25, 0.75, at(0, -1), at(0, 1)), segment(0, -2, 0, 2), capsule);
    require(span(0.25, 0.75, at(-3, 0), at(3, 0)), segment(-6, 0, 6, 0), capsule);
    require(span(0.25, 0.75, at(-2, 1), at(2, 1)), segment(-4, 1, 4, 1), capsule);
    require(touch(1, at(0, 1)), segment(0, 5, 0, 1), capsule);
    require(new None(), segment(-4, 2, 4, 2), capsule);
  }

  @Test
  void throughAPolygon() {
    Shape2 box = box(0, 0, 2, 2);
    require(span(0.25, 0.5, at(0, 1), at(2, 1)), segment(-2, 1, 6, 1), box);
    require(span(0, 0.5, at(1, 1), at(2, 1)), segment(1, 1, 3, 1), box);
    require(span(0.25, 0.75, at(0, 2), at(2, 2)), segment(-1, 2, 3, 2), box);
    require(touch(0.5, at(2, 2)), segment(1, 3, 3, 1), box);
    require(touch(1, at(2, 1)), segment(5, 7, 2, 1), box);
    require(new None(), segment(1, 4, 4, 1), box);
    require(
        touch(0.5, at(0.75, 0.5)),
        segment(0.25, 0.5, 1.25, 0.5),
        polygon(0.75, 0.5, 1, 1, 0.25, 1));
  }

  @Test
  void throughASector() {
    Shape2 quarter = sector(0, 0, 2, 1, 0, 90);
    require(span(0.5, 1, at(0, 0), at(2, 0)), segment(-2, 0, 2, 0), quarter);
    require(span(0.25, 0.75, at(1, -1), at(1, 1)), segment(1, -2, 1, 2), quarter);
    require(touch(0.5, at(0, 0)), segment(0, -2, 0, 2), quarter);
    require(touch(0.5, at(2, 0)), segment(2, -2, 2, 2), quarter);
    require(span(0.5, 1, at(0, 0), at(1, 1)), segment(-1, -1, 1, 1), quarter);
  }

  @Test
  void acrossTheMouthOfASectorIsOneInterval() {
    Shape2 wide = sector(0, 0, 5, 1, 0, 270);
    require(
        span(0.125, 0.875, at(-4, -3), at(-4, 3)),
        segment(-4, -4, -4, 4),
        sector(0, 0, 5, 1, 0, 360));
    require(span(0.25, 0.75, at(-3, -4), at(-3, 4)), segment(-3, -8, -3, 8), wide);
    require(new None(), segment(-4, -3, -4, 3), wide);
    require(span(0.5, 1, at(0, 0), at(1, 0)), segment(-1, 0, 1, 0), wide);
  }

  @Test
  void throughAPoint() {
    require(touch(0.25, at(1, 1)), segment(0, 0, 4, 4), point(1, 1));
    require(new None(), segment(0, 0, 4, 4), point(1, 2));
    require(new None(), segment(0, 0, 4, 4), point(5, 5));
  }

  @Test
  void segmentWhoseLengthOverflowsIsWithinALargerCircle() {
    Segment2 across = new Segment2(new Vec2(-1e308, 0), new Vec2(1e308, 0));
    Crossing2 whole = new Crossing2.Span(0, 1, across.start(), across.end());
    assertEquals(whole, Crossing2.of(across, new Circle(Vec2.ZERO, 1.5e308)));
  }
}
