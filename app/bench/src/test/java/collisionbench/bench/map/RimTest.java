package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RimTest {

  private static Rim of(PairField field, int side) {
    return Rim.of(field, MapPlane.XY.square(field, side), () -> false).orElseThrow();
  }

  private static Agreement at(PairField field, Vec3 place) {
    return field.answer(place, MapColor.AGREEMENT).agreement();
  }

  private static Stream<Function<Method, PairField>> pairs() {
    return Stream.of(Pairs::flat, Pairs::solid, method -> Pairs.flat(method).swapped());
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-9, 1e-6, 1e-3, 0.1})
  void aRimIsFoundWithItsWidthInFewQuestions(double rim) {
    pairs()
        .forEach(pair -> {
          Pairs.Rimmed far = new Pairs.Rimmed(rim);
          Rim found = of(pair.apply(far), 256);
          assertEquals(rim, found.widest(), rim / 100);
          assertEquals(found.crossings().size(), found.wrong());
          assertTrue(found.crossings().stream().allMatch(c -> c.tooDeep() == 0));
          Rim deep = of(pair.apply(new Pairs.Rimmed(-rim)), 256);
          assertTrue(deep.crossings().stream().allMatch(c -> c.tooFarOut() == 0));
          assertEquals(rim, deep.widest(), rim / 100);
          assertTrue(far.asked().get() < 5000, () -> far.asked() + " questions");
        });
  }

  @Test
  void aRightMethodHasNone() {
    for (Method method : new Method[] {Methods.ANALYTIC, Methods.EXACT}) {
      Rim rim = of(Pairs.flat(method), 64);
      assertTrue(rim.crossings().size() > 20);
      assertEquals(0, rim.widest());
      assertEquals(0, rim.wrong());
      assertEquals(0, rim.flickering());
      assertEquals(Optional.empty(), rim.worst());
    }
  }

  @Test
  void theWorstPlaceIsWrong() {
    PairField field = Pairs.solid(new Pairs.Rimmed(1e-9));
    assertEquals(Agreement.WRONG_YES, at(field, of(field, 64).worst().orElseThrow()));
  }

  @Test
  void answersThatAreRightBeforeTheyAreWrongFlicker() {
    Rim stripes = of(Pairs.solid(yesBetween(0.1, 0.15)), 64);
    assertEquals(stripes.crossings().size(), stripes.flickering());
    assertEquals(0.15, stripes.widest(), 0.01);
    assertEquals(0, of(Pairs.solid(yesBetween(0, 0.15)), 64).flickering());
  }

  /// {@return a right method, except that it says yes also between two distances}
  private static Method yesBetween(double from, double to) {
    return FakeMethod.overlap(
        "stripes",
        question -> {
          double distance = Pairs.distance(question);
          return Answer.of(distance <= 0 || (distance >= from && distance <= to));
        });
  }

  @Test
  void besideALongCapsuleFloatsAreWrongFartherThanTheyAreRounded() {
    PairField field =
        new PairField(Pairs.SMALL, Pairs.LONG, true, Pairs.named("article-000-capsule-sphere"));
    Rim rim = of(field, 256);
    assertEquals(rim.crossings().size(), rim.wrong());
    assertTrue(rim.widest() > 0.005 && rim.widest() < 0.5, () -> "" + rim.widest());
  }

  @Test
  void placesWithoutAnAnswerAreNotWrong() {
    Method near =
        FakeMethod.overlap(
            "near",
            question ->
                Math.abs(Pairs.distance(question)) > 1e-6
                    ? Answer.of(Pairs.distance(question) <= 0)
                    : Answer.unanswered());
    Rim rim = of(Pairs.solid(near), 64);
    assertEquals(0, rim.wrong());
    assertEquals(1e-6, rim.unanswered(), 1e-11);
  }

  @Test
  void aMapWithoutAnEdgeHasNoRim() {
    PairField field = Pairs.solid(Methods.ANALYTIC);
    Lattice far = MapPlane.XY.rectangle(new Vec3(100, 0, 0), 1, 64, 64);
    assertEquals(List.of(), Rim.of(field, far, () -> false).orElseThrow().crossings());
    assertTrue(Rim.of(field, MapPlane.XY.square(field, 64), () -> true).isEmpty());
    assertFalse(of(field, 5).crossings().isEmpty());
  }
}
