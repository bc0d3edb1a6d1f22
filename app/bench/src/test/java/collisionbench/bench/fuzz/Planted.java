package collisionbench.bench.fuzz;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.util.Set;
import java.util.function.Function;

/// The judge with a fault planted in its answers.
public record Planted(Function<Answer.Decided, Answer> fault) implements Method {

  /// {@return a judge that treats touching as apart: `<` for `<=`}
  public static Planted strict() {
    return new Planted(
        right -> right.distance().orElseThrow() == 0 ? Answer.of(false).withDistance(0) : right);
  }

  /// {@return the opposite yes or no, with the same distance}
  public static Answer.Decided flipped(Answer.Decided right) {
    return Answer.of(!right.overlap().orElseThrow(), right.distance().orElseThrow());
  }

  @Override
  public String name() {
    return "planted";
  }

  @Override
  public String source() {
    return "A fault on purpose.";
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
