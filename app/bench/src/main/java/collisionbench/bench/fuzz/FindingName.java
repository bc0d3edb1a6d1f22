package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.text.Phrase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What is wrong in a scene that a hunt found, as its file name says it. The names of the heaviest
/// come first.
public record FindingName(Weight weight, Fault fault) {

  /// {@return what the name of a file says, without its ending; empty unless it is that of a
  /// finding}
  public static Optional<FindingName> of(String file) {
    return Arrays.stream(Weight.values())
        .flatMap(weight -> Arrays.stream(Fault.values()).map(one -> new FindingName(weight, one)))
        .filter(name -> file.equals(name.text()) || file.startsWith(name.text() + "-"))
        .findFirst();
  }

  /// {@return the name, to which that of a pair may be added}
  public String text() {
    int order = List.of(Weight.values()).indexOf(weight) + 1;
    return "%d-%s-%s".formatted(order, weight.word(), fault.word());
  }

  /// {@return how much it matters}
  public Phrase phrase() {
    return Phrase.of("finding." + weight.word());
  }
}
