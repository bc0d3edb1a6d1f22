package collisionbench.bench.folder;

import collisionbench.bench.text.Phrase;
import java.util.List;
import java.util.stream.Stream;

/// The answers of methods about a scene, compared with those of a reference method.
///
/// @param wrong the number of wrong answers
/// @param contradictions sentences about the first of them
/// @param silent sentences about the methods that decide nothing
public record Judgement(long wrong, List<Phrase> contradictions, List<Phrase> silent) {

  public Judgement {
    contradictions = List.copyOf(contradictions);
    silent = List.copyOf(silent);
  }

  /// {@return whether all answers are right}
  public boolean holds() {
    return wrong == 0 && silent.isEmpty();
  }

  /// {@return what is wrong, as sentences}
  List<Phrase> sentences() {
    return Stream.concat(contradictions.stream(), silent.stream()).toList();
  }
}
