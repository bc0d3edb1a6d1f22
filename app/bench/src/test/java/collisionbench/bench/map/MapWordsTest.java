package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.text.Language;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MapWordsTest {

  private static final int SIDE = 16;

  static Stream<PairField> fields() {
    return Stream.concat(
        Pairs.wrong(),
        Stream.of(
            Pairs.flat(Pairs.named("article-003-circle-sector")),
            Pairs.solid(Pairs.named("article-004-sphere-box")),
            Pairs.sticks(Pairs.named("article-001-segment-triangle"))));
  }

  private static AnswerMap map(PairField field) {
    Lattice places = MapPlane.of(field).getFirst().square(field, SIDE);
    return MapWork.complete(field, places, MapColor.AGREEMENT);
  }

  /// Every place is asked about again, without a map, and judged by exact arithmetic.
  private static void assertCounted(AnswerMap map) {
    Map<Agreement, Integer> counted = MapWorkTest.counted(map.field(), map.places());
    assertEquals(map.places().count(), map.asked());
    map.legend()
        .forEach((agreement, places) -> {
          assertEquals(counted.remove(agreement), places, agreement::name);
          assertShare(places, map);
        });
    assertTrue(counted.values().stream().allMatch(places -> places == 0), counted::toString);
  }

  /// A percentage has one digit after the point, and is neither 0 nor 100 unless it is none or all.
  private static void assertShare(int places, AnswerMap map) {
    String words = MapWords.share(places, map).in(Language.ENGLISH);
    int all = map.places().count();
    if (words.endsWith(" %")) {
      double percent = Double.parseDouble(words.replace(" %", ""));
      assertEquals(100.0 * places / all, percent, 0.05 + 1e-9);
      assertTrue(percent > 0 && (percent < 100 || places == all), words);
    } else {
      String none = "none seen in %,d places".formatted(all);
      assertEquals(places == 0 ? none : "%,d of %,d places".formatted(places, all), words);
    }
  }

  @ParameterizedTest
  @MethodSource("fields")
  void sharesOfPlacesAreThoseOfACount(PairField field) {
    assertCounted(map(field));
  }

  @ParameterizedTest
  @MethodSource("fields")
  void sharesBesideTheEdgeAreThoseOfACount(PairField field) {
    assertCounted(
        UnrolledEdge.map(map(field), SIDE, SIDE, MapColor.AGREEMENT, () -> false).orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("fields")
  void sharesInLastBitsAreThoseOfACount(PairField field) {
    Vec3 edge = EdgePoint.nearest(field, Vec3.ZERO).orElseThrow().inside();
    LastBits bits = LastBits.around(field, MapPlane.of(field).getFirst(), edge, SIDE).orElseThrow();
    assertCounted(MapWork.complete(bits.field(), bits.places(), MapColor.AGREEMENT));
  }

  @Test
  void everyShareOfThePlacesIsWrittenRight() {
    PairField field = Pairs.solid(Methods.ANALYTIC);
    AnswerMap map = MapWork.complete(field, MapPlane.XY.square(field, 48), MapColor.AGREEMENT);
    for (int places = 0; places <= map.places().count(); places++) {
      assertShare(places, map);
    }
  }

  @Test
  void everyShareOfTheEdgeIsWrittenRight() {
    for (int all = 1; all <= 300; all++) {
      for (int wrong = 1; wrong <= all; wrong++) {
        String words = MapWords.of(rim(wrong, all)).getFirst().in(Language.ENGLISH);
        int percent = Integer.parseInt(words.replaceAll(".* along (\\d+) % of the edge", "$1"));
        assertEquals(100.0 * wrong / all, percent, all < 200 ? 0.5 : 1, words);
        assertTrue(percent > 0 && (percent < 100 || wrong == all), words);
      }
    }
  }

  /// A strip no wider than rounding is told as such.
  @Test
  void roundingIsNamed() {
    Rim wide = rim(1, 4);
    Rim narrow = new Rim(wide.crossings(), wide.widest(), false, DistanceErrors.NONE);
    assertEquals(
        "wrong by up to 0.5 along 25 % of the edge",
        MapWords.of(wide).getFirst().in(Language.ENGLISH));
    assertEquals(
        "wrong by up to 0.5, no more than rounding, along 25 % of the edge",
        MapWords.of(narrow).getFirst().in(Language.ENGLISH));
  }

  /// A stick in the plane of a triangle touches it, but not deeply.
  @Test
  void noWidthIsToldWhereThereIsNoDepth() {
    Body3 triangle =
        new Body3("triangle", new Triangle(Vec3.ZERO, new Vec3(1, 0, 0), new Vec3(0, 1, 0)));
    Body3 stick = new Body3("stick", new Segment(new Vec3(-1, 0.25, 0), new Vec3(3, 0.25, 0)));
    Method never = FakeMethod.overlap("never", _ -> Answer.of(false));
    PairField flat = new PairField(stick, triangle, true, never);
    Lattice places = MapPlane.XY.rectangle(Vec3.ZERO, 8, 64, 64);
    Rim rim = Rim.of(flat, places, () -> false).orElseThrow();
    assertEquals(
        "wrong along 100 % of the edge, beside which the two touch without depth",
        MapWords.of(rim).getFirst().in(Language.ENGLISH));
    assertFalse(Rim.of(Pairs.sticks(never), places, () -> false).orElseThrow().isFlat());
  }

  private static Rim rim(int wrong, int all) {
    EdgePoint edge = new EdgePoint(Vec3.ZERO, Vec3.ZERO, Vec3.X);
    List<Rim.Crossing> crossings =
        Collections.nCopies(all - wrong, new Rim.Crossing(edge, 0, 0, 0, false, Optional.empty()));
    Rim.Crossing bad = new Rim.Crossing(edge, 0.5, 0, 0, false, Optional.of(Vec3.X));
    return new Rim(
        Stream.concat(crossings.stream(), Collections.nCopies(wrong, bad).stream()).toList(),
        0,
        false,
        DistanceErrors.NONE);
  }
}
