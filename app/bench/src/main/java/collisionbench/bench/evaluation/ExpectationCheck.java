package collisionbench.bench.evaluation;

import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.ExpectedPair;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// The answers about a scene at time 0, compared with the expected ones.
///
/// @param wrong the number of answers that are not as expected
/// @param right the number of answers that are
/// @param violations the first that are not: unexpected contacts and pairs without an answer, then
///   missing contacts, then the answers about pairs
/// @param kept the first that are as expected
public record ExpectationCheck(
    long wrong, long right, List<AnswerCheck> violations, List<AnswerCheck> kept) {

  /// Part of the size of the shapes that numbers may be off by default; of parameters and times,
  /// how far they may be.
  public static final double RELATIVE = 1e-9;

  /// Part of the largest coordinate that the bench's own answers may be off.
  private static final double ROUNDING = 1e-12;

  public ExpectationCheck {
    violations = List.copyOf(violations);
    kept = List.copyOf(kept);
  }

  /// {@return the comparison; empty if the scene expects nothing}
  ///
  /// @param answers the answers to compare, about the same scene
  /// @param most how many violations are listed at most, and how many others
  public static Optional<ExpectationCheck> of(Scene scene, PairSource answers, int most) {
    return scene
        .expect()
        .filter(expect -> !expect.isEmpty())
        .map(expect -> of(expect, scene.bodies(), answers, most));
  }

  /// {@return the comparison of an expectation with the answers about some bodies}
  ///
  /// @param most how many violations are listed at most, and how many others
  public static ExpectationCheck of(
      Expectation expect, List<Body> bodies, PairSource answers, int most) {
    return new Walk(bodies, expect, answers, most).check();
  }

  /// {@return whether all answers are as expected}
  public boolean holds() {
    return wrong == 0;
  }

  /// Compares answer by answer.
  private static final class Walk {

    private final Expectation expect;
    private final PairSource answers;
    private final int most;
    private final Map<String, Integer> places = new HashMap<>();
    private final List<Body> bodies;
    private final List<AnswerCheck> violations = new ArrayList<>();
    private final List<AnswerCheck> kept = new ArrayList<>();
    private long wrong;
    private long right;

    Walk(List<Body> bodies, Expectation expect, PairSource answers, int most) {
      this.expect = expect;
      this.answers = answers;
      this.most = most;
      this.bodies = bodies;
      bodies.forEach(body -> places.put(body.id(), places.size()));
    }

    ExpectationCheck check() {
      expect.touching().ifPresent(this::checkContacts);
      expect.pairs().forEach(this::check);
      return new ExpectationCheck(wrong, right, violations, kept);
    }

    private void checkContacts(List<Expectation.Pair> expected) {
      Set<Expectation.Pair> missing = new LinkedHashSet<>();
      expected.forEach(pair -> missing.add(inOrder(pair)));
      answers.forEachNotApart(found -> {
        Expectation.Pair pair = new Expectation.Pair(found.a().id(), found.b().id());
        boolean touches = missing.remove(pair);
        if (!touches && isOfOtherKind(found.answer())) {
          return;
        }
        AnswerCheck check =
            contact(pair, touches, found.decided().overlap().map(AnswerValue.YesNo::new));
        boolean _ =
            add(
                check.came().isPresent()
                    ? check
                    : check.unanswered(answers.reason(found.answer())));
      });
      for (Expectation.Pair pair : missing) {
        boolean _ = add(contact(pair, true, Optional.of(new AnswerValue.YesNo(false))));
      }
    }

    /// {@return whether a pair is of a kind that the method does not answer, which is no reason to
    /// doubt that it is apart}
    private static boolean isOfOtherKind(Answer answer) {
      return answer instanceof Answer.Undecided(Indecision.PairNotAnswered _);
    }

    private Expectation.Pair inOrder(Expectation.Pair pair) {
      return place(pair.a()) < place(pair.b()) ? pair : new Expectation.Pair(pair.b(), pair.a());
    }

    private int place(String id) {
      return places.getOrDefault(id, 0);
    }

    private static AnswerCheck contact(
        Expectation.Pair pair, boolean expected, Optional<AnswerValue> came) {
      return new AnswerCheck(pair, AnswerField.TOUCH, new AnswerValue.YesNo(expected), came, 0);
    }

    private boolean add(AnswerCheck check) {
      boolean holds = check.holds();
      List<AnswerCheck> listed = holds ? kept : violations;
      if (listed.size() < most) {
        listed.add(holds ? check : explained(check));
      }
      if (holds) {
        right++;
      } else {
        wrong++;
      }
      return holds;
    }

    private AnswerCheck explained(AnswerCheck check) {
      Body a = bodies.get(place(check.pair().a()));
      Body b = bodies.get(place(check.pair().b()));
      if (!a.isAskedAbout(b)) {
        return check.unanswered(
            a.group().map(group -> Phrase.of("expect.one-group", PlainText.brief(group))));
      }
      return check.field() == AnswerField.TOUCH && check.came().isPresent()
          ? check.with(gap(a, b))
          : check;
    }

    private OptionalDouble gap(Body a, Body b) {
      return answers
          .about(a, b, AnswerField.queries(Set.of(AnswerField.DISTANCE)))
          .decided()
          .distance();
    }

    /// If a crossing or a sweep is another case than expected, its numbers are not compared.
    private void check(ExpectedPair expected) {
      Body a = bodies.get(place(expected.pair().a()));
      Body b = bodies.get(place(expected.pair().b()));
      Answer answer =
          a.isAskedAbout(b)
              ? answers.about(a, b, AnswerField.queries(expected.values().keySet()))
              : Answer.nothing();
      AnswerValues values = new AnswerValues(answer.decided(), a.space() == Space.TWO);
      Set<AnswerField> otherCase = new LinkedHashSet<>();
      expected
          .values()
          .forEach((field, value) -> {
            Optional<AnswerValue> came = values.value(field);
            double tolerance = tolerance(expected, field, a, b);
            AnswerCheck check = new AnswerCheck(expected.pair(), field, value, came, tolerance);
            if (!otherCase.contains(field)
                && !add(came.isPresent() ? check : check.unanswered(answers.reason(answer)))) {
              otherCase.addAll(field.details());
            }
          });
    }

    private double tolerance(ExpectedPair expected, AnswerField field, Body a, Body b) {
      OptionalDouble given =
          expected.tolerance().isPresent() ? expected.tolerance() : expect.tolerance();
      return given.orElseGet(() -> field.isLength() ? lengthTolerance(a, b) : RELATIVE);
    }
  }

  private static double lengthTolerance(Body a, Body b) {
    double size = Math.max(a.extent(), b.extent());
    return Math.max(RELATIVE * size, ROUNDING * Math.max(largest(a), largest(b)));
  }

  private static double largest(Body body) {
    return Math.max(body.bounds().min().largest(), body.bounds().max().largest());
  }
}
