package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.scene.Body2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class MapCsvTest {

  private static final Lattice PLACES =
      new Lattice(Vec3.ZERO, new Vec3(3, 0, 0), new Vec3(0, 4, 0), 2, 2, true);

  private static Body2 circle(String id, double x) {
    return new Body2(id, new Circle(new Vec2(x, 0), 1));
  }

  @Test
  void everyPlaceHasItsLine() {
    PairField field = new PairField(circle("a", 0), circle("b", 0), true, Methods.ANALYTIC);
    AnswerMap map = MapWork.complete(field, PLACES, MapColor.DISTANCE);
    assertEquals(
        """
        x,y,touch,method,distance
        0.0,0.0,yes,yes,-2.0
        3.0,0.0,no,no,1.0
        0.0,4.0,no,no,2.0
        3.0,4.0,no,no,3.0
        """,
        MapCsv.of(map));
  }

  @Test
  void inSpaceThereAreThreeCoordinates() {
    PairField field = Pairs.solid(Methods.ANALYTIC);
    AnswerMap map =
        MapWork.complete(
            field, new Lattice(Vec3.X, Vec3.X, Vec3.Y, 1, 1, true), MapColor.AGREEMENT);
    assertEquals(
        """
        x,y,z,touch,method
        0.7,1.1,0.0,yes,yes
        """,
        MapCsv.of(map));
  }

  @Test
  void whatIsMissingIsEmptyAndOddBranchesAreQuoted() {
    PairField field =
        new PairField(
            circle("a", 2), circle("b", 0), true, FakeMethod.overlap("no", _ -> Answer.nothing()));
    Lattice one = new Lattice(Vec3.ZERO, Vec3.X, Vec3.Y, 1, 1, true);
    AnswerMap map = MapWork.complete(field, one, MapColor.BRANCH);
    assertEquals("2.0,0.0,yes,none,", MapCsv.of(map).lines().toList().getLast());
    PlaceAnswer odd =
        new PlaceAnswer(
            Agreement.YES,
            Optional.of(true),
            Optional.of(true),
            OptionalDouble.of(0),
            Optional.empty(),
            List.of("a, b", "\"c\""),
            Optional.empty());
    AnswerMap quoted =
        new AnswerMap(
            field,
            one,
            MapColor.BRANCH,
            1,
            List.of(odd),
            1,
            true,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of());
    assertEquals(
        "2.0,0.0,yes,yes,\"a, b > \"\"c\"\"\"", MapCsv.of(quoted).lines().toList().getLast());
  }
}
