package collisionbench.app.comparison;

import java.util.List;

/// Two bodies about which methods disagree.
///
/// @param methods the names of those that are wrong
public record Disagreement(String a, String b, List<String> methods) {

  public Disagreement {
    methods = List.copyOf(methods);
  }
}
