package collisionbench.methods.method;

import java.util.EnumSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/// A named way to answer one or more of the four queries about some pairs of shapes.
///
/// Laws, which `fuzz` holds every method to:
/// - with the shapes swapped it gives the same yes or no: they come in either order;
/// - it depends on nothing but the question, never throws, and may be asked by several threads at
///   once;
/// - reporting its steps changes no bit of the answer;
/// - a distance, if given, is finite, and at most 0 if and only if the shapes overlap.
public interface Method {

  /// {@return its unique name: lower case, one word}
  String name();

  /// {@return one sentence that says how it works and where it comes from}
  String source();

  /// {@return the language that it is written in; empty if it does not say}
  default String language() {
    return "Java";
  }

  /// {@return the version of the library that answers; empty if it does not say}
  default String version() {
    return "";
  }

  /// {@return the precision of its arithmetic}
  default Precision precision() {
    return Precision.DOUBLE;
  }

  /// {@return the question in its precision, on which it is judged}
  default Question given(Question question) {
    return precision().given(question);
  }

  /// {@return the queries that it supports for a pair; it may still be undecided for some shapes}
  Set<Query> answers(Pair pair);

  /// {@return the steps that it may report for a pair; empty if unknown}
  default Outline outline(Pair pair) {
    return Outline.NONE;
  }

  /// {@return whether it always returns, so that it needs no watchdog}
  default boolean alwaysReturns() {
    return false;
  }

  /// {@return whether it runs in another process, where only its own clock can measure its time}
  default boolean isRemote() {
    return false;
  }

  /// {@return the nanoseconds for a question by its own clock; empty if it has none}
  default OptionalDouble nanoseconds(Question question) {
    return OptionalDouble.empty();
  }

  /// {@return what it means by touching}
  default Convention convention() {
    return Convention.USUAL;
  }

  /// {@return the answer to the queries, without other costly work; undecided for an unsupported
  /// pair}
  ///
  /// @param asked the queries; unsupported ones are ignored
  /// @param steps receives the steps if they are requested
  Answer answer(Question question, Set<Query> asked, Steps steps);

  /// {@return the answer to one query, without its steps}
  default Answer answer(Question question, Query asked) {
    return answer(question, EnumSet.of(asked), Steps.UNASKED);
  }

  /// {@return the answers to one query about several questions, in order, without steps}
  ///
  /// A method that takes long to be reached, as one in another process, answers them together.
  default List<Answer> answers(List<Question> questions, Query asked) {
    return questions.stream().map(question -> answer(question, asked)).toList();
  }

  /// {@return the answer to all supported queries, without steps}
  default Answer answer(Question question) {
    return answer(question, answers(question.pair()), Steps.UNASKED);
  }

  /// {@return the answer to all supported queries, with steps}
  default Explanation explain(Question question) {
    Steps steps = Steps.asked();
    Answer answer = answer(question, answers(question.pair()), steps);
    return new Explanation(answer, steps.list());
  }

  /// {@return the supported pairs}
  default List<Pair> pairs() {
    return Pair.all().stream().filter(pair -> !answers(pair).isEmpty()).toList();
  }
}
