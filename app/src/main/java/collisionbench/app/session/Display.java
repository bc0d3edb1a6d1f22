package collisionbench.app.session;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// How what is open is shown, as observable values: what no step of a history changes.
public final class Display {

  private final ReadOnlyObjectWrapper<View> view = new ReadOnlyObjectWrapper<>(View.FIRST);
  private final ReadOnlyObjectWrapper<Layout> layout = new ReadOnlyObjectWrapper<>(Layout.FIRST);
  private final ReadOnlyObjectWrapper<Pace> pace = new ReadOnlyObjectWrapper<>(Pace.FIRST);
  private final ReadOnlyObjectWrapper<Camera> camera;
  private final ReadOnlyObjectWrapper<List<Drawing>> pointedOut =
      new ReadOnlyObjectWrapper<>(List.of());

  private final ReadOnlyObjectWrapper<Optional<ChosenStep>> chosenStep =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  private final ReadOnlyObjectWrapper<Optional<String>> method =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  private final ReadOnlyObjectWrapper<Selection> pair = new ReadOnlyObjectWrapper<>(Selection.NONE);

  Display(Camera seenFrom) {
    camera = new ReadOnlyObjectWrapper<>(seenFrom);
  }

  /// Shows everything as another session does.
  void showLike(Display other) {
    view.set(other.view.get());
    layout.set(other.layout.get());
    pace.set(other.pace.get());
    camera.set(other.camera.get());
    chosenStep.set(other.chosenStep.get());
    method.set(other.method.get());
    pair.set(other.pair.get());
  }

  /// Forgets the chosen step, method and pair: another document is about to be opened.
  void forget() {
    pointOut(List.of());
    choose(Optional.empty());
    method.set(Optional.empty());
    askAbout(Selection.NONE);
  }

  /// {@return how scenes are shown}
  public ReadOnlyObjectProperty<View> view() {
    return view.getReadOnlyProperty();
  }

  /// {@return how the panes beside the picture stand}
  public ReadOnlyObjectProperty<Layout> layout() {
    return layout.getReadOnlyProperty();
  }

  /// {@return how the time runs when it plays}
  public ReadOnlyObjectProperty<Pace> pace() {
    return pace.getReadOnlyProperty();
  }

  /// {@return from where the scene is seen}
  public ReadOnlyObjectProperty<Camera> camera() {
    return camera.getReadOnlyProperty();
  }

  /// {@return what of a method's step is drawn over the picture}
  public ReadOnlyObjectProperty<List<Drawing>> pointedOut() {
    return pointedOut.getReadOnlyProperty();
  }

  /// Draws something else of a method's step over the picture, or nothing.
  public void pointOut(List<Drawing> next) {
    pointedOut.set(List.copyOf(next));
  }

  /// {@return the step that stays drawn, whoever chose it: a click, a lesson, a row of all methods}
  public ReadOnlyObjectProperty<Optional<ChosenStep>> chosenStep() {
    return chosenStep.getReadOnlyProperty();
  }

  /// Chooses another step, or none.
  public void choose(Optional<ChosenStep> next) {
    chosenStep.set(next);
  }

  /// {@return the name of the method chosen for what is open; empty if none has been since it was
  /// opened}
  public ReadOnlyObjectProperty<Optional<String>> method() {
    return method.getReadOnlyProperty();
  }

  /// Chooses the method whose steps are shown, of what is open and of scenes to come.
  public void explainBy(String name) {
    view.set(view.get().explainedBy(name));
    method.set(Optional.of(name));
  }

  /// {@return the two bodies that methods are asked about, whichever is nearer; none if that is
  /// left to the selection}
  public ReadOnlyObjectProperty<Selection> pair() {
    return pair.getReadOnlyProperty();
  }

  /// Has methods asked about two bodies, as long as no other body is selected.
  public void askAbout(Selection two) {
    pair.set(two);
  }

  /// {@return the bodies that methods are asked about}
  public Selection asked(Selection selected, Scene scene) {
    Set<String> two = pair.get().all();
    return two.containsAll(selected.ids()) && scene.ids().containsAll(two) ? pair.get() : selected;
  }

  /// Shows scenes in another way.
  public void show(View next) {
    view.set(next);
  }

  /// Arranges the panes beside the picture in another way.
  public void arrange(Layout next) {
    layout.set(next);
  }

  /// Lets the time run in another way when it plays.
  public void runAt(Pace next) {
    pace.set(next);
  }

  /// Looks from another place.
  public void lookFrom(Camera next) {
    camera.set(next);
  }

  /// Looks from another place through another lens.
  void lookFrom(Camera next, View.Lens lens) {
    camera.set(next);
    view.set(view.get().with(lens));
  }
}
