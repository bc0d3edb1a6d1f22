package collisionbench.app.session;

import collisionbench.app.evaluation.Coloring;
import collisionbench.app.scene.Camera;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import java.util.Optional;
import java.util.Set;

/// How the document is shown; not part of the undo history.
///
/// @param view tool, lens, layers and the like
/// @param layout of the panes
/// @param speed speed and looping of the playback
/// @param camera the viewpoint
/// @param asked what the Methods and Steps tabs show
/// @param coloring how another method colors the picture; empty for our own answers
/// @param seenThrough the names of the bodies that are see-through
public record Look(
    View view,
    Layout layout,
    PlaybackSpeed speed,
    Camera camera,
    Asked asked,
    Optional<Coloring> coloring,
    Set<String> seenThrough) {

  public Look {
    seenThrough = Set.copyOf(seenThrough);
  }

  /// {@return the initial state}
  static Look first(Camera seenFrom) {
    return new Look(
        View.FIRST,
        Layout.FIRST,
        PlaybackSpeed.FIRST,
        seenFrom,
        Asked.NOTHING,
        Optional.empty(),
        Set.of());
  }

  Look with(View next) {
    return new Look(next, layout, speed, camera, asked, coloring, seenThrough);
  }

  Look with(Layout next) {
    return new Look(view, next, speed, camera, asked, coloring, seenThrough);
  }

  Look with(PlaybackSpeed next) {
    return new Look(view, layout, next, camera, asked, coloring, seenThrough);
  }

  Look with(Camera next) {
    return new Look(view, layout, speed, next, asked, coloring, seenThrough);
  }

  Look with(Asked next) {
    return new Look(view, layout, speed, camera, next, coloring, seenThrough);
  }

  Look with(Optional<Coloring> next) {
    return new Look(view, layout, speed, camera, asked, next, seenThrough);
  }

  Look seeingThrough(Set<String> ids) {
    return new Look(view, layout, speed, camera, asked, coloring, ids);
  }

  /// {@return the initial state for another document: colored by the same method}
  Look opening(Camera seenFrom, View.Lens lens) {
    Optional<Coloring> unanswered = coloring.map(last -> Coloring.by(last.method()));
    return new Look(view.with(lens), layout, speed, seenFrom, Asked.NOTHING, unanswered, Set.of());
  }
}
