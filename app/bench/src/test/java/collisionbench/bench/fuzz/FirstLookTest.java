package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FirstLookTest {

  @Test
  void correctMethodIsNotSuspicious() {
    for (String name : List.of("sphere-box", "segment-triangle", "circle-sector-2d")) {
      Pair pair = Pair.named(name).orElseThrow();
      assertEquals(List.of(), FirstLook.of(Methods.ANALYTIC, pair).wrong(), name);
    }
  }

  /// Programs are given unit quaternions.
  @Test
  void showsTheNumbersThatTheMethodIsGiven() {
    FirstLook look = FirstLook.of(new Silent(), Pair.named("sphere-box").orElseThrow());
    String line = look.examples().getFirst();
    List<Double> numbers =
        Stream.of(line.substring(0, line.indexOf(':')).strip().split(" ", -1))
            .skip(1)
            .map(Double::valueOf)
            .toList();
    assertEquals(14, numbers.size(), line);
    double norm = numbers.subList(10, 14).stream().mapToDouble(n -> n * n).sum();
    assertEquals(1, norm, 1e-15, line);
  }

  /// As if a diameter were read as a radius.
  @Test
  void distancesOfAnotherUnitAreSuspicious() {
    Method twice =
        new Planted(right -> Answer.nothing().withDistance(2 * right.distance().orElseThrow()));
    FirstLook look = FirstLook.of(twice, Pair.named("sphere-box").orElseThrow());
    assertTrue(look.isSuspicious());
    assertEquals(
        twice.name()
            + ": "
            + look.wrong().size()
            + " plain mistakes in 200 ordinary inputs of sphere-box: the code is wrong, or it reads the"
            + " question in another way (diameter or radius, degrees, order of a quaternion)",
        look.warning());
    assertEquals(3, look.examples().size());
    assertTrue(look.examples().getFirst().startsWith("sphere-box "), look.examples()::toString);
  }

  @Test
  void doesNotBlameTheQuestionForFailures() {
    Method broken =
        new Planted(right -> {
          throw new IllegalStateException("no luck");
        });
    FirstLook look = FirstLook.of(broken, Pair.named("sphere-box").orElseThrow());
    assertEquals(
        broken.name() + ": 21 of 21 ordinary inputs of sphere-box get no answer", look.warning());
  }

  /// A method that occasionally does not answer.
  @Test
  void countsTimeouts() {
    Method slow =
        new Planted(right ->
            right.overlap().orElse(false)
                ? new Answer.Failed(
                    new MethodFailure.TimedOut(Duration.ofSeconds(1), Optional.empty()))
                : right);
    FirstLook look = FirstLook.of(slow, Pair.named("sphere-box").orElseThrow());
    assertTrue(look.failed() > 0 && look.wrong().size() >= look.failed(), look::summary);
  }

  private record Silent() implements Method {

    @Override
    public String name() {
      return "silent";
    }

    @Override
    public String source() {
      return "Forgets to return.";
    }

    @Override
    public Set<Query> answers(Pair pair) {
      return EnumSet.of(Query.OVERLAP);
    }

    @Override
    public Answer answer(Question question, Set<Query> asked, Steps steps) {
      return new Answer.Undecided(new Indecision.Other("returned None"));
    }

    @Override
    public Question given(Question question) {
      return question.withUnitTurns();
    }
  }

  @Test
  void methodThatDecidesNothingIsSuspicious() {
    Pair pair = Pair.named("sphere-box").orElseThrow();
    FirstLook look = FirstLook.of(new Silent(), pair);
    assertTrue(look.isSuspicious() && look.failsOften());
    assertTrue(
        look.summary().startsWith("200 ordinary inputs: 0 plain mistakes, 200 without an answer"),
        look::summary);
  }

  /// As for a library that is right up to rounding.
  @Test
  void roundingIsNotSuspicious() {
    Method rounded =
        new Planted(
            right -> Answer.nothing().withDistance(right.distance().orElseThrow() * (1 + 1e-12)));
    assertFalse(FirstLook.of(rounded, Pair.named("sphere-box").orElseThrow()).isSuspicious());
  }
}
