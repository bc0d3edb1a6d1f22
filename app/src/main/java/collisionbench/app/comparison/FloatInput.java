package collisionbench.app.comparison;

import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Pair;
import collisionbench.geometry.method.Precision;
import collisionbench.geometry.method.Query;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.Steps;
import java.util.Set;

/// A method that is given numbers rounded to floats: shows what rounding alone does to an answer.
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
  public Precision precision() {
    return Precision.FLOAT;
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return method.answers(pair);
  }

  @Override
  public Answer answer(Question question, Steps steps) {
    return method.answer(question, steps);
  }
}
