package collisionbench.app.panel.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColoringWordsTest {

  private static final Method METHOD = FakeMethod.overlap("fake", _ -> Answer.of(true));

  private static Body ball(int place) {
    return new Body3("b" + place, new Sphere(new Vec3(1.5 * place, 0, 0), 1));
  }

  /// {@return a coloring with a ruling about each two neighbors of a row}
  ///
  /// @param rulings `y` for yes, `n` for no, `-` for no answer; in capitals if it is wrong
  private static Coloring coloring(String rulings, int unanswered) {
    Map<Ruling.Names, Ruling> all = new LinkedHashMap<>();
    for (int i = 0; i < rulings.length(); i++) {
      char ruling = rulings.charAt(i);
      Optional<Boolean> touches =
          Optional.of(Character.toLowerCase(ruling) == 'y').filter(_ -> ruling != '-');
      boolean wrong = Character.isUpperCase(ruling);
      Ruling one = new Ruling(ball(i), ball(i + 1), touches, Optional.empty(), wrong);
      all.put(one.names(), one);
    }
    return new Coloring(METHOD, Coloring.Extent.NEAR, List.of(), all, unanswered);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''     | 0 | No bounds meet, so it is asked about no pair",
        "nn     | 0 | It says that 0 of 2 close pairs touch",
        "yyn    | 0 | It says that 2 of 3 close pairs touch",
        "yYNn   | 0 | It says that 2 of 4 close pairs touch, disagrees with exact: 2 (amber)",
        "y-n    | 0 | It says that 1 of 3 close pairs touch, not answered: 1",
        "Y--    | 0 | It says that 1 of 3 close pairs touch, disagrees with exact: 1 (amber), not answered: 2",
        "--     | 0 | No answer about the close pairs (2), so nothing is red",
        "--     | 1 | It says that 0 of 3 close pairs touch, not answered: 2"
      })
  void pairsAreCountedByTheirColor(String rulings, int unanswered, String words) {
    assertEquals(words, ColoringWords.count(coloring(rulings, unanswered)));
  }

  @Test
  void whatIsNotAskedSaysWhy() {
    Coloring none = coloring("y", 0);
    assertEquals(
        "Not asked: more than 2,000 bodies or 5,000 close pairs",
        ColoringWords.count(none.without(Coloring.Extent.TOO_MANY)));
    assertEquals(
        "Not asked: this method is not available",
        ColoringWords.count(none.without(Coloring.Extent.NO_METHOD)));
  }

  private static Evaluation evaluation(int balls) {
    List<Body> bodies = IntStream.range(0, balls).mapToObj(ColoringWordsTest::ball).toList();
    return Evaluation.of(
        new Scene("", "", Space.THREE, bodies, Optional.empty(), Optional.empty()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "yyy | 0 | 4 | Waiting for its first answers",
        "yyy | 0 | 3 | Waiting; last answer shown for b2 and b3",
        "yyy | 0 | 2 | Waiting; last answer shown for b1 and b2, and 1 more",
        "yyy | 2 | 2 | Waiting; last answer shown for b1 and b2, and 3 more",
        "yyy | 1 | 3 | Waiting; last answer shown for b2 and b3, and 1 more"
      })
  void answersThatAreOwedAreCounted(String rulings, int unanswered, int balls, String words) {
    assertEquals(words, ColoringWords.waiting(coloring(rulings, unanswered), evaluation(balls)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "y  | 0 | says that they touch | says that they touch",
        "n  | 0 | says that they do not touch | says that they do not touch",
        "Y  | 0 | says that they touch | says that they touch, disagrees with exact",
        "N  | 0 | says that they do not touch | says that they do not touch, disagrees with exact",
        "-  | 0 | does not answer | does not answer",
        "'' | 1 | is not asked | is not asked",
        "'' | 0 | is not asked, as their bounds do not meet | is not asked, as their bounds do not meet"
      })
  void answersAboutAPairAreMarkedIfTheyAreWrong(
      String rulings, int unanswered, String answer, String whole) {
    Coloring coloring = coloring(rulings, unanswered);
    var pair = evaluation(2).pairs().getFirst();
    assertEquals(answer, ColoringWords.answer(coloring, pair));
    assertEquals(whole, ColoringWords.of(coloring, pair));
  }
}
