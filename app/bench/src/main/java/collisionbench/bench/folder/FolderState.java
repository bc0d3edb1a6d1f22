package collisionbench.bench.folder;

import collisionbench.bench.text.Phrase;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What is known about the scenes of a folder, while they are checked and afterwards.
///
/// @param scenes by name
/// @param outcomes the latest known outcomes
/// @param left how many scenes are yet to be checked; empty if no check is going on
/// @param failure why the folder could not be read, as a sentence
public record FolderState(
    Path folder,
    List<ListedScene> scenes,
    Map<ListedScene, SceneOutcome> outcomes,
    Optional<Integer> left,
    Optional<Phrase> failure) {

  public FolderState {
    scenes = List.copyOf(scenes);
    outcomes = Map.copyOf(outcomes);
  }

  /// {@return a folder about which nothing is known yet}
  public static FolderState of(Path folder) {
    return new FolderState(folder, List.of(), Map.of(), Optional.of(0), Optional.empty());
  }

  /// {@return the state in which these scenes were found, and all are to be checked}
  public FolderState found(List<ListedScene> found) {
    Map<ListedScene, SceneOutcome> kept = new HashMap<>(outcomes);
    kept.keySet().retainAll(Set.copyOf(found));
    return new FolderState(folder, found, kept, Optional.of(found.size()), Optional.empty());
  }

  /// {@return the state after some scenes were checked}
  public FolderState with(Collection<SceneOutcome> checked) {
    Map<ListedScene, SceneOutcome> more = new HashMap<>(outcomes);
    checked.forEach(outcome -> more.put(outcome.listed(), outcome));
    return new FolderState(
        folder, scenes, more, left.map(count -> count - checked.size()), failure);
  }

  /// {@return the state in which no check is going on}
  public FolderState ended() {
    return new FolderState(folder, scenes, outcomes, Optional.empty(), failure);
  }

  /// {@return the state in which the folder could not be read}
  public FolderState failed(Phrase reason) {
    return new FolderState(folder, List.of(), Map.of(), Optional.empty(), Optional.of(reason));
  }

  /// {@return how a scene compares with its expectation; empty if it was not checked yet}
  public Optional<SceneOutcome> outcome(ListedScene scene) {
    return Optional.ofNullable(outcomes.get(scene));
  }

  private boolean isFailure(ListedScene scene) {
    return outcome(scene).filter(outcome -> outcome.state().isFailure()).isPresent();
  }

  /// {@return the scenes about which something has to be done, by name}
  public List<ListedScene> failures() {
    return scenes.stream().filter(this::isFailure).toList();
  }

  /// {@return the scenes by name, those about which something has to be done first}
  public List<ListedScene> failuresFirst() {
    return scenes.stream().sorted(Comparator.comparing(scene -> !isFailure(scene))).toList();
  }

  /// {@return how many scenes are in each state}
  public Phrase summary() {
    return SceneState.summary(outcomes.values().stream().map(SceneOutcome::state).toList());
  }
}
