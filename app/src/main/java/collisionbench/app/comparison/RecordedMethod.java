package collisionbench.app.comparison;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Answers of another program in floats that were recorded: a method for the shapes that it was
/// asked about, in either order.
///
/// @param name of the program
/// @param version of the program
/// @param answers by questions about shapes at rest, in floats
public record RecordedMethod(String name, String version, Map<Question, Answer> answers)
    implements Method {

  public RecordedMethod {
    answers = Map.copyOf(answers);
  }

  /// {@return a method without answers}
  public static RecordedMethod of(String name, String version) {
    return new RecordedMethod(name, version, Map.of());
  }

  /// {@return the method with another answer, in place of an older one to the same question}
  public RecordedMethod with(Question question, Answer answer) {
    Map<Question, Answer> more = new HashMap<>(answers);
    more.remove(key(question).swapped());
    more.put(key(question), answer);
    return new RecordedMethod(name, version, more);
  }

  /// {@return the method with the answers of a later recording, in place of older ones}
  public RecordedMethod and(RecordedMethod later) {
    RecordedMethod both = new RecordedMethod(name, later.version, answers);
    for (Map.Entry<Question, Answer> answer : later.answers.entrySet()) {
      both = both.with(answer.getKey(), answer.getValue());
    }
    return both;
  }

  /// {@return the method by another name}
  public RecordedMethod renamed() {
    return new RecordedMethod(name + "-recorded", version, answers);
  }

  private static Question key(Question question) {
    return question.atRest().rounded();
  }

  @Override
  public String source() {
    return "Recorded answers of " + name + (version.isEmpty() ? "" : " " + version) + ".";
  }

  @Override
  public String language() {
    return "";
  }

  @Override
  public Precision precision() {
    return Precision.FLOAT;
  }

  @Override
  public boolean alwaysReturns() {
    return true;
  }

  @Override
  public Set<Query> answers(Pair pair) {
    boolean isAsked =
        answers.keySet().stream()
            .anyMatch(known -> known.pair().equals(pair) || known.swapped().pair().equals(pair));
    return isAsked ? EnumSet.of(Query.OVERLAP, Query.SEPARATION) : EnumSet.noneOf(Query.class);
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    Question key = key(question);
    return Optional.ofNullable(answers.get(key))
        .or(() -> Optional.ofNullable(answers.get(key.swapped())))
        .orElseGet(() ->
            answers(question.pair()).isEmpty()
                ? Answer.unanswered()
                : new Answer.Undecided(
                    new Indecision.Other("recorded for other numbers than these")));
  }
}
