package collisionbench.app.session;

import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.scene.Camera;
import collisionbench.methods.method.Drawing;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// How the document is shown; not part of the undo history.
///
/// @param view tool, lens, layers and the like
/// @param asked what the Methods and Steps tabs show
/// @param coloring how another method colors the picture; empty for our own answers
/// @param mapping the map of answers; drawn while its tab is chosen
/// @param seenThrough the names of the bodies that are see-through
public record Look(
    View view,
    Layout layout,
    PlaybackSpeed speed,
    Camera camera,
    Asked asked,
    Optional<Coloring> coloring,
    Mapping mapping,
    Set<String> seenThrough) {

  public Look {
    seenThrough = Set.copyOf(seenThrough);
  }

  static Look first(Camera seenFrom) {
    return new Look(
        View.FIRST,
        Layout.FIRST,
        PlaybackSpeed.FIRST,
        seenFrom,
        Asked.NOTHING,
        Optional.empty(),
        Mapping.FIRST,
        Set.of());
  }

  Look with(View next) {
    return new Look(next, layout, speed, camera, asked, coloring, mapping, seenThrough);
  }

  Look with(Layout next) {
    return new Look(view, next, speed, camera, asked, coloring, mapping, seenThrough);
  }

  Look with(PlaybackSpeed next) {
    return new Look(view, layout, next, camera, asked, coloring, mapping, seenThrough);
  }

  Look with(Camera next) {
    return new Look(view, layout, speed, next, asked, coloring, mapping, seenThrough);
  }

  /// {@return the same with a camera that looks straight at the plane of 2D scenes}
  Look straight() {
    Camera straight = camera.straight();
    return camera.equals(straight) ? this : with(straight);
  }

  Look with(Asked next) {
    return new Look(view, layout, speed, camera, next, coloring, mapping, seenThrough);
  }

  Look with(Optional<Coloring> next) {
    return new Look(view, layout, speed, camera, asked, next, mapping, seenThrough);
  }

  Look with(Mapping next) {
    return new Look(view, layout, speed, camera, asked, coloring, next, seenThrough);
  }

  Look seeingThrough(Set<String> ids) {
    return new Look(view, layout, speed, camera, asked, coloring, mapping, ids);
  }

  /// {@return the initial state for another document: colored by the same method}
  Look opening(Camera seenFrom, View.Lens lens) {
    Optional<Coloring> unanswered = coloring.map(last -> Coloring.by(last.method()));
    return new Look(
        view.with(lens),
        layout,
        speed,
        seenFrom,
        Asked.NOTHING,
        unanswered,
        Mapping.FIRST,
        Set.of());
  }

  /// The pair, method and step that the Methods and Steps tabs show. Reset when a document is
  /// opened.
  ///
  /// @param pair the two bodies to ask about; empty to use the selection
  /// @param method the method chosen since the document was opened, by name
  /// @param step the step that stays drawn, chosen by a click, a lesson or the Methods tab
  /// @param pointedOut the drawings of the step under the mouse or chosen
  public record Asked(
      Selection pair,
      Optional<String> method,
      Optional<ChosenStep> step,
      List<Drawing> pointedOut) {

    /// No choice: the selection decides.
    public static final Asked NOTHING =
        new Asked(Selection.NONE, Optional.empty(), Optional.empty(), List.of());

    Asked about(Selection two) {
      return new Asked(two, method, step, pointedOut);
    }

    Asked explainedBy(String name) {
      return new Asked(pair, Optional.of(name), step, pointedOut);
    }

    Asked with(Optional<ChosenStep> next) {
      return new Asked(pair, method, next, pointedOut);
    }

    Asked pointingOut(List<Drawing> next) {
      return new Asked(pair, method, step, List.copyOf(next));
    }
  }
}
