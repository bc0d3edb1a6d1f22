package collisionbench.bench.comparison;

import java.util.List;

/// Two bodies on which methods disagree.
///
/// @param methods the names of the wrong methods
public record Disagreement(String a, String b, List<String> methods) {

  public Disagreement {
    methods = List.copyOf(methods);
  }
}
