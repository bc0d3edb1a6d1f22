package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is said of a rim, held to what is found by asking densely.
class RimLawsTest {

  private static final int SIDE = 16;

  /// The distance between two places along the normal.
  private static final double STEP = 0.02;

  /// The factor between two places nearer than that.
  private static final double GROWTH = 1.5;

  static Stream<PairField> fields() {
    return Stream.concat(
        Pairs.wrong(),
        Stream.of(
            Pairs.flat(Pairs.named("article-003-circle-sector")),
            Pairs.solid(Pairs.named("article-004-sphere-box"))));
  }

  private static Lattice places(PairField field) {
    return MapPlane.of(field).getFirst().square(field, SIDE);
  }

  private static double fromEdge(PairField field, Vec3 place) {
    return Math.abs(field.separation(place).orElseThrow().distance());
  }

  /// What is seen along the normal of one crossing.
  ///
  /// @param wrong the farthest wrong place from the edge
  /// @param silent the farthest place without an answer
  private record Seen(double wrong, double silent, boolean flickers) {

    /// Looks on both sides, as far as no other part of the edge is nearer.
    static Seen of(PairField field, EdgePoint edge, double reach) {
      List<Seen> sides =
          Stream.of(-1, 1).map(side -> of(field, edge, side, distances(field, reach))).toList();
      return new Seen(
          Math.max(sides.getFirst().wrong, sides.getLast().wrong),
          Math.max(sides.getFirst().silent, sides.getLast().silent),
          sides.stream().anyMatch(Seen::flickers) || sides.stream().allMatch(s -> s.wrong > 0));
    }

    private static Seen of(PairField field, EdgePoint edge, int side, List<Double> distances) {
      double wrong = 0;
      double silent = 0;
      boolean isRight = false;
      boolean flickers = false;
      for (double s : distances) {
        Vec3 place = edge.at(side * s);
        PlaceAnswer answer = field.answer(place, MapColor.AGREEMENT);
        if (!answer.exact().equals(Optional.of(side < 0))
            || fromEdge(field, place) < s * (1 - 1e-6) - 64 * field.lastBit()) {
          break;
        }
        isRight |= answer.agreement().isRight();
        flickers |= isRight && answer.agreement().isWrong();
        wrong = answer.agreement().isWrong() ? s : wrong;
        silent = answer.agreement() == Agreement.NO_ANSWER ? s : silent;
      }
      return new Seen(wrong, silent, flickers);
    }

    private static List<Double> distances(PairField field, double reach) {
      List<Double> distances = new ArrayList<>();
      for (double s = Math.ulp(field.size()); s < STEP; s *= GROWTH) {
        distances.add(s);
      }
      for (double s = STEP; s <= reach; s += STEP) {
        distances.add(s);
      }
      return distances;
    }
  }

  /// Methods in floats are wrong here and there along a normal, so that no two looks agree.
  @ParameterizedTest
  @MethodSource("collisionbench.bench.map.Pairs#wrong")
  void aRimIsThatFoundByAskingDenselyAlongTheNormals(PairField field) {
    Lattice places = places(field);
    Rim rim = Rim.of(field, places, () -> false).orElseThrow();
    double reach = places.right().length() * SIDE;
    List<Seen> seen = rim.crossings().stream().map(c -> Seen.of(field, c.edge(), reach)).toList();
    for (int k = 0; k < seen.size(); k++) {
      assertFound(seen.get(k).wrong(), rim.crossings().get(k).width());
      assertFound(seen.get(k).silent(), rim.crossings().get(k).unanswered());
    }
    assertFound(seen.stream().mapToDouble(Seen::wrong).max().orElseThrow(), rim.widest());
    assertFound(seen.stream().mapToDouble(Seen::silent).max().orElseThrow(), rim.unanswered());
    assertEquals(seen.stream().filter(s -> s.wrong() > 0).count(), rim.wrong());
    assertEquals(seen.stream().filter(Seen::flickers).count(), rim.flickering());
  }

  /// The next place that was asked about is farther than the end.
  private static void assertFound(double farthest, double end) {
    double next = farthest < STEP ? GROWTH * farthest : farthest + STEP;
    assertTrue(farthest <= end * (1 + 1e-5) && end <= next, farthest + " is not " + end);
  }

  @ParameterizedTest
  @MethodSource("fields")
  void theCrossingsAreTheChangesAlongEveryOtherRowAndColumn(PairField field) {
    Lattice places = places(field);
    long changes = 0;
    for (int line = 1; line < SIDE; line += 2) {
      int at = line;
      changes += changes(field, IntStream.range(0, SIDE).mapToObj(k -> places.at(k, at)).toList());
      changes += changes(field, IntStream.range(0, SIDE).mapToObj(k -> places.at(at, k)).toList());
    }
    assertEquals(changes, Rim.of(field, places, () -> false).orElseThrow().crossings().size());
  }

  private static long changes(PairField field, List<Vec3> line) {
    return IntStream.range(1, line.size())
        .filter(k -> !field.exact(line.get(k)).equals(field.exact(line.get(k - 1))))
        .count();
  }

  @ParameterizedTest
  @MethodSource("fields")
  void theSentenceHasTheFiguresOfTheRim(PairField field) {
    Rim rim = Rim.of(field, places(field), () -> false).orElseThrow();
    String words = String.join("; ", MapWords.of(rim).stream().map(RimLawsTest::words).toList());
    assertFigure(words, "wrong by up to (\\S+?),? .*", rim.widest());
    double percent = 100.0 * rim.wrong() / rim.crossings().size();
    assertFigure(words, ".* along (\\d+) % of the edge.*", percent);
    assertFigure(words, ".*no answer within up to (\\S+) of.*", rim.unanswered());
    assertFigure(words, ".*answers flicker at (\\d+) crossings?;.*", (double) rim.flickering());
    double rounding = rim.widest() <= field.rounding() ? rim.widest() : 0;
    assertFigure(words, "wrong by up to (\\S+), no more than rounding, .*", rounding);
    assertFigure(words, "(?:.*; )?(\\d+) crossings of the edge.*", rim.crossings().size());
  }

  private static String words(Phrase fact) {
    return fact.in(Language.ENGLISH);
  }

  /// A figure is right to half of its last digit.
  private static void assertFigure(String words, String pattern, double figure) {
    assertEquals(figure > 0, words.matches(pattern), words);
    if (figure > 0) {
      BigDecimal written = new BigDecimal(words.replaceFirst(pattern, "$1"));
      double half = written.ulp().doubleValue() / 2;
      assertEquals(figure, written.doubleValue(), half * (1 + 1e-9), words);
    }
  }

  @ParameterizedTest
  @MethodSource("fields")
  void theWorstPlaceHasTheGreatestError(PairField field) {
    Lattice places = places(field);
    Rim rim = Rim.of(field, places, () -> false).orElseThrow();
    assertEquals(rim.wrong() > 0, rim.worst().isPresent());
    rim.worst()
        .ifPresent(worst -> {
          assertTrue(field.answer(worst, MapColor.AGREEMENT).agreement().isWrong());
          assertEquals(rim.widest(), fromEdge(field, worst), 1e-5 * rim.widest() + 1e-14);
        });
    // Between two crossings it may be farther, by less than a place.
    for (int n = 0; n < places.count(); n++) {
      Vec3 place = places.at(places.columnOf(n), places.rowOf(n));
      if (field.answer(place, MapColor.AGREEMENT).agreement().isWrong()) {
        assertTrue(fromEdge(field, place) <= rim.widest() + places.right().length());
      }
    }
  }
}
