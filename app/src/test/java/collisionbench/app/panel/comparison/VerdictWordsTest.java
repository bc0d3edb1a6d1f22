package collisionbench.app.panel.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.comparison.Assessment;
import collisionbench.bench.comparison.Comparisons;
import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.MethodFailure;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class VerdictWordsTest {

  private static final Language CHINESE = new Language("zh", "中文");
  private static final Answer.Decided NONE = Answer.of(true);

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @Test
  void whereAMethodIsFromIsSaidInEveryLanguage() {
    PairQuestion pair =
        PairQuestion.of(
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3("b", new Sphere(new Vec3(3, 0, 0), 1)),
            0);
    for (MethodVerdict verdict : Comparisons.of(pair).verdicts()) {
      String source = verdict.method().source();
      for (Language language : Languages.AVAILABLE.all()) {
        Texts.use(language);
        boolean inEnglish = language.equals(Language.ENGLISH);
        String tip = VerdictWords.tip(verdict);
        String beginning = verdict.name() + "\n" + source;
        assertTrue(tip.startsWith(beginning) == inEnglish, language + ": " + tip);
      }
    }
  }

  private static MethodVerdict verdict(
      Answer answer, Assessment assessment, Optional<Boolean> touches) {
    return new MethodVerdict(
        FakeMethod.overlap("fake", _ -> answer),
        answer,
        assessment,
        touches,
        OptionalDouble.empty());
  }

  private static void assertWords(String english, String chinese, Supplier<String> words) {
    Texts.use(Language.ENGLISH);
    assertEquals(english, words.get());
    Texts.use(CHINESE);
    assertEquals(chinese, words.get());
  }

  static Stream<Arguments> values() {
    Vec3 at = Vec3.ZERO;
    OptionalDouble none = OptionalDouble.empty();
    return Stream.of(
        Arguments.of(NONE, "", ""),
        Arguments.of(NONE.withDistance(0.5), "distance 0.5", "距离 0.5"),
        Arguments.of(NONE.withDistance(-0.5), "depth 0.5", "深度 0.5"),
        Arguments.of(NONE.withDistance(2e-12), "touching", "接触"),
        Arguments.of(NONE.withDistance(3e-12), "distance 3e-12", "距离 3e-12"),
        Arguments.of(NONE.withCrossing(new Crossing3.None()), "no crossing", "不相交"),
        Arguments.of(
            NONE.withCrossing(new Crossing3.Point(0.25, at, none, none)),
            "crossing at t 0.25",
            "相交于 t 0.25"),
        Arguments.of(
            NONE.withCrossing(new Crossing3.Span(0.25, 0.75, at, at)),
            "crossing t 0.25 to 0.75",
            "相交 t 0.25 至 0.75"),
        Arguments.of(
            NONE.withCrossing(new Crossing3.Overlap(1e-13, 1, at, at)),
            "crossing t 0 to 1",
            "相交 t 0 至 1"),
        Arguments.of(NONE.withSweep(new Sweep3.Never()), "never meet", "不相遇"),
        Arguments.of(
            NONE.withSweep(new Sweep3.Contact(0.125, 0.5)),
            "meet t 0.125 to 0.5",
            "相遇 t 0.125 至 0.5"),
        Arguments.of(
            NONE.withDistance(-3)
                .withCrossing(new Crossing3.None())
                .withSweep(new Sweep3.Contact(0, 1)),
            "depth 3 · no crossing · meet t 0 to 1",
            "深度 3、不相交、相遇 t 0 至 1"));
  }

  @ParameterizedTest
  @MethodSource("values")
  void numbersOfAnAnswerAreNamed(Answer.Decided answer, String english, String chinese) {
    MethodVerdict verdict = verdict(answer, Assessment.AGREES, Optional.of(true));
    assertWords(english, chinese, () -> VerdictWords.values(verdict, 2));
  }

  @ParameterizedTest
  @CsvSource({"0, touching", "1e-13, just apart", "-1e-13, touching"})
  void withoutAYesOrNoTheSignSaysWhetherItTouches(double distance, String words) {
    MethodVerdict verdict =
        verdict(NONE.withDistance(distance), Assessment.AGREES, Optional.empty());
    assertEquals(words, VerdictWords.values(verdict, 1));
  }

  @Test
  void theYesOrNoIsThatOfTheMethod() {
    Function<Optional<Boolean>, String> words =
        touches -> VerdictWords.touches(verdict(NONE, Assessment.AGREES, touches));
    assertWords("Yes", "是", () -> words.apply(Optional.of(true)));
    assertWords("No", "否", () -> words.apply(Optional.of(false)));
    assertWords("–", "–", () -> words.apply(Optional.empty()));
    assertWords("was yes, is no", "原为“是”，现为“否”", () -> VerdictWords.flip(true));
    assertWords("was no, is yes", "原为“否”，现为“是”", () -> VerdictWords.flip(false));
  }

  static Stream<Arguments> remarks() {
    Optional<Boolean> yes = Optional.of(true);
    return Stream.of(
        Arguments.of(Assessment.DISAGREES, yes, "disagrees: the answer is No", "不一致：正确的是“否”"),
        Arguments.of(
            Assessment.DISAGREES,
            Optional.of(false),
            "disagrees: the answer is Yes",
            "不一致：正确的是“是”"),
        Arguments.of(
            Assessment.DISAGREES, Optional.empty(), "disagrees on whether they meet", "是否相遇的回答不一致"),
        Arguments.of(
            Assessment.ROUNDED,
            yes,
            "Right for the inputs rounded to float; the original doubles give the other answer",
            "对舍入为 float 的输入是对的；原来的 double 输入得到相反的回答"),
        Arguments.of(
            Assessment.NOT_A_NUMBER, yes, "wrong: returned NaN or infinity", "错误：返回 NaN 或无穷大"),
        Arguments.of(Assessment.NOTHING, yes, "wrong: returned an empty answer", "错误：返回了空的回答"),
        Arguments.of(
            Assessment.WRONG_SIGN, yes, "wrong: its distance has the wrong sign", "错误：距离的符号相反"),
        Arguments.of(
            Assessment.OFF, yes, "wrong: its nearest points are not on the shapes", "错误：最近点不在形状上"),
        Arguments.of(
            Assessment.WRONG_NUMBER,
            yes,
            "wrong: its distance, crossing or times are off by more than rounding error",
            "错误：距离、相交处或时刻的误差超出舍入误差"));
  }

  @ParameterizedTest
  @MethodSource("remarks")
  void whatIsWrongIsRemarkedOn(
      Assessment assessment, Optional<Boolean> touches, String english, String chinese) {
    MethodVerdict verdict = verdict(NONE, assessment, touches);
    assertWords(english, chinese, () -> VerdictWords.remark(verdict).orElseThrow());
  }

  @Test
  void reasonsForNoAnswerAreGivenAndAgreementIsNotRemarkedOn() {
    assertEquals(
        Optional.empty(), VerdictWords.remark(verdict(NONE, Assessment.AGREES, Optional.of(true))));
    Answer failed = new Answer.Failed(new MethodFailure.Threw("out of \u202e range"));
    assertEquals(
        Optional.of("failed: out of \\u202e range"),
        VerdictWords.remark(verdict(failed, Assessment.THROWS, Optional.empty())));
    Answer undecided = new Answer.Undecided(new Indecision.PairNotAnswered());
    assertEquals(
        Optional.of("undecided: the method does not support this pair"),
        VerdictWords.remark(verdict(undecided, Assessment.UNDECIDED, Optional.empty())));
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0.5 ns",
    "999, 999 ns",
    "999.4, 999 ns",
    "1000, 1 µs",
    "1234, 1.23 µs",
    "56789, 56.8 µs",
    "12345678, 12300 µs"
  })
  void timesFromAThousandNanosecondsAreInMicroseconds(double nanoseconds, String words) {
    assertWords(words, words, () -> VerdictWords.time(OptionalDouble.of(nanoseconds)));
  }

  @Test
  void errorsHaveThreeDigitsAndOtherKindsAreNamed() {
    assertEquals("", VerdictWords.time(OptionalDouble.empty()));
    assertEquals("", VerdictWords.error(OptionalDouble.empty()));
    assertEquals("0", VerdictWords.error(OptionalDouble.of(0)));
    assertEquals("1.23e-8", VerdictWords.error(OptionalDouble.of(1.2345e-8)));
    assertWords(
        "different kind",
        "类型不同",
        () -> VerdictWords.error(OptionalDouble.of(Double.POSITIVE_INFINITY)));
  }

  @Test
  void theTipHasTheDistanceWithItsSignAndAllDigits() {
    MethodVerdict verdict =
        verdict(NONE.withDistance(-1 / 3.0), Assessment.AGREES, Optional.of(true));
    assertWords(
        "fake\nA test.\ndistance -0.3333333333333333",
        "fake\nA test.\n距离 -0.3333333333333333",
        () -> VerdictWords.tip(verdict));
    assertWords(
        "fake\nA test.",
        "fake\nA test.",
        () -> VerdictWords.tip(verdict(NONE, Assessment.AGREES, Optional.of(true))));
  }
}
