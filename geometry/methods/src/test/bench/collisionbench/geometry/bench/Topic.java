package collisionbench.geometry.bench;

import java.util.List;

/// A question about a pair.
///
/// @param pair two kinds, as in `sphere-box`; in the plane with the suffix `-2d`
record Topic(Question question, String pair) {

  private static final String PLANE = "-2d";

  /// {@return the names of the two kinds}
  List<String> kinds() {
    String kinds = isPlane() ? pair.substring(0, pair.length() - PLANE.length()) : pair;
    return List.of(kinds.split("-", 2));
  }

  private boolean isPlane() {
    return pair.endsWith(PLANE);
  }

  /// {@return the seed of its inputs, the same for all competitors}
  long seed() {
    return pair.hashCode() * 31L + question.name().hashCode();
  }

  /// {@return the inputs for timing}
  List<Case<?>> mix(int count) {
    return isPlane() ? mix(new Plane(), count) : mix(new Space(), count);
  }

  private <S> List<Case<?>> mix(Field<S> field, int count) {
    return List.copyOf(question.mix().cases(field, kinds(), seed(), count));
  }

  /// {@return the adversarial inputs with the exact answers}
  List<Judged> adversaries(int countOfEach) {
    return isPlane()
        ? Adversary.judged(new Plane(), this, countOfEach)
        : Adversary.judged(new Space(), this, countOfEach);
  }

  @Override
  public String toString() {
    return question + "/" + pair;
  }
}
