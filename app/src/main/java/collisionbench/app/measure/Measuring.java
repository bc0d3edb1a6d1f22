package collisionbench.app.measure;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What is being measured, and what has been.
///
/// @param isOn whether clicks pick features
/// @param picked none, the first feature, or both features of a measurement, which is kept
/// @param under the feature under the mouse, while clicks pick features
public record Measuring(
    boolean isOn, List<MeasuredFeature> picked, Optional<MeasuredFeature> under) {

  public static final Measuring NONE = new Measuring(false, List.of(), Optional.empty());

  public Measuring {
    picked = List.copyOf(picked);
  }

  /// {@return the same with picking begun or ended; a measurement stays}
  public Measuring toggled() {
    return new Measuring(!isOn, picked.size() == 2 ? picked : List.of(), Optional.empty());
  }

  /// {@return the same with another feature picked; a third one begins anew}
  public Measuring picking(MeasuredFeature next) {
    List<MeasuredFeature> all =
        picked.size() == 1 ? List.of(picked.getFirst(), next) : List.of(next);
    return new Measuring(isOn, all, under);
  }

  /// {@return the same with another feature under the mouse}
  public Measuring over(Optional<MeasuredFeature> next) {
    return new Measuring(isOn, picked, next);
  }

  /// {@return the same with nothing picked}
  public Measuring cleared() {
    return new Measuring(isOn, List.of(), under);
  }

  /// {@return the same after an edit, which may rename a body}
  public Measuring after(Edit edit) {
    return edit instanceof Edit.Rename(String id, String newId)
        ? new Measuring(
            isOn,
            picked.stream().map(feature -> feature.renamed(id, newId)).toList(),
            under.map(feature -> feature.renamed(id, newId)))
        : this;
  }

  /// {@return the features to mark, where they are}
  public List<Body> shown(Evaluation evaluation) {
    if (picked.isEmpty() && under.isEmpty()) {
      return List.of();
    }
    List<Body> bodies = visible(evaluation);
    return Stream.concat(picked.stream(), under.stream())
        .distinct()
        .flatMap(feature -> feature.in(bodies).stream())
        .toList();
  }

  /// {@return the measurement that is kept; empty while there is none, or while a body of it is
  /// hidden or gone}
  public Optional<Measurement> kept(Evaluation evaluation) {
    return picked.size() == 2
        ? Measurement.of(picked.getFirst(), picked.getLast(), visible(evaluation))
        : Optional.empty();
  }

  /// {@return the measurement from the first feature to the one under the mouse}
  public Optional<Measurement> live(Evaluation evaluation) {
    return picked.size() == 1
        ? under.flatMap(to -> Measurement.of(picked.getFirst(), to, visible(evaluation)))
        : Optional.empty();
  }

  private static List<Body> visible(Evaluation evaluation) {
    return evaluation.bodies().stream()
        .filter(body -> !evaluation.scene().hidden().contains(body.id()))
        .toList();
  }
}
