package collisionbench.methods.method;

import java.util.List;

/// An answer and the steps that led to it, in their order.
public record Explanation(Answer answer, List<Step> steps) {

  public Explanation {
    steps = List.copyOf(steps);
  }
}
