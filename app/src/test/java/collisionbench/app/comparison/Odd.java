package collisionbench.app.comparison;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
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
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    return does.apply(question);
  }
}
