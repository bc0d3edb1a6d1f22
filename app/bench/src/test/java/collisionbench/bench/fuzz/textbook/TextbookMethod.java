package collisionbench.bench.fuzz.textbook;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;

/// A collision test as in a textbook, in doubles.
///
/// @param pair the pair that it answers
/// @param test returns the answer about two shapes in the order of the pair
record TextbookMethod(String name, Pair pair, Function<Question, Answer> test) implements Method {

  @Override
  public String source() {
    return "A textbook.";
  }

  @Override
  public Set<Query> answers(Pair asked) {
    return asked.equals(pair)
        ? EnumSet.of(Query.OVERLAP, Query.SEPARATION)
        : EnumSet.noneOf(Query.class);
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    return question.pair().equals(pair) ? test.apply(question.inOrder()) : Answer.unanswered();
  }
}
