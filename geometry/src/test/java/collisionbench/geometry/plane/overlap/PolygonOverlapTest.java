package collisionbench.geometry.plane.overlap;

import static collisionbench.geometry.plane.overlap.Example.CLOSE;
import static collisionbench.geometry.plane.overlap.Example.apart;
import static collisionbench.geometry.plane.overlap.Example.touching;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.polygon;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A polygon against every kind of shape.
class PolygonOverlapTest {

  @ParameterizedTest
  @MethodSource
  void answers(Example example) {
    example.require();
  }

  static Stream<Example> answers() {
    return Stream.of(
        touching("boxes in one another", box(0, 0, 2, 2), box(1, 1, 3, 3)),
        touching("boxes sharing an edge", box(0, 0, 2, 2), box(2, 0, 4, 2)),
        touching("boxes sharing part of an edge", box(0, 0, 2, 2), box(2, 1, 4, 9)),
        apart("boxes just apart", box(0, 0, 2, 2), box(2 + CLOSE, 0, 4, 2)),
        touching("boxes sharing a corner", box(0, 0, 2, 2), box(2, 2, 4, 4)),
        apart("boxes just apart at a corner", box(0, 0, 2, 2), box(2, 2 + CLOSE, 4, 4)),
        touching("box in a box", box(0, 0, 9, 9), box(2, 2, 4, 4)),
        touching("the same box", box(0, 0, 9, 9), box(0, 0, 9, 9)),
        touching("boxes crossing like a plus", box(-5, -1, 5, 1), box(-1, -5, 1, 5)),
        touching("corner on a slanting edge", polygon(0, 0, 4, 0, 0, 4), box(1, 3, 5, 5)),
        apart(
            "corner just off a slanting edge", polygon(0, 0, 4, 0, 0, 4), box(1, 3 + CLOSE, 5, 5)),
        touching(
            "triangles touching along their slanting edges",
            polygon(0, 0, 4, 0, 0, 4),
            polygon(4, 0, 4, 4, 0, 4)),
        touching(
            "slivers crossing",
            polygon(0, 0, 9, CLOSE, 9, 2 * CLOSE),
            polygon(4, -5, 4 + CLOSE, 5, 4, 5)),
        apart(
            "slivers apart",
            polygon(0, 0, 9, CLOSE, 9, 2 * CLOSE),
            polygon(4, 5, 4 + CLOSE, 5, 4, 9)),
        touching(
            "straight corners touching",
            polygon(0, 0, 1, 0, 2, 0, 1, 2),
            polygon(0, -2, 2, -2, 2, 0, 1, 0, 0, 0)));
  }
}
