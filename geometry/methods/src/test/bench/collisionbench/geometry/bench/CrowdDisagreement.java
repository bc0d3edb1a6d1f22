package collisionbench.geometry.bench;

import collisionbench.geometry.space.Shape3;
import collisionbench.methods.exact.Exact3;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What exact arithmetic says of the pairs that not all engines agree on.
///
/// @param touching those that touch
/// @param apart those that do not
record CrowdDisagreement(List<Shape3> shapes, Set<CrowdPair> touching, Set<CrowdPair> apart) {

  static CrowdDisagreement of(Collection<CrowdRounds> engines, List<Shape3> shapes) {
    Set<CrowdPair> some = new HashSet<>();
    engines.forEach(engine -> some.addAll(engine.pairs()));
    CrowdDisagreement all = new CrowdDisagreement(shapes, new HashSet<>(), new HashSet<>());
    for (CrowdPair pair : some) {
      if (!engines.stream().allMatch(engine -> engine.pairs().contains(pair))) {
        boolean touch = Exact3.overlap(shapes.get(pair.a()), shapes.get(pair.b()));
        (touch ? all.touching : all.apart).add(pair);
      }
    }
    return all;
  }

  /// {@return the touching pairs that are not among these}
  List<CrowdPair> missed(Set<CrowdPair> pairs) {
    return touching.stream().filter(pair -> !pairs.contains(pair)).toList();
  }

  /// {@return those of these pairs that do not touch}
  List<CrowdPair> invented(Set<CrowdPair> pairs) {
    return apart.stream().filter(pairs::contains).toList();
  }

  /// {@return how many these are, of which kinds, and how far they are at most from touching}
  String describe(Collection<CrowdPair> pairs) {
    if (pairs.isEmpty()) {
      return "0";
    }
    String kinds =
        pairs.stream()
            .collect(Collectors.groupingBy(this::kinds, TreeMap::new, Collectors.counting()))
            .entrySet()
            .stream()
            .map(entry -> entry.getValue() + " " + entry.getKey())
            .collect(Collectors.joining(", "));
    return String.format(Locale.ROOT, "%s, %.0e at most", kinds, worst(pairs));
  }

  private String kinds(CrowdPair pair) {
    return Stream.of(pair.a(), pair.b())
        .map(i -> shapes.get(i).getClass().getSimpleName().toLowerCase(Locale.ROOT))
        .sorted()
        .collect(Collectors.joining("-"));
  }

  private double worst(Collection<CrowdPair> pairs) {
    return pairs.stream()
        .mapToDouble(pair -> Exact3.signedDistance(shapes.get(pair.a()), shapes.get(pair.b())))
        .map(Math::abs)
        .max()
        .orElse(0);
  }
}
