package collisionbench.app.session;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;

/// How what is open is shown, as observable values: what no step of a history changes.
public final class Display {

  private final CurrentState state;
  private final ReadOnlyObjectProperty<List<Drawing>> pointedOut;
  private final ReadOnlyObjectProperty<Optional<ChosenStep>> chosenStep;
  private final ReadOnlyObjectProperty<Optional<String>> method;
  private final ReadOnlyObjectProperty<Selection> pair;
  private final ReadOnlyObjectProperty<Camera> camera;
  private final ReadOnlyObjectProperty<View> view;
  private final ReadOnlyObjectProperty<Layout> layout;
  private final ReadOnlyObjectProperty<Pace> pace;

  Display(CurrentState state) {
    this.state = state;
    pointedOut = part(look -> look.asked().pointedOut());
    chosenStep = part(look -> look.asked().step());
    method = part(look -> look.asked().method());
    pair = part(look -> look.asked().pair());
    camera = part(Look::camera);
    view = part(Look::view);
    layout = part(Look::layout);
    pace = part(Look::pace);
  }

  private <T> ReadOnlyObjectProperty<T> part(Function<Look, T> part) {
    return state.part(now -> part.apply(now.look()));
  }

  private void change(Look next) {
    state.change(now -> now.with(next));
  }

  private void change(Asked next) {
    change(look().with(next));
  }

  private Look look() {
    return state.get().look();
  }

  /// {@return how scenes are shown}
  public ReadOnlyObjectProperty<View> view() {
    return view;
  }

  /// {@return how the panes beside the picture stand}
  public ReadOnlyObjectProperty<Layout> layout() {
    return layout;
  }

  /// {@return how the time runs when it plays}
  public ReadOnlyObjectProperty<Pace> pace() {
    return pace;
  }

  /// {@return from where the scene is seen}
  public ReadOnlyObjectProperty<Camera> camera() {
    return camera;
  }

  /// {@return what of a method's step is drawn over the picture}
  public ReadOnlyObjectProperty<List<Drawing>> pointedOut() {
    return pointedOut;
  }

  /// {@return the step that stays drawn, whoever chose it: a click, a lesson, a row of all methods}
  public ReadOnlyObjectProperty<Optional<ChosenStep>> chosenStep() {
    return chosenStep;
  }

  /// {@return the name of the method chosen for what is open; empty if none has been since it was
  /// opened}
  public ReadOnlyObjectProperty<Optional<String>> method() {
    return method;
  }

  /// {@return the two bodies that methods are asked about, whichever is nearer; none if that is
  /// left to the selection}
  public ReadOnlyObjectProperty<Selection> pair() {
    return pair;
  }

  /// {@return the bodies that methods are asked about}
  public Selection asked(Selection selected, Scene scene) {
    Selection two = look().asked().pair();
    Set<String> ids = two.all();
    return ids.containsAll(selected.ids()) && scene.ids().containsAll(ids) ? two : selected;
  }

  /// Draws something else of a method's step over the picture, or nothing.
  public void pointOut(List<Drawing> next) {
    change(look().asked().pointingOut(next));
  }

  /// Chooses another step, or none.
  public void choose(Optional<ChosenStep> next) {
    change(look().asked().with(next));
  }

  /// Chooses the method whose steps are shown, of what is open and of scenes to come.
  public void explainBy(String name) {
    Look now = look();
    change(now.with(now.view().explainedBy(name)).with(now.asked().explainedBy(name)));
  }

  /// Has methods asked about two bodies, as long as no other body is selected.
  public void askAbout(Selection two) {
    change(look().asked().about(two));
  }

  /// Shows scenes in another way.
  public void show(View next) {
    change(look().with(next));
  }

  /// Arranges the panes beside the picture in another way.
  public void arrange(Layout next) {
    change(look().with(next));
  }

  /// Lets the time run in another way when it plays.
  public void runAt(Pace next) {
    change(look().with(next));
  }

  /// Looks from another place.
  public void lookFrom(Camera next) {
    change(look().with(next));
  }
}
