package collisionbench.bench.comparison;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.Set;

/// A method on input rounded to floats: shows the effect of rounding the input alone. It computes
/// in its own arithmetic, and is judged by that.
record FloatInput(Method method) implements Method {

  @Override
  public String name() {
    return method.name() + "-float";
  }

  @Override
  public String source() {
    return method.source() + " Its inputs are rounded to float.";
  }

  @Override
  public boolean alwaysReturns() {
    return method.alwaysReturns();
  }

  @Override
  public Precision precision() {
    return method.precision();
  }

  @Override
  public Question given(Question question) {
    return question.rounded();
  }

  @Override
  public Outline outline(Pair pair) {
    return method.outline(pair);
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return method.answers(pair);
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    return method.answer(question, asked, steps);
  }
}
