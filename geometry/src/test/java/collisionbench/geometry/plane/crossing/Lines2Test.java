package collisionbench.geometry.plane.crossing;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.crossing.Lines2.Location;
import collisionbench.geometry.plane.crossing.Lines2.Relation;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class Lines2Test {

  private static final Segment2 X = segment(0, 0, 4, 0);

  private static Optional<Lines2> alone(Relation relation) {
    return Optional.of(new Lines2(relation, Optional.empty()));
  }

  private static Optional<Lines2> crossing(double t, double u, double x, double y) {
    return Optional.of(new Lines2(Relation.CROSSING, Optional.of(new Location(t, u, at(x, y)))));
  }

  @Test
  void parallelLinesHaveNoLocation() {
    assertEquals(alone(Relation.PARALLEL), Lines2.of(X, segment(0, 1, 4, 1)));
    assertEquals(alone(Relation.PARALLEL), Lines2.of(X, segment(4, 1, 0, 1)));
    assertEquals(alone(Relation.COLLINEAR), Lines2.of(X, segment(9, 0, 7, 0)));
    assertEquals(alone(Relation.COLLINEAR), Lines2.of(segment(0, 0, 3, 3), segment(5, 5, 4, 4)));
  }

  @Test
  void otherLinesCrossEvenIfTheSegmentsDoNot() {
    assertEquals(crossing(1.5, -0.2, 6, 0), Lines2.of(X, segment(6, 1, 6, 6)));
    assertEquals(crossing(-0.2, 1.5, 6, 0), Lines2.of(segment(6, 1, 6, 6), X));
    assertEquals(crossing(1.5, 1.2, 6, 0), Lines2.of(X, segment(6, 6, 6, 1)));
    Segment2 tilted = segment(0, 1, 4, Math.nextDown(1.0));
    assertEquals(crossing(0x1p53, 0x1p53, 0x1p55, 0), Lines2.of(X, tilted));
  }

  @Test
  void zeroLengthSegmentHasNoLine() {
    assertEquals(Optional.empty(), Lines2.of(X, segment(1, 1, 1, 1)));
    assertEquals(Optional.empty(), Lines2.of(segment(1, 0, 1, 0), X));
  }

  @Test
  void overflowingLocationIsOmitted() {
    Segment2 all = segment(0, 1, 1e300, 1 - 0x1p-53);
    assertEquals(alone(Relation.CROSSING), Lines2.of(segment(-1e300, 0, 1e300, 0), all));
  }
}
