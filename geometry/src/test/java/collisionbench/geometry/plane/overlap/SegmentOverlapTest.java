package collisionbench.geometry.plane.overlap;

import static collisionbench.geometry.plane.overlap.Example.CLOSE;
import static collisionbench.geometry.plane.overlap.Example.apart;
import static collisionbench.geometry.plane.overlap.Example.touching;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A segment against every kind of shape.
class SegmentOverlapTest {

  @ParameterizedTest
  @MethodSource
  void answers(Example example) {
    example.require();
  }

  static Stream<Example> answers() {
    return Stream.of(
        touching("segments crossing", segment(0, 0, 2, 2), segment(0, 2, 2, 0)),
        touching("segments touching like a T", segment(0, 0, 4, 0), segment(1, 0, 1, 3)),
        apart("segments just short of a T", segment(0, 0, 4, 0), segment(1, CLOSE, 1, 3)),
        touching("segments sharing an end", segment(0, 0, 4, 1), segment(4, 1, 5, 9)),
        apart("parallel segments", segment(0, 0, 4, 4), segment(1, 0, 5, 4)),
        touching(
            "segments on one line sharing a stretch", segment(0, 0, 4, 4), segment(3, 3, 9, 9)),
        touching("antiparallel segments on one line", segment(0, 0, 4, 4), segment(9, 9, 3, 3)),
        touching("segments on one line sharing an end", segment(0, 0, 4, 4), segment(4, 4, 9, 9)),
        apart(
            "segments on one line apart", segment(0, 0, 4, 4), segment(4 + CLOSE, 4 + CLOSE, 9, 9)),
        touching("segment in a segment", segment(0, 0, 9, 9), segment(3, 3, 4, 4)),
        touching("segment of no length in a segment", segment(0, 0, 9, 9), segment(3, 3, 3, 3)),
        apart(
            "segment of no length beside a segment",
            segment(0, 0, 9, 9),
            segment(3, 3 + CLOSE, 3, 3 + CLOSE)),
        touching("segments of no length", segment(3, 3, 3, 3), segment(3, 3, 3, 3)),
        apart("segments of no length apart", segment(3, 3, 3, 3), segment(3, 4, 3, 4)),
        touching("segment ending on an edge", segment(1, 1, 0, 5), sector(0, 0, 2, 1, 0, 90)),
        touching("segment touching the arc", segment(2, -3, 2, 3), sector(0, 0, 2, 1, 0, 90)),
        apart(
            "segment just off the arc",
            segment(2 + CLOSE, -3, 2 + CLOSE, 3),
            sector(0, 0, 2, 1, 0, 90)),
        touching("segment through a sector", segment(1, -5, 1, 5), sector(0, 0, 2, 1, 0, 90)),
        touching("segment along an edge", segment(0, 0, 2, 2), sector(0, 0, 2, 1, 0, 90)),
        touching(
            "segment beginning on an edge at its end",
            segment(1, 1, 1, 5),
            sector(0, 0, 2, 1, 0, 90)),
        apart("segment behind a sector", segment(-CLOSE, -5, -CLOSE, 5), sector(0, 0, 2, 1, 0, 90)),
        touching(
            "segment through the center of a sector",
            segment(0, -5, 0, 5),
            sector(0, 0, 2, 1, 0, 90)),
        touching("segment inside a sector", segment(1, 0, 1, 0.5), sector(0, 0, 2, 1, 0, 90)),
        touching(
            "segment along the edge of a half disc",
            segment(0, -5, 0, 5),
            sector(0, 0, 2, 1, 0, 180)),
        apart(
            "segment behind a half disc",
            segment(-CLOSE, -5, -CLOSE, 5),
            sector(0, 0, 2, 1, 0, 180)),
        apart(
            "segment in the mouth of three quarters",
            segment(-2, 0, -1, 0),
            sector(0, 0, 2, 1, 0, 270)),
        touching("segment from mouth to center", segment(-2, 0, 0, 0), sector(0, 0, 2, 1, 0, 270)),
        touching(
            "segment across the mouth, from edge to edge",
            segment(-1, -1, -1, 1),
            sector(0, 0, 2, 1, 0, 270)),
        apart(
            "segment across the mouth, short of the edges",
            segment(-1, CLOSE - 1, -1, 1 - CLOSE),
            sector(0, 0, 2, 1, 0, 270)),
        touching(
            "segment on both sides of the mouth",
            segment(-1, -5, -1, 5),
            sector(0, 0, 2, 1, 0, 270)),
        touching("segment inside a full disc", segment(-1, 0, -1, 1), sector(0, 0, 2, 1, 0, 360)),
        apart(
            "segment off a full disc",
            segment(-2 - CLOSE, -5, -2 - CLOSE, 5),
            sector(0, 0, 2, 1, 0, 360)),
        touching("segment of no length on an edge", segment(1, 1, 1, 1), sector(0, 0, 2, 1, 0, 90)),
        apart(
            "segment of no length in the mouth", segment(-1, 0, -1, 0), sector(0, 0, 2, 1, 0, 270)),
        touching(
            "segment through a sector of no radius",
            segment(0, 0, 4, 4),
            sector(1, 1, 0, 1, 0, 90)),
        touching("segment through a polygon", segment(-5, 1, 5, 1), box(0, 0, 2, 2)),
        touching("segment inside a polygon", segment(0.5, 1, 1, 1), box(0, 0, 2, 2)),
        touching("segment touching a corner", segment(1, 3, 3, 1), box(0, 0, 2, 2)),
        apart("segment just off a corner", segment(1, 3 + CLOSE, 3, 1), box(0, 0, 2, 2)),
        touching("segment along an edge of a polygon", segment(-5, 2, 1, 2), box(0, 0, 2, 2)),
        apart("segment in the line of an edge", segment(-5, 2, -CLOSE, 2), box(0, 0, 2, 2)),
        touching("segment ending on an edge of a polygon", segment(2, 1, 5, 5), box(0, 0, 2, 2)),
        apart(
            "segment ending before an edge of a polygon",
            segment(2 + CLOSE, 1, 5, 5),
            box(0, 0, 2, 2)),
        touching("segment of no length in a polygon", segment(1, 1, 1, 1), box(0, 0, 2, 2)),
        apart("segment of no length beside a polygon", segment(3, 1, 3, 1), box(0, 0, 2, 2)));
  }
}
