package collisionbench.geometry.plane.overlap;

import static collisionbench.geometry.plane.overlap.Example.CLOSE;
import static collisionbench.geometry.plane.overlap.Example.apart;
import static collisionbench.geometry.plane.overlap.Example.touching;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.capsule;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A capsule against every kind of shape.
class CapsuleOverlapTest {

  @ParameterizedTest
  @MethodSource
  void answers(Example example) {
    example.require();
  }

  static Stream<Example> answers() {
    return Stream.of(
        touching("capsules crossing", capsule(-2, 0, 2, 0, 0.5), capsule(0, -2, 0, 2, 0.5)),
        touching(
            "capsules crossing without radius", capsule(-2, 0, 2, 0, 0), capsule(0, -2, 0, 2, 0)),
        touching("parallel capsules touching", capsule(0, 0, 4, 0, 1), capsule(1, 3, 5, 3, 2)),
        apart(
            "parallel capsules just apart",
            capsule(0, 0, 4, 0, 1),
            capsule(1, 3 + CLOSE, 5, 3, 2 - CLOSE)),
        touching("capsules touching end to end", capsule(0, 0, 4, 0, 1), capsule(7, 0, 9, 0, 2)),
        apart(
            "capsules just apart end to end",
            capsule(0, 0, 4, 0, 1),
            capsule(7 + CLOSE, 0, 9, 0, 2)),
        touching("capsule inside a capsule", capsule(0, 0, 4, 0, 5), capsule(1, 0, 2, 1, 0.5)),
        touching(
            "capsules without length touching", capsule(0, 0, 0, 0, 2), capsule(3, 4, 3, 4, 3)),
        touching("capsule across a segment", capsule(-2, 0, 2, 0, 0.5), segment(0, -2, 0, 2)),
        touching(
            "capsule touching the end of a segment", capsule(0, 0, 4, 0, 1), segment(1, 1, 1, 5)),
        apart(
            "capsule just off the end of a segment",
            capsule(0, 0, 4, 0, 1),
            segment(1, 1 + CLOSE, 1, 5)),
        touching(
            "capsule touching a parallel segment", capsule(0, 0, 4, 0, 1), segment(-9, 1, 9, 1)),
        apart(
            "capsule just off a parallel segment",
            capsule(0, 0, 4, 0, 1),
            segment(-9, 1 + CLOSE, 9, 1 + CLOSE)),
        touching("segment inside a capsule", capsule(0, 0, 4, 0, 1), segment(1, 0.5, 2, 0.5)),
        touching(
            "segment of no length inside a capsule",
            capsule(0, 0, 4, 0, 1),
            segment(1, 0.5, 1, 0.5)),
        touching(
            "capsule without radius touching a segment",
            capsule(0, 0, 4, 4, 0),
            segment(1, 1, 9, 0)),
        touching("capsule touching the arc", capsule(3, -2, 3, 2, 1), sector(0, 0, 2, 1, 0, 90)),
        apart(
            "capsule just off the arc",
            capsule(3 + CLOSE, -2, 3 + CLOSE, 2, 1),
            sector(0, 0, 2, 1, 0, 90)),
        touching(
            "capsule touching a half disc from behind",
            capsule(-1, -5, -1, 5, 1),
            sector(0, 0, 2, 1, 0, 180)),
        apart(
            "capsule just behind a half disc",
            capsule(-1 - CLOSE, -5, -1 - CLOSE, 5, 1),
            sector(0, 0, 2, 1, 0, 180)),
        apart(
            "capsule in the mouth of three quarters",
            capsule(-7, 0, -3, 0, 2),
            sector(0, 0, 8, 1, 0, 270)),
        touching(
            "capsule reaching into the mouth",
            capsule(-7, 0, -1, 0, 2),
            sector(0, 0, 8, 1, 0, 270)),
        touching("capsule across the mouth", capsule(-3, -9, -3, 9, 1), sector(0, 0, 8, 1, 0, 270)),
        touching("capsule inside a sector", capsule(3, 0, 4, 0, 0.5), sector(0, 0, 8, 1, 0, 90)),
        touching("sector inside a capsule", capsule(-9, 0, 9, 0, 9), sector(0, 0, 2, 1, 0, 270)),
        touching(
            "capsule touching a full disc", capsule(-3, -9, -3, 9, 1), sector(0, 0, 2, 1, 0, 360)),
        apart(
            "capsule just off a full disc",
            capsule(-3 - CLOSE, -9, -3, -9, 1),
            sector(0, 0, 2, 1, 0, 360)),
        touching(
            "capsule without radius along an edge",
            capsule(1, 1, 5, 5, 0),
            sector(0, 0, 2, 1, 0, 90)),
        touching("capsule touching an edge of a polygon", capsule(3, -5, 3, 5, 1), box(0, 0, 2, 2)),
        apart(
            "capsule just off an edge of a polygon",
            capsule(3 + CLOSE, -5, 3 + CLOSE, 5, 1),
            box(0, 0, 2, 2)),
        touching("capsule touching a corner", capsule(5, 6, 9, 6, 5), box(0, 0, 2, 2)),
        apart("capsule just off a corner", capsule(5, 6 + CLOSE, 9, 6, 5 - CLOSE), box(0, 0, 2, 2)),
        touching("capsule inside a polygon", capsule(3, 3, 4, 4, 0.5), box(0, 0, 9, 9)),
        touching("polygon inside a capsule", capsule(-3, 1, 4, 1, 5), box(0, 0, 2, 2)),
        touching("axis through a polygon", capsule(-3, 1, 4, 1, 0.25), box(0, 0, 2, 2)),
        touching("capsule without length on a corner", capsule(2, 2, 2, 2, 0), box(0, 0, 2, 2)));
  }
}
