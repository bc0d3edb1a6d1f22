package collisionbench.bench.map;

import collisionbench.methods.method.Answer;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/// What a method answers at all places of a map, as far as it was asked. Immutable.
///
/// Answers are in the order of rows, the lowest first. Between the places of `step` they are those
/// of the place to the lower left, and where nothing changes they may be assumed.
///
/// @param step every how many columns and rows there is an answer of its own; 1 when all is fine
/// @param asked at how many places the method was asked
/// @param isComplete whether nothing more will be asked
/// @param exactEdge the border of the places at which the two touch; without lines until it has
///   been looked for
/// @param methodEdge the border of the places at which the method says so
/// @param branchEdge the borders of the branches; without lines for other colors
/// @param labels where to write the branches of each path; empty for other colors
/// @param isolines the lines of equal distance by level; empty for other colors
/// @param exactIsolines those of the right distance at the same levels; empty where the method's
///   are right, too
public record AnswerMap(
    PairField field,
    Places places,
    MapColor color,
    int step,
    List<PlaceAnswer> answers,
    int asked,
    boolean isComplete,
    List<MapLine> exactEdge,
    List<MapLine> methodEdge,
    List<MapLine> branchEdge,
    List<BranchLabel> labels,
    List<Isoline> isolines,
    List<Isoline> exactIsolines) {

  public AnswerMap {
    answers = List.copyOf(answers);
    exactEdge = List.copyOf(exactEdge);
    methodEdge = List.copyOf(methodEdge);
    branchEdge = List.copyOf(branchEdge);
    labels = List.copyOf(labels);
    isolines = List.copyOf(isolines);
    exactIsolines = List.copyOf(exactIsolines);
  }

  public PlaceAnswer at(int i, int j) {
    return answers.get(places.number(i, j));
  }

  /// {@return the number of places of an agreement}
  public int count(Agreement agreement) {
    return Math.toIntExact(
        answers.stream().filter(answer -> answer.agreement() == agreement).count());
  }

  /// {@return the agreement of all places; empty if they differ}
  public Optional<Agreement> everywhere() {
    Agreement first = answers.getFirst().agreement();
    return Optional.of(first).filter(_ -> count(first) == places.count());
  }

  /// {@return the number of places of each agreement, also of those that none has}
  public Map<Agreement, Integer> shares() {
    Map<Agreement, Integer> shares = new EnumMap<>(Agreement.class);
    for (Agreement agreement : Agreement.values()) {
      shares.put(agreement, count(agreement));
    }
    return shares;
  }

  /// {@return the shares that a legend has: those with places, and right and wrong answers even
  /// without}
  public Map<Agreement, Integer> legend() {
    Map<Agreement, Integer> legend = shares();
    legend.entrySet().removeIf(share -> share.getValue() == 0 && !share.getKey().isInEveryLegend());
    return legend;
  }

  /// {@return the paths of branches, by name: an order by size would change while something is
  /// dragged}
  public List<List<String>> paths() {
    return answers.stream()
        .map(PlaceAnswer::path)
        .distinct()
        .sorted(Comparator.comparing(List::toString))
        .toList();
  }

  /// {@return what the method returned instead of a yes or no at a place; empty if it answers all}
  public Optional<Answer> silence() {
    return answers.stream()
        .filter(answer -> answer.silence().isPresent())
        .findFirst()
        .flatMap(PlaceAnswer::silence);
  }

  /// {@return whether branches are to be shown, and the method reports none}
  public boolean lacksBranches() {
    return color == MapColor.BRANCH
        && answers.stream().anyMatch(one -> one.touches().isPresent())
        && answers.stream().allMatch(one -> one.path().isEmpty());
  }

  /// {@return the greatest distance; empty without any}
  public OptionalDouble farthest() {
    return distances().max();
  }

  /// {@return the least distance, negative for the greatest depth; empty without any}
  public OptionalDouble deepest() {
    return distances().min();
  }

  private DoubleStream distances() {
    return answers.stream()
        .filter(answer -> answer.distance().isPresent())
        .mapToDouble(answer -> answer.distance().getAsDouble());
  }
}
