package collisionbench.geometry.plane.overlap;

import static collisionbench.geometry.plane.overlap.Example.CLOSE;
import static collisionbench.geometry.plane.overlap.Example.apart;
import static collisionbench.geometry.plane.overlap.Example.touching;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.capsule;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A circle against every kind of shape.
class CircleOverlapTest {

  @ParameterizedTest
  @MethodSource
  void answers(Example example) {
    example.require();
  }

  static Stream<Example> answers() {
    return Stream.of(
        touching("circles in one another", circle(0, 0, 2), circle(1, 1, 2)),
        touching("circles touching, by 3 4 5", circle(0, 0, 2), circle(3, 4, 3)),
        apart("circles just apart", circle(0, 0, 2), circle(3, 4 + CLOSE, 3)),
        touching("circle inside a circle", circle(0, 0, 10), circle(2, 0, 1)),
        touching("circles about one center", circle(0, 0, 10), circle(0, 0, 1)),
        touching("circles of no radius", circle(1, 2, 0), circle(1, 2, 0)),
        apart("circles of no radius apart", circle(1, 2, 0), circle(1, 2 + CLOSE, 0)),
        touching("circle in the side of a capsule", circle(1, 1, 1), capsule(0, 0, 2, 0, 1)),
        touching("circle touching the side of a capsule", circle(1, 2, 1), capsule(0, 0, 2, 0, 1)),
        apart(
            "circle just off the side of a capsule",
            circle(1, 2 + CLOSE, 1),
            capsule(0, 0, 2, 0, 1)),
        touching("circle touching the end of a capsule", circle(5, 4, 3), capsule(0, 0, 2, 0, 2)),
        apart(
            "circle just off the end of a capsule",
            circle(5 + CLOSE, 4, 3),
            capsule(0, 0, 2, 0, 2)),
        touching("circle inside a capsule", circle(1, 0, 1), capsule(0, 0, 2, 0, 5)),
        touching("capsule inside a circle", circle(1, 0, 9), capsule(0, 0, 2, 0, 1)),
        touching("circle and a capsule without length", circle(3, 4, 3), capsule(0, 0, 0, 0, 2)),
        touching("circle and a capsule without radius", circle(1, 2, 2), capsule(0, 0, 2, 0, 0)),
        apart(
            "point-like circle beside a line-like capsule",
            circle(1, CLOSE, 0),
            capsule(0, 0, 2, 0, 0)),
        touching("circle across a segment", circle(1, 1, 2), segment(0, 0, 2, 0)),
        touching("circle touching a segment", circle(1, 2, 2), segment(0, 0, 2, 0)),
        touching("circle touching a slanting segment", circle(-4, 3, 5), segment(-3, -4, 3, 4)),
        apart("circle just off a segment", circle(1, 2 + CLOSE, 2), segment(0, 0, 2, 0)),
        touching("circle touching the end of a segment", circle(5, 4, 5), segment(0, 0, 2, 0)),
        apart("circle just off the end of a segment", circle(5 + CLOSE, 4, 5), segment(0, 0, 2, 0)),
        touching("segment inside a circle", circle(0, 0, 9), segment(1, 0, 2, 0)),
        touching("segment of no length inside a circle", circle(0, 0, 9), segment(1, 0, 1, 0)),
        touching("circle of no radius on a segment", circle(1, 1, 0), segment(0, 0, 3, 3)),
        touching("circle touching the arc", circle(3, 0, 1), sector(0, 0, 2, 1, 0, 90)),
        apart("circle just off the arc", circle(3 + CLOSE, 0, 1), sector(0, 0, 2, 1, 0, 90)),
        touching("circle inside a sector", circle(1, 0, 0.25), sector(0, 0, 2, 1, 0, 90)),
        touching("sector inside a circle", circle(1, 0, 9), sector(0, 0, 2, 1, 0, 90)),
        touching(
            "circle touching the center from behind", circle(-1, 0, 1), sector(0, 0, 2, 1, 0, 90)),
        apart("circle just behind the center", circle(-1 - CLOSE, 0, 1), sector(0, 0, 2, 1, 0, 90)),
        touching(
            "circle touching a half disc from behind",
            circle(-1, 1, 1),
            sector(0, 0, 2, 1, 0, 180)),
        apart(
            "circle just behind a half disc", circle(-1 - CLOSE, 1, 1), sector(0, 0, 2, 1, 0, 180)),
        apart(
            "circle in the mouth of three quarters", circle(-3, 0, 2), sector(0, 0, 8, 1, 0, 270)),
        touching("circle too wide for the mouth", circle(-3, 0, 2.25), sector(0, 0, 8, 1, 0, 270)),
        touching("circle across the mouth", circle(-2, 0, 2), sector(0, 0, 2, 1, 0, 270)),
        touching(
            "circle touching both ends of the mouth", circle(-5, 0, 5), sector(0, 0, 2, 1, 0, 270)),
        apart("circle beyond the mouth", circle(-5, 0, 2), sector(0, 0, 2, 1, 0, 270)),
        touching(
            "circle around both edges of three quarters",
            circle(0, 0, 3),
            sector(0, 0, 2, 1, 0, 270)),
        touching("circle touching a full disc", circle(-3, 4, 3), sector(0, 0, 2, 1, 0, 360)),
        apart("circle just off a full disc", circle(-3 - CLOSE, 4, 3), sector(0, 0, 2, 1, 0, 360)),
        touching(
            "circle touching a sector of no radius", circle(3, 4, 5), sector(0, 0, 0, 1, 0, 90)),
        touching("circle of no radius on an edge", circle(1, 1, 0), sector(0, 0, 2, 1, 0, 90)),
        touching("circle touching an edge of a polygon", circle(3, 1, 1), box(0, 0, 2, 2)),
        apart("circle just off an edge of a polygon", circle(3 + CLOSE, 1, 1), box(0, 0, 2, 2)),
        touching("circle touching a corner", circle(5, 6, 5), box(0, 0, 2, 2)),
        apart("circle just off a corner", circle(5, 6 + CLOSE, 5), box(0, 0, 2, 2)),
        touching("circle inside a polygon", circle(1, 1, 0.25), box(0, 0, 2, 2)),
        touching("circle in the center of a polygon", circle(1, 1, 1), box(0, 0, 2, 2)),
        touching("polygon inside a circle", circle(1, 1, 9), box(0, 0, 2, 2)),
        touching("circle of no radius on a corner", circle(2, 2, 0), box(0, 0, 2, 2)),
        apart("circle of no radius beside a corner", circle(2 + CLOSE, 2, 0), box(0, 0, 2, 2)));
  }
}
