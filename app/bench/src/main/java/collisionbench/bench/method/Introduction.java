package collisionbench.bench.method;

import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Touching;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The introduction of a program: its first line.
///
/// @param methods at least one, with distinct names
/// @param unasked warnings, in English, about functions whose names seem misspelt
record Introduction(Encoding encoding, List<Offer> methods, List<String> unasked) {

  Introduction {
    methods = List.copyOf(methods);
    unasked = List.copyOf(unasked);
  }

  /// The encoding of questions and answers, one per line.
  enum Encoding {
    /// A JSON object.
    JSON,
    /// Words separated by spaces, for languages without JSON.
    WORDS
  }

  /// One method of a program.
  ///
  /// @param name a single word
  /// @param pairs the pairs that it answers, in the order in which it names them; at least one
  /// @param precision the precision of the numbers that it gets and is judged on
  /// @param sweeps whether it gets velocities
  /// @param margin the largest gap at which a yes counts as right
  /// @param sizes the sizes that it supports; it gets no other shapes
  /// @param source a sentence about its origin; may be empty
  record Offer(
      String name,
      Set<Pair> pairs,
      Precision precision,
      boolean sweeps,
      double margin,
      Touching touching,
      Optional<Sizes> sizes,
      String source,
      String language,
      String version) {

    Offer {
      pairs = Collections.unmodifiableSet(new LinkedHashSet<>(pairs));
    }
  }
}
