package collisionbench.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GapWordsTest {

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  /// The sign decides between depth and distance. Whether the pair touches only matters where the
  /// number is rounding.
  @ParameterizedTest
  @CsvSource({
    "0.5, 1, false, distance 0.5, 距离 0.5",
    "0.5, 1, true, distance 0.5, 距离 0.5",
    "-0.5, 1, true, depth 0.5, 深度 0.5",
    "-0.5, 1, false, depth 0.5, 深度 0.5",
    "0, 1, true, touching, 接触",
    "0, 1, false, just apart, 刚好分开",
    "1e-12, 1, true, touching, 接触",
    "-1e-12, 1, false, just apart, 刚好分开",
    "1.01e-12, 1, true, distance 1.01e-12, 距离 1.01e-12",
    "-1.01e-12, 1, true, depth 1.01e-12, 深度 1.01e-12",
    "1e-9, 1000, true, touching, 接触",
    "1e-12, 0.5, true, distance 1e-12, 距离 1e-12",
    "1234567.8, 1, false, distance 1234570, 距离 1234570"
  })
  void numbersBeyondRoundingAreDepthOrDistance(
      double distance, double size, boolean touching, String english, String chinese) {
    assertEquals(english, GapWords.of(distance, size, touching));
    Texts.use(new Language("zh", "中文"));
    assertEquals(chinese, GapWords.of(distance, size, touching));
  }

  @ParameterizedTest
  @CsvSource({
    "3, distance 1, false",
    "1.5, depth 0.5, false",
    "2, touching, true",
    "2.0000000000000004, just apart, true"
  })
  void ofAPairItIsItsOwnDistance(double x, String words, boolean nothing) {
    Scene scene =
        new Scene(
            "",
            "",
            Space.THREE,
            List.of(
                new Body3("a", new Sphere(Vec3.ZERO, 1)),
                new Body3("b", new Sphere(new Vec3(x, 0, 0), 1))),
            Optional.empty(),
            Optional.empty());
    PairAnswer pair = Evaluation.of(scene).pairs().getFirst();
    assertEquals(words, GapWords.of(pair));
    assertEquals(nothing, GapWords.isNothing(pair));
  }

  private static String words(int bodies) {
    List<Body3> balls =
        IntStream.range(0, bodies)
            .mapToObj(i -> new Body3("ball " + i, new Sphere(Vec3.ZERO, 1)))
            .toList();
    return GapWords.noPair(
        new Scene(
            "", "", Space.THREE, List.<Body>copyOf(balls), Optional.empty(), Optional.empty()));
  }

  @Test
  void theMissingBodiesAreAskedFor() {
    assertEquals("Nothing to test", words(0));
    assertEquals("Nothing to test: add a body", words(1));
    assertEquals("Nothing to test: it takes two bodies that are not of one group", words(2));
  }
}
