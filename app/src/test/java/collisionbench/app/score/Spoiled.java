package collisionbench.app.score;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.util.Set;
import java.util.function.UnaryOperator;

/// The judge with deliberately wrong answers.
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
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    Answer right = Methods.EXACT.answer(question);
    return right instanceof Answer.Decided decided ? fault.apply(decided) : right;
  }
}
