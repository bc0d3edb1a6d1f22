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
/// - asked for its steps it gives the same answer, to the last bit;
/// - a distance, where there is one, is finite, and at most 0 exactly where the shapes overlap.
public interface Method {

  /// {@return the name to ask for it by: lower case, one word}
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

  /// {@return the numbers that it computes in}
  default Precision precision() {
    return Precision.DOUBLE;
  }

  /// {@return a question as it can be given it, on which it is judged: in its numbers}
  default Question given(Question question) {
    return precision().given(question);
  }

  /// {@return what it answers about a pair; nothing if the pair is not one of its. Of some shapes
  /// of a pair it may still say that it does not decide}
  Set<Query> answers(Pair pair);

  /// {@return the steps that it may tell about a pair; none if it does not say}
  default Outline outline(Pair pair) {
    return Outline.NONE;
  }

  /// {@return whether it always returns, so that nobody has to watch how long it takes}
  default boolean alwaysReturns() {
    return false;
  }

  /// {@return whether it computes elsewhere, as a program does: its answers have to be waited for,
  /// and only its own clock can tell how long it takes to find them}
  default boolean isRemote() {
    return false;
  }

  /// {@return the nanoseconds that it takes for a question by its own clock; empty if it has none}
  default OptionalDouble nanoseconds(Question question) {
    return OptionalDouble.empty();
  }

  /// {@return what it means by touching}
  default Convention convention() {
    return Convention.USUAL;
  }

  /// {@return the answer to what is asked, and to nothing else that costs time; undecided if the
  /// pair is not answered}
  ///
  /// @param asked one query or several; those that it does not answer are ignored
  /// @param steps takes the steps that led to the answer, if they are asked for
  Answer answer(Question question, Set<Query> asked, Steps steps);

  /// {@return the answer to one query, without its steps}
  default Answer answer(Question question, Query asked) {
    return answer(question, EnumSet.of(asked), Steps.UNASKED);
  }

  /// {@return all that it answers, without its steps}
  default Answer answer(Question question) {
    return answer(question, answers(question.pair()), Steps.UNASKED);
  }

  /// {@return all that it answers, with its steps}
  default Explanation explain(Question question) {
    Steps steps = Steps.asked();
    Answer answer = answer(question, answers(question.pair()), steps);
    return new Explanation(answer, steps.list());
  }

  /// {@return the pairs of which it answers anything}
  default List<Pair> pairs() {
    return Pair.all().stream().filter(pair -> !answers(pair).isEmpty()).toList();
  }
}
