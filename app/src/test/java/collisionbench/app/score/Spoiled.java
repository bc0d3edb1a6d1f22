package collisionbench.app.score;

import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Pair;
import collisionbench.geometry.method.Query;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.Steps;
import collisionbench.geometry.method.builtin.Methods;
import java.util.Set;
import java.util.function.UnaryOperator;

/// The judge, spoiled on purpose.
record Spoiled(UnaryOperator<Answer.Decided> fault) implements Method {

  @Override
  public String name() {
    return "spoiled";
  }

  @Override
  public String source() {
    return "Right answers < spoiled & wrong.";
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return Methods.EXACT.answers(pair);
  }

  @Override
  public Answer answer(Question question, Steps steps) {
    return switch (Methods.EXACT.answer(question)) {
      case Answer.Decided decided -> fault.apply(decided);
      case Answer.Undecided undecided -> undecided;
    };
  }
}
