package collisionbench.geometry.plane.overlap;

import static collisionbench.geometry.plane.overlap.Example.CLOSE;
import static collisionbench.geometry.plane.overlap.Example.apart;
import static collisionbench.geometry.plane.overlap.Example.touching;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.sector;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A sector against every kind of shape.
class SectorOverlapTest {

  @ParameterizedTest
  @MethodSource
  void answers(Example example) {
    example.require();
  }

  static Stream<Example> answers() {
    return Stream.of(
        touching("arcs touching", sector(0, 0, 2, 1, 0, 90), sector(5, 0, 3, -1, 0, 90)),
        apart("arcs just apart", sector(0, 0, 2, 1, 0, 90), sector(5 + CLOSE, 0, 3, -1, 0, 90)),
        touching("arcs crossing", sector(0, 0, 3, 1, 0, 90), sector(5, 0, 3, -1, 0, 90)),
        apart("sectors back to back", sector(0, 0, 2, 1, 0, 90), sector(-CLOSE, 0, 3, -1, 0, 90)),
        touching(
            "sectors sharing a center, back to back",
            sector(0, 0, 2, 1, 0, 90),
            sector(0, 0, 3, -1, 0, 90)),
        touching("sectors sharing an edge", sector(0, 0, 2, 1, 0, 90), sector(0, 0, 3, 0, 1, 90)),
        touching(
            "half discs back to back", sector(0, 0, 2, 1, 0, 180), sector(0, 3, 2, -1, 0, 180)),
        apart(
            "half discs just apart back to back",
            sector(0, 0, 2, 1, 0, 180),
            sector(-CLOSE, 0, 2, -1, 0, 180)),
        touching("sector inside a sector", sector(0, 0, 9, 1, 0, 90), sector(3, 0, 1, 1, 0, 270)),
        touching(
            "sector inside three quarters, both edges too",
            sector(0, 0, 9, 1, 0, 270),
            sector(3, 0, 1, -1, 0, 90)),
        apart(
            "sector in the mouth of three quarters",
            sector(0, 0, 9, 1, 0, 270),
            sector(-5, 0, 2, 1, 0, 90)),
        touching(
            "sector reaching through the mouth",
            sector(0, 0, 9, 1, 0, 270),
            sector(-5, 0, 5, 1, 0, 90)),
        apart(
            "sector stopping short of the center in the mouth",
            sector(0, 0, 9, 1, 0, 270),
            sector(-5, 0, 4, 1, 0, 10)),
        touching(
            "three quarters in one another",
            sector(0, 0, 2, 1, 0, 270),
            sector(1, 1, 2, -1, 0, 270)),
        apart(
            "quarter facing away in the mouth",
            sector(0, 0, 9, 1, 0, 270),
            sector(-CLOSE, 0, 5, -1, 0, 89)),
        touching("full discs touching", sector(0, 0, 2, 1, 0, 360), sector(3, 4, 3, 0, 1, 360)),
        touching(
            "full disc about the same center",
            sector(0, 0, 2, 1, 0, 360),
            sector(0, 0, 1, 0, 1, 90)),
        touching(
            "full disc touching an arc", sector(3, 0, 1, 1, 0, 360), sector(0, 0, 2, 1, 0, 90)),
        apart("full disc in the mouth", sector(-3, 0, 2, 1, 0, 360), sector(0, 0, 8, 1, 0, 270)),
        touching("sectors of no radius", sector(1, 1, 0, 1, 0, 90), sector(1, 1, 0, 0, 1, 10)),
        apart(
            "sector of no radius in the mouth",
            sector(-1, 0, 0, 1, 0, 90),
            sector(0, 0, 2, 1, 0, 270)),
        touching("arc touching a polygon", sector(0, 0, 2, 1, 0, 90), box(2, -5, 4, 5)),
        apart("arc just off a polygon", sector(0, 0, 2, 1, 0, 90), box(2 + CLOSE, -5, 4, 5)),
        touching("corner on the arc, by 3 4 5", sector(0, 0, 5, 1, 1, 90), box(3, 4, 9, 9)),
        apart("corner just beyond the arc", sector(0, 0, 5, 1, 1, 90), box(3, 4 + CLOSE, 9, 9)),
        touching("center on an edge of a polygon", sector(0, 0, 2, 1, 0, 90), box(-3, -3, 0, 3)),
        apart(
            "center just off an edge of a polygon",
            sector(CLOSE, 0, 2, 1, 0, 90),
            box(-3, -3, 0, 3)),
        touching("half disc flat against a polygon", sector(0, 0, 2, 1, 0, 180), box(-3, 1, 0, 3)),
        apart("half disc just off a polygon", sector(0, 0, 2, 1, 0, 180), box(-3, 1, -CLOSE, 3)),
        apart(
            "polygon in the mouth of three quarters",
            sector(0, 0, 9, 1, 0, 270),
            box(-5, -1, -2, 1)),
        touching(
            "polygon touching an edge with a corner",
            sector(0, 0, 9, 1, 0, 270),
            box(-5, -1, -1, 1)),
        touching("polygon across the mouth", sector(0, 0, 9, 1, 0, 270), box(-5, -6, -2, 6)),
        touching("polygon around three quarters", sector(0, 0, 2, 1, 0, 270), box(-5, -5, 5, 5)),
        touching("polygon inside three quarters", sector(0, 0, 9, 1, 0, 270), box(1, 1, 2, 2)),
        touching("polygon about the center", sector(0, 0, 9, 1, 0, 90), box(-1, -1, 1, 1)),
        touching("polygon touching a full disc", sector(0, 0, 2, 1, 0, 360), box(-5, -5, -2, 5)),
        apart(
            "polygon just off a full disc", sector(0, 0, 2, 1, 0, 360), box(-5, -5, -2 - CLOSE, 5)),
        touching("sector of no radius on a corner", sector(2, 2, 0, 1, 0, 90), box(0, 0, 2, 2)),
        apart(
            "sector of no radius beside a corner",
            sector(2 + CLOSE, 2, 0, 1, 0, 90),
            box(0, 0, 2, 2)));
  }
}
