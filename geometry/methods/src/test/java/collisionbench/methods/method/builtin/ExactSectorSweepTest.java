package collisionbench.methods.method.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The judge's contact times of a point and a sector, with whole numbers and 3-4-5 triangles,
/// whichever moves and whichever is first.
class ExactSectorSweepTest {

  /// Its flat side is x = 0.
  private static final Sector HALF = new Sector(Vec2.ZERO, 5, Vec2.X, Math.PI);

  /// Between the diagonals, towards +x.
  private static final Sector QUARTER = new Sector(Vec2.ZERO, 5, Vec2.X, Math.PI / 2);

  /// Its mouth is between the diagonals, towards +x.
  private static final Sector WIDE = new Sector(Vec2.ZERO, 5, Vec2.X.negated(), 1.5 * Math.PI);

  private static Arguments meets(
      Sector sector, double x, double y, double wayX, double wayY, double enter, double exit) {
    return Arguments.of(
        sector, new Vec2(x, y), new Vec2(wayX, wayY), new Sweep3.Contact(enter, exit));
  }

  private static Arguments misses(Sector sector, double x, double y, double wayX, double wayY) {
    return Arguments.of(sector, new Vec2(x, y), new Vec2(wayX, wayY), new Sweep3.Never());
  }

  static Stream<Arguments> ways() {
    return Stream.of(
        // Through the flat side or the arc, and out through the other.
        meets(HALF, -5, 3, 20, 0, 0.25, 0.45),
        meets(HALF, 15, 3, -20, 0, 0.55, 0.75),
        meets(HALF, 3, -10, 0, 20, 0.3, 0.7),
        // At an end of an edge and along one.
        meets(HALF, -5, 5, 20, 0, 0.25, 0.25),
        meets(HALF, 0, -10, 0, 20, 0.25, 0.75),
        // From inside, and to inside.
        meets(HALF, 1, 3, 12, 0, 0, 0.25),
        meets(HALF, -1, 3, 4, 0, 0.25, 1),
        misses(HALF, -1, -10, 0, 20),
        misses(HALF, -5, 5.0625, 20, 0),
        misses(HALF, -20, 3, 8, 0),
        // Between two edges.
        meets(QUARTER, 2, -6, 0, 16, 0.25, 0.5),
        meets(QUARTER, 4, -5, 0, 10, 0.2, 0.8),
        meets(QUARTER, -4, 0, 16, 0, 0.25, 0.5625),
        misses(QUARTER, -1, -10, 0, 20),
        misses(QUARTER, -4, 4, 8, 0.5),
        // Into the mouth and out again, by the far side only, and past it.
        meets(WIDE, 3, -10, 0, 20, 0.3, 0.7),
        meets(WIDE, 4, 0, -16, 0, 0.25, 0.5625),
        meets(WIDE, 10, 3, -20, 0, 0.35, 0.7),
        misses(WIDE, 10, 1, -8, 0),
        misses(WIDE, 6, -10, 0, 20));
  }

  @ParameterizedTest
  @MethodSource("ways")
  void sweepsAPointAgainstASector(Sector sector, Vec2 at, Vec2 way, Sweep3 expected) {
    Point2 point = new Point2(at);
    assertEquals(expected, sweep(sector, Vec2.ZERO, point, way));
    assertEquals(expected, sweep(point, way, sector, Vec2.ZERO));
    assertEquals(expected, sweep(sector, way.negated(), point, Vec2.ZERO));
    Vec2 both = new Vec2(3, -7);
    assertEquals(expected, sweep(point, way.plus(both), sector, both));
  }

  private static Sweep3 sweep(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    Answer.Decided answer =
        (Answer.Decided) Methods.EXACT.answer(new Question.InPlane(a, motionA, b, motionB));
    return answer.sweep().orElseThrow();
  }

  @Test
  void sweepsNoOtherShapeAgainstASector() {
    for (Pair pair : Pair.all().stream().filter(p -> p.has(Kind.SECTOR)).toList()) {
      assertEquals(
          pair.has(Kind.POINT), Methods.EXACT.answers(pair).contains(Query.SWEEP), pair::name);
    }
    Question moving = new Question.InPlane(HALF, Vec2.ZERO, HALF.translated(Vec2.X), Vec2.X);
    assertEquals(Optional.empty(), ((Answer.Decided) Methods.EXACT.answer(moving)).sweep());
  }
}
