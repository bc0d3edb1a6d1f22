package collisionbench.app.method;

import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Touching;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What a program says of itself in its first line.
///
/// @param methods at least one, each with a name of its own
/// @param unasked what there is to say, in English, of functions that seem to be misspelt
record Introduction(Encoding encoding, List<Offer> methods, List<String> unasked) {

  Introduction {
    methods = List.copyOf(methods);
    unasked = List.copyOf(unasked);
  }

  /// One method of a program.
  ///
  /// @param name one word
  /// @param pairs that it answers; at least one
  /// @param precision of the numbers that it is given and judged on
  /// @param sweeps whether it is sent velocities
  /// @param margin the largest gap at which a yes is not wrong
  /// @param sizes what it is made for; anything else is not asked
  /// @param source where it comes from, in a sentence; may be empty
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
      pairs = Set.copyOf(pairs);
    }
  }
}
