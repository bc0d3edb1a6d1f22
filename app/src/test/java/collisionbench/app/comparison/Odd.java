package collisionbench.app.comparison;

import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Pair;
import collisionbench.geometry.method.Query;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.Steps;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;

/// A method that does something unforeseen about everything.
record Odd(String name, Function<Question, Answer> does) implements Method {

  @Override
  public String source() {
    return "A test.";
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return EnumSet.of(Query.OVERLAP, Query.SEPARATION);
  }

  @Override
  public Answer answer(Question question, Steps steps) {
    return does.apply(question);
  }
}
