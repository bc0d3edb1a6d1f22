package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Body2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnrolledEdgeTest {

  private static final int COLUMNS = 40;
  private static final int ROWS = 64;

  private static AnswerMap map(PairField field) {
    return MapWork.complete(field, MapPlane.XY.square(field, 64), MapColor.AGREEMENT);
  }

  private static UnrolledEdge edge(PairField field) {
    return UnrolledEdge.of(map(field), COLUMNS, ROWS).orElseThrow();
  }

  private static AnswerMap unrolled(PairField field, UnrolledEdge edge) {
    return MapWork.complete(field, edge, MapColor.AGREEMENT);
  }

  static Stream<Function<Method, PairField>> pairs() {
    return Stream.of(Pairs::flat, Pairs::solid, method -> Pairs.solid(method).swapped());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void everyColumnLiesOnTheExactEdge(Function<Method, PairField> pair) {
    PairField field = pair.apply(Methods.ANALYTIC);
    UnrolledEdge edge = edge(field);
    assertEquals(COLUMNS, edge.columns());
    for (EdgePoint point : edge.points()) {
      assertEquals(Optional.of(true), field.exact(point.inside()));
      assertEquals(Optional.of(false), field.exact(point.outside()));
      assertEquals(0, point.inside().minus(point.outside()).length(), 4e-15);
      assertEquals(1, point.outward().length(), 1e-12);
      assertEquals(1e-3, field.separation(point.at(1e-3)).orElseThrow().distance(), 1e-9);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 1, 1e300})
  void rowsReachTheSizeOfMapsOfAnySize(double radius) {
    Body2 moved = new Body2("moved", new Circle(new Vec2(1.5 * radius, 0), radius));
    Body2 other = new Body2("other", new Circle(Vec2.ZERO, radius));
    UnrolledEdge edge = edge(new PairField(moved, other, true, Methods.ANALYTIC));
    assertEquals(5.6, edge.distance(ROWS - 1) / radius, 1e-9);
  }

  @Test
  void rowsAndDistancesAreInverse() {
    UnrolledEdge edge = edge(Pairs.flat(Methods.ANALYTIC));
    for (int row = 0; row < ROWS; row++) {
      assertEquals(row, edge.row(edge.distance(row)), 1e-9);
    }
  }

  @Test
  void theColumnsGoAroundTheEdgeOnce() {
    UnrolledEdge edge = edge(Pairs.solid(Methods.ANALYTIC));
    double around = 0;
    for (int k = 0; k < COLUMNS; k++) {
      Vec3 next = edge.points().get((k + 1) % COLUMNS).outside();
      double step = next.minus(edge.points().get(k).outside()).length();
      assertTrue(step < 0.5, () -> "a step of " + step);
      around += step;
    }
    assertTrue(around > 8 && around < 12, "around " + around);
  }

  @Test
  void distancesGrowFromOneUnitInTheLastPlaceOn() {
    UnrolledEdge edge = edge(Pairs.solid(Methods.ANALYTIC));
    assertEquals(Math.ulp(1.1), edge.distance(ROWS / 2));
    assertEquals(-Math.ulp(1.1), edge.distance(ROWS / 2 - 1));
    assertEquals(edge.most(), edge.distance(ROWS - 1), 1e-12);
    assertEquals(-edge.most(), edge.distance(0), 1e-12);
    double factor = edge.distance(40) / edge.distance(39);
    assertEquals(factor, edge.distance(20) / edge.distance(21), 1e-9);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aRightMethodSaysNoOutsideAndYesInside(Function<Method, PairField> pair) {
    PairField field = pair.apply(Methods.EXACT);
    AnswerMap map = unrolled(field, edge(field));
    for (int i = 0; i < COLUMNS; i++) {
      for (int j = ROWS / 4; j < ROWS * 3 / 4; j++) {
        assertEquals(j < ROWS / 2 ? Agreement.YES : Agreement.NO, map.at(i, j).agreement());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aRimShowsAsTheRowsNearerThanItsWidth(Function<Method, PairField> pair) {
    PairField field = pair.apply(new Pairs.Rimmed(1e-9));
    UnrolledEdge edge = edge(field);
    AnswerMap map = unrolled(field, edge);
    long wrong = 0;
    for (int j = ROWS / 4; j < ROWS * 3 / 4; j++) {
      boolean isRim = edge.distance(j) > 0 && edge.distance(j) <= 1e-9;
      for (int i = 0; i < COLUMNS; i++) {
        assertEquals(isRim, map.at(i, j).agreement() == Agreement.WRONG_YES);
      }
      wrong += isRim ? COLUMNS : 0;
    }
    assertEquals(wrong, map.count(Agreement.WRONG_YES));
  }

  @Test
  void aMapWithoutAnEdgeIsNotUnrolled() {
    PairField field = Pairs.solid(Methods.ANALYTIC);
    Lattice far = MapPlane.XY.rectangle(new Vec3(100, 0, 0), 1, 32, 32);
    AnswerMap map = MapWork.complete(field, far, MapColor.AGREEMENT);
    assertEquals(Optional.empty(), UnrolledEdge.of(map, COLUMNS, ROWS));
    assertEquals(List.of(), map.exactEdge());
  }
}
