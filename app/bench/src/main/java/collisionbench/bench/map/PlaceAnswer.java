package collisionbench.bench.map;

import collisionbench.methods.method.Answer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// What a method answers at one place, and whether it is right.
///
/// @param touches the method's yes or no; empty if it gives none
/// @param exact the exact yes or no about the numbers that the method is given; empty if there is
///   no such place among the doubles
/// @param distance the method's signed distance; empty if it gives none or was not asked
/// @param right the right distance; empty in maps of other colors
/// @param path the keys of the branches that the method took, in order; empty if it reports none or
///   was not asked
/// @param silence what the method returned instead of a yes or no, or with NaN or infinity
public record PlaceAnswer(
    Agreement agreement,
    Optional<Boolean> touches,
    Optional<Boolean> exact,
    OptionalDouble distance,
    Optional<RightDistance> right,
    List<String> path,
    Optional<Answer> silence) {

  /// The answer at a place beyond the doubles.
  static final PlaceAnswer NOWHERE =
      new PlaceAnswer(
          Agreement.NO_ANSWER,
          Optional.empty(),
          Optional.empty(),
          OptionalDouble.empty(),
          Optional.empty(),
          List.of(),
          Optional.empty());

  public PlaceAnswer {
    path = List.copyOf(path);
  }

  /// {@return the right distance; empty in maps of other colors}
  OptionalDouble rightDistance() {
    return right.stream().mapToDouble(RightDistance::value).findFirst();
  }

  /// {@return by how much the method's distance is wrong; 0 if rounding explains it, empty if it
  /// gives none or was not asked}
  public OptionalDouble distanceError() {
    return right.isPresent() && distance.isPresent()
        ? OptionalDouble.of(right.get().error(distance.getAsDouble()))
        : OptionalDouble.empty();
  }

  /// {@return whether no edge runs between this place and another, as far as a color shows edges}
  boolean isLike(PlaceAnswer other) {
    return agreement == other.agreement && exact.equals(other.exact) && path.equals(other.path);
  }
}
