package collisionbench.app.panel.steps;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.Explained;
import collisionbench.bench.comparison.MethodFamily;
import collisionbench.bench.formula.FormulaParser;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.builtin.Methods;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// All that the methods that come with the program tell can be read and shown.
class AllStepsTest {

  private static final long SEED = 30;

  private static final Pattern CONDITION =
      Pattern.compile(
          "(?<symbol>.+) (?<sign>=|\\\\(?:ne|lt|le|gt|ge)) (?<constant>-?[0-9]+([.][0-9]+)?)");

  /// Of each pair of each method.
  private static final int CASES = 300;

  static List<Method> methods() {
    return Methods.catalogue().methods();
  }

  private static Stream<Question> questions(Method method) {
    // The exact one takes its time, and has the same steps about everything.
    int cases = method.equals(Methods.EXACT) ? 3 : CASES;
    return method.pairs().stream()
        .flatMap(pair -> Stream.iterate(0, i -> i + 1).limit(cases).map(i -> question(pair, i)));
  }

  private static Question question(Pair pair, int number) {
    Question question = Case.of(SEED, pair, number).shapes().question();
    return question instanceof Question.InSpace q && pair.equals(new Pair(Kind.SPHERE, Kind.SPHERE))
        ? new Question.InSpace(q.a(), Vec3.X.times(number % 7), q.b(), new Vec3(0, number % 3, -1))
        : question;
  }

  private static Stream<Step> steps(Method method) {
    return questions(method)
        .map(question -> Explained.of(method, question))
        .peek(explained ->
            assertTrue(!(explained.reply() instanceof Answer.Failed), explained.reply().toString()))
        .flatMap(explained -> explained.steps().stream());
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void everyStepIsNamedAndReadableAndTakesOneTrueBranch(Method method) {
    Set<String> keys = new TreeSet<>();
    Set<String> formulas = new HashSet<>();
    steps(method)
        .forEach(step -> {
          assertTakesOneTrueBranch(step);
          keys.add("step." + step.key());
          formulas.add(step.formula());
          Stream.concat(step.inputs().stream(), step.result().stream())
              .forEach(quantity -> formulas.add(quantity.symbol()));
          step.drawings().stream().map(Drawing::letter).forEach(formulas::add);
          step.branches()
              .forEach(branch -> {
                keys.add("branch." + branch.key());
                formulas.add(branch.condition());
                formulas.add(branch.compared().symbol());
              });
        });
    for (Language language : Languages.AVAILABLE.all()) {
      Texts.use(language);
      keys.forEach(key -> assertDoesNotThrow(() -> Texts.get(key), key));
    }
    formulas.forEach(formula -> assertDoesNotThrow(() -> FormulaParser.parse(formula), formula));
  }

  private static void assertTakesOneTrueBranch(Step step) {
    long taken = step.branches().stream().filter(Step.Branch::taken).count();
    assertEquals(step.branches().isEmpty() ? 0 : 1, taken, step::toString);
    step.taken().ifPresent(AllStepsTest::assertTrueCondition);
  }

  @Test
  void aFalseConditionIsNoticed() {
    for (String condition : List.of("h \\ne 0", "h \\le 0", "h \\gt 0.5", "h = 0")) {
      Step.Branch taken = branch(condition, Double.NaN);
      assertThrows(AssertionError.class, () -> assertTrueCondition(taken), condition);
    }
    assertTrueCondition(branch("h \\ne 0", 1));
    assertThrows(AssertionError.class, () -> assertTrueCondition(branch("h \\ge 0.01", 0.009)));
  }

  private static Step.Branch branch(String condition, double h) {
    return new Step.Branch(
        "taken", condition, true, new Step.Quantity("h", new Step.Value.Scalar(h)));
  }

  /// Of conditions that compare a number with a constant; no condition compares a NaN.
  private static void assertTrueCondition(Step.Branch taken) {
    boolean nan = taken.compared().value().isNaN();
    assertEquals(nan, taken.condition().endsWith("NaN}"), taken::toString);
    Matcher parts = CONDITION.matcher(taken.condition());
    if (!nan
        && taken.compared().value() instanceof Step.Value.Scalar(double number)
        && parts.matches()
        && parts.group("symbol").equals(taken.compared().symbol())) {
      // The constants of methods in floats are floats.
      double constant = Float.parseFloat(parts.group("constant"));
      boolean holds =
          switch (parts.group("sign")) {
            case "=" -> number == constant;
            case "\\ne" -> number != constant;
            case "\\lt" -> number < constant;
            case "\\le" -> number <= constant;
            case "\\gt" -> number > constant;
            default -> number >= constant;
          };
      assertTrue(holds, taken::toString);
    }
  }

  @ParameterizedTest
  @MethodSource("methods")
  void itsSourceIsSaidInEveryLanguage(Method method) {
    assertEquals(method.source(), StepWords.source(method));
    for (Language language : Languages.AVAILABLE.all()) {
      Texts.use(language);
      assertTrue(Texts.find("method." + MethodFamily.of(method.name())).isPresent());
    }
  }

  @Test
  void methodsOfArticlesHaveATitleInEveryLanguage() {
    for (Method method : methods()) {
      boolean ofArticle = method.name().startsWith("article-");
      String number = ofArticle ? method.name().substring("article-".length()).substring(0, 3) : "";
      Texts.use(Language.ENGLISH);
      assertEquals(
          ofArticle, StepWords.title(method).startsWith("Article " + number + ": "), method.name());
      Texts.use(Languages.AVAILABLE.of(Locale.CHINESE));
      assertEquals(
          ofArticle, StepWords.title(method).startsWith("文章 " + number + "："), method.name());
    }
    assertEquals("文章 000：胶囊体与球体", StepWords.title("article-000-capsule-sphere@float-stored"));
    assertEquals("mine@v2", StepWords.title("mine@v2"));
  }

  @Test
  void unnamedStepIsCalledByItsKey() {
    Step step = new Step("my-own-way", "", List.of(), Optional.empty(), List.of(), List.of());
    assertEquals("my own way", StepWords.of(step));
  }

  @Test
  void inChineseAnEdgeOfABoxIsCalledOtherwiseThanOneInAPlane() {
    Texts.use(Languages.AVAILABLE.of(Locale.CHINESE));
    assertEquals("棱", Texts.get("branch.edge"));
    assertEquals("顶点", Texts.get("branch.corner"));
    assertEquals("边", Texts.get("branch.flat-edge"));
  }
}
