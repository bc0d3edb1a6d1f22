package collisionbench.geometry.plane.overlap;

import static collisionbench.geometry.plane.overlap.Example.CLOSE;
import static collisionbench.geometry.plane.overlap.Example.apart;
import static collisionbench.geometry.plane.overlap.Example.touching;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.capsule;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A point against every kind of shape.
class PointOverlapTest {

  @ParameterizedTest
  @MethodSource
  void answers(Example example) {
    example.require();
  }

  static Stream<Example> answers() {
    return Stream.of(
        touching("point on a point", point(1, 2), point(1, 2)),
        apart("point beside a point", point(1, 2), point(1 + CLOSE, 2)),
        touching("point in a circle", point(1, 0), circle(0, 0, 2)),
        touching("point on a circle, by 3 4 5", point(3, 4), circle(0, 0, 5)),
        apart("point just outside a circle", point(3 + CLOSE, 4), circle(0, 0, 5)),
        touching("point on a circle of no radius", point(3, 4), circle(3, 4, 0)),
        apart("point beside a circle of no radius", point(3, 4), circle(3, 4 + CLOSE, 0)),
        touching("point in the middle of a capsule", point(1, 0), capsule(0, 0, 2, 0, 1)),
        touching("point on the straight side of a capsule", point(1, 1), capsule(0, 0, 2, 0, 1)),
        apart(
            "point beyond the straight side of a capsule",
            point(1, 1 + CLOSE),
            capsule(0, 0, 2, 0, 1)),
        touching("point on the round end of a capsule", point(5, 4), capsule(0, 0, 2, 0, 5)),
        apart(
            "point beyond the round end of a capsule", point(5 + CLOSE, 4), capsule(0, 0, 2, 0, 5)),
        touching("point on a capsule without length", point(3, 4), capsule(0, 0, 0, 0, 5)),
        touching("point on a capsule without radius", point(1, 3), capsule(0, 1, 2, 5, 0)),
        apart("point beside a capsule without radius", point(1, 3 + CLOSE), capsule(0, 1, 2, 5, 0)),
        touching("point in a segment", point(1, 1), segment(0, 0, 3, 3)),
        touching("point at the end of a segment", point(3, 3), segment(0, 0, 3, 3)),
        apart(
            "point beyond the end of a segment", point(3 + CLOSE, 3 + CLOSE), segment(0, 0, 3, 3)),
        apart("point beside a segment", point(1 + CLOSE, 1), segment(0, 0, 3, 3)),
        touching("point on a segment without length", point(1, 1), segment(1, 1, 1, 1)),
        apart("point beside a segment without length", point(1, 1 + CLOSE), segment(1, 1, 1, 1)),
        touching("point in a quarter", point(1, 0), sector(0, 0, 2, 1, 0, 90)),
        touching("point on the edge of a quarter", point(1, 1), sector(0, 0, 2, 1, 0, 90)),
        apart("point beside the edge of a quarter", point(1, 1 + CLOSE), sector(0, 0, 2, 1, 0, 90)),
        apart("point behind a quarter", point(-1, 0), sector(0, 0, 2, 1, 0, 90)),
        touching("point on the arc", point(2, 0), sector(0, 0, 2, 1, 0, 90)),
        apart("point beyond the arc", point(2 + CLOSE, 0), sector(0, 0, 2, 1, 0, 90)),
        touching("point in the center of a sector", point(0, 0), sector(0, 0, 2, 1, 0, 90)),
        touching("point on the edge of a half disc", point(0, 1), sector(0, 0, 2, 1, 0, 180)),
        touching(
            "point on the edge of a half disc turned by 3 4 5",
            point(-4, 3),
            sector(0, 0, 6, 3, 4, 180)),
        apart("point behind a half disc", point(-CLOSE, 1), sector(0, 0, 2, 1, 0, 180)),
        touching("point on the edge of three quarters", point(-1, 1), sector(0, 0, 2, 1, 0, 270)),
        apart(
            "point in the mouth of three quarters",
            point(-1, 1 - CLOSE),
            sector(0, 0, 2, 1, 0, 270)),
        apart("point on the bisector of the mouth", point(-1, 0), sector(0, 0, 2, 1, 0, 270)),
        touching(
            "point behind the center of a full disc", point(-2, 0), sector(0, 0, 2, 1, 0, 360)),
        apart("point outside a full disc", point(-2 - CLOSE, 0), sector(0, 0, 2, 1, 0, 360)),
        touching("point on a sector of no radius", point(1, 1), sector(1, 1, 0, 1, 0, 90)),
        apart("point beside a sector of no radius", point(1 + CLOSE, 1), sector(1, 1, 0, 1, 0, 90)),
        touching("point in a polygon", point(1, 1), box(0, 0, 2, 2)),
        touching("point on an edge", point(2, 1), box(0, 0, 2, 2)),
        touching("point on a slanting edge", point(1, 2), polygon(0, 0, 3, 0, 0, 3)),
        apart("point beside a slanting edge", point(1, 2 + CLOSE), polygon(0, 0, 3, 0, 0, 3)),
        touching("point on a corner", point(0, 3), polygon(0, 0, 3, 0, 0, 3)),
        apart("point in the line of an edge", point(0, 3 + CLOSE), polygon(0, 0, 3, 0, 0, 3)),
        touching("point on a straight corner", point(1, 0), polygon(0, 0, 1, 0, 2, 0, 1, 2)));
  }
}
