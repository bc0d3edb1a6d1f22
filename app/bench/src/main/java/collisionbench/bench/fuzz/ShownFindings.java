package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault.Mistake;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;

/// Which mistakes of a pair are reported: of each fault and weight the first, at most [#MOST], the
/// heaviest. All are counted.
///
/// @param <T> what is reported
public final class ShownFindings<T> {

  static final int MOST = 5;

  private static final Comparator<Mistake> ORDER = Mistake.ORDER;

  private final TreeMap<Mistake, T> shown = new TreeMap<>(ORDER);

  /// {@return whether a mistake is reported if no heavier ones follow}
  public boolean wants(Mistake mistake) {
    return mistake.fault().isFinding()
        && !shown.containsKey(mistake)
        && (shown.size() < MOST || ORDER.compare(mistake, shown.lastKey()) < 0);
  }

  /// Adds a mistake that is wanted, in place of the lightest one if there is no other place.
  public void add(Mistake mistake, T finding) {
    shown.put(mistake, finding);
    if (shown.size() > MOST) {
      shown.pollLastEntry();
    }
  }

  /// {@return what is reported, heaviest first}
  public List<T> all() {
    return List.copyOf(shown.values());
  }

  /// {@return what to report of all pairs of a method: beside plain mistakes only hard ones}
  public static <T> List<T> reported(List<T> shown, Function<T, Weight> weight) {
    boolean isPlain = shown.stream().map(weight).anyMatch(Weight.PLAIN::equals);
    return shown.stream()
        .filter(finding -> !isPlain || weight.apply(finding).isAtLeast(Weight.HARD))
        .toList();
  }
}
