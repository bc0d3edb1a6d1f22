package collisionbench.app;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/// A method that does what a test wants, about every pair.
///
/// @param queries gives what it answers
/// @param does gives its answers
public record FakeMethod(String name, Supplier<Set<Query>> queries, Function<Question, Answer> does)
    implements Method {

  /// {@return a method that says whether shapes touch}
  public static FakeMethod overlap(String name, Function<Question, Answer> does) {
    return new FakeMethod(name, () -> Set.of(Query.OVERLAP), does);
  }

  /// {@return a method that says whether shapes touch and how far apart they are}
  public static FakeMethod separation(String name, Function<Question, Answer> does) {
    return new FakeMethod(name, () -> Set.of(Query.OVERLAP, Query.SEPARATION), does);
  }

  /// {@return a method that fails when it is asked what it answers}
  public static FakeMethod mute(Supplier<? extends Error> failure) {
    return new FakeMethod(
        "mute",
        () -> {
          throw failure.get();
        },
        _ -> Answer.of(false));
  }

  @Override
  public String source() {
    return "A test.";
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return queries.get();
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    return does.apply(question);
  }
}
