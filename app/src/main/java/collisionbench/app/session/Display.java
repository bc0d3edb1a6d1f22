package collisionbench.app.session;

import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.methods.method.Drawing;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;

/// The parts of a [Look] as observable values, and what changes them.
public record Display(
    CurrentState state,
    ReadOnlyObjectProperty<List<Drawing>> pointedOut,
    ReadOnlyObjectProperty<Optional<ChosenStep>> chosenStep,
    ReadOnlyObjectProperty<Optional<String>> method,
    ReadOnlyObjectProperty<Camera> camera,
    ReadOnlyObjectProperty<View> view,
    ReadOnlyObjectProperty<Layout> layout,
    ReadOnlyObjectProperty<PlaybackSpeed> speed,
    ReadOnlyObjectProperty<Optional<Coloring>> coloring,
    ReadOnlyObjectProperty<Mapping> mapping,
    ReadOnlyObjectProperty<Set<String>> seenThrough) {

  Display(CurrentState state) {
    this(
        state,
        state.part(now -> now.look().asked().pointedOut()),
        state.part(now -> now.look().asked().step()),
        state.part(now -> now.look().asked().method()),
        state.part(now -> now.look().camera()),
        state.part(now -> now.look().view()),
        state.part(now -> now.look().layout()),
        state.part(now -> now.look().speed()),
        state.part(now -> now.look().coloring()),
        state.part(now -> now.look().mapping()),
        state.part(now -> now.look().seenThrough()));
  }

  private void change(Look next) {
    state.change(now -> now.with(next));
  }

  private void change(Look.Asked next) {
    change(look().with(next));
  }

  private Look look() {
    return state.get().look();
  }

  /// Makes bodies see-through, or opaque if all of them are.
  public void toggleSeeThrough(Set<String> ids) {
    Set<String> next = new HashSet<>(look().seenThrough());
    if (!next.removeAll(ids) || !look().seenThrough().containsAll(ids)) {
      next.addAll(ids);
    }
    change(look().seeingThrough(next));
  }

  /// {@return the bodies that methods are asked about, given the selection}
  public Selection asked(Selection selected, Scene scene) {
    Selection two = look().asked().pair();
    Set<String> ids = two.all();
    return ids.containsAll(selected.ids()) && scene.ids().containsAll(ids) ? two : selected;
  }

  public void pointOut(List<Drawing> next) {
    change(look().asked().pointingOut(next));
  }

  /// Chooses the step that stays drawn, or none.
  public void choose(Optional<ChosenStep> next) {
    change(look().asked().with(next));
  }

  /// Chooses the method whose steps are shown, for this and later scenes.
  public void explainBy(String name) {
    Look now = look();
    change(now.with(now.view().explainedBy(name)).with(now.asked().explainedBy(name)));
  }

  /// Colors the picture by a method, or by our own answers.
  ///
  /// @param next its answers, which may still be to come
  public void colorBy(Optional<Coloring> next) {
    change(look().with(next));
  }

  public void map(UnaryOperator<Mapping> change) {
    change(look().with(change.apply(look().mapping())));
  }

  /// Asks methods about two bodies until another body is selected.
  public void askAbout(Selection two) {
    change(look().asked().about(two));
  }

  /// Changes tool, lens, layers and the like.
  public void show(View next) {
    change(look().with(next));
  }

  public void show(UnaryOperator<View> change) {
    show(change.apply(look().view()));
  }

  public void arrange(Layout next) {
    change(look().with(next));
  }

  public void arrange(UnaryOperator<Layout> change) {
    arrange(change.apply(look().layout()));
  }

  public void changeSpeed(UnaryOperator<PlaybackSpeed> change) {
    change(look().with(change.apply(look().speed())));
  }

  /// Moves the camera. In 2D it keeps looking straight at the plane.
  public void lookFrom(Camera next) {
    change(look().with(next));
  }
}
