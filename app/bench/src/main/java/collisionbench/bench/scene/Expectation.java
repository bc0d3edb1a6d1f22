package collisionbench.bench.scene;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// What `check` verifies about a scene at time 0.
///
/// @param touching exactly these pairs touch; empty if any may
/// @param pairs the expected answers about pairs
/// @param tolerance how far numbers may be off; empty for one that follows from the shapes
/// @param method the name of the method whose answers are meant; empty for the bench's own
public record Expectation(
    Optional<List<Pair>> touching,
    List<ExpectedPair> pairs,
    OptionalDouble tolerance,
    Optional<String> method) {

  public static final Expectation NOTHING =
      new Expectation(Optional.empty(), List.of(), OptionalDouble.empty(), Optional.empty());

  public Expectation {
    touching = touching.map(List::copyOf);
    pairs = List.copyOf(pairs);
    requireOnce(touching.orElse(List.of()));
    requireOnce(pairs.stream().map(ExpectedPair::pair).toList());
  }

  /// Exactly these pairs touch, by the bench's own answers.
  public Expectation(List<Pair> contacts) {
    this(Optional.of(contacts), List.of(), OptionalDouble.empty(), Optional.empty());
  }

  private static void requireOnce(List<Pair> pairs) {
    Set<Pair> seen = new HashSet<>();
    for (Pair pair : pairs) {
      if (!seen.add(pair.sorted())) {
        throw new IllegalArgumentException("pair is given twice: " + pair);
      }
    }
  }

  /// {@return the pairs that are expected to touch}
  public List<Pair> contacts() {
    return touching.orElse(List.of());
  }

  /// {@return what is expected of two bodies, in either order}
  public Optional<ExpectedPair> about(Pair pair) {
    return pairs.stream()
        .filter(expected -> expected.pair().sorted().equals(pair.sorted()))
        .findFirst();
  }

  /// {@return the same with something else expected of two bodies; with nothing if it has no
  /// values} If it says whether the two touch, the expected contacts are changed to agree.
  public Expectation with(ExpectedPair changed) {
    Stream<ExpectedPair> others =
        pairs.stream()
            .filter(expected -> !expected.pair().sorted().equals(changed.pair().sorted()));
    Stream<ExpectedPair> last = changed.values().isEmpty() ? Stream.of() : Stream.of(changed);
    return new Expectation(
        touching.map(contacts -> agreeing(contacts, changed)),
        Stream.concat(others, last).toList(),
        tolerance,
        method);
  }

  private static List<Pair> agreeing(List<Pair> contacts, ExpectedPair changed) {
    Pair pair = changed.pair();
    boolean expects = contacts.stream().map(Pair::sorted).anyMatch(pair.sorted()::equals);
    if (!(changed.value(AnswerField.TOUCH).orElse(null) instanceof AnswerValue.YesNo(boolean yes))
        || yes == expects) {
      return contacts;
    }
    Stream<Pair> others =
        contacts.stream().filter(contact -> !contact.sorted().equals(pair.sorted()));
    return Stream.concat(others, yes ? Stream.of(pair) : Stream.of()).toList();
  }

  /// {@return the same about one pair only}
  public Expectation onlyAbout(ExpectedPair expected) {
    return new Expectation(Optional.empty(), List.of(expected), tolerance, method);
  }

  /// {@return how many answers are expected: the contacts and the values of pairs. An empty list of
  /// contacts is one: nothing touches}
  public long count() {
    long contacts = touching.map(list -> Math.max(1, list.size())).orElse(0);
    return contacts + pairs.stream().mapToLong(pair -> pair.values().size()).sum();
  }

  /// {@return whether nothing is expected}
  public boolean isEmpty() {
    return touching.isEmpty() && pairs.stream().allMatch(ExpectedPair::isEmpty);
  }

  /// {@return whether it is only about which pairs touch, by the bench's own answers}
  public boolean isOfContactsOnly() {
    return touching.isPresent() && pairs.isEmpty() && tolerance.isEmpty() && method.isEmpty();
  }

  /// {@return an answer about where two bodies first touch, if one is expected}
  public Optional<AnswerField> contact() {
    return pairs.stream()
        .flatMap(pair -> pair.values().keySet().stream())
        .filter(AnswerField::isOfContact)
        .findFirst();
  }

  Stream<Pair> named() {
    return Stream.concat(contacts().stream(), pairs.stream().map(ExpectedPair::pair));
  }

  /// {@return the expectation, restricted to the bodies with these names}
  public Expectation among(Set<String> ids) {
    return new Expectation(
        touching.map(all -> all.stream().filter(pair -> pair.isAmong(ids)).toList()),
        pairs.stream().filter(expected -> expected.pair().isAmong(ids)).toList(),
        tolerance,
        method);
  }

  /// {@return the same for renamed bodies}
  public Expectation renamed(UnaryOperator<String> rename) {
    return new Expectation(
        touching.map(all -> all.stream().map(pair -> pair.renamed(rename)).toList()),
        pairs.stream().map(expected -> expected.renamed(rename)).toList(),
        tolerance,
        method);
  }

  /// Two bodies, by name.
  public record Pair(String a, String b) {

    public Pair {
      if (a.equals(b)) {
        throw new IllegalArgumentException("a body does not touch itself: " + a);
      }
    }

    /// {@return the same pair, ordered by name}
    public Pair sorted() {
      return a.compareTo(b) < 0 ? this : new Pair(b, a);
    }

    /// {@return the same for renamed bodies}
    public Pair renamed(UnaryOperator<String> rename) {
      return new Pair(rename.apply(a), rename.apply(b));
    }

    private boolean isAmong(Set<String> ids) {
      return ids.contains(a) && ids.contains(b);
    }

    @Override
    public String toString() {
      return a + " and " + b;
    }
  }
}
