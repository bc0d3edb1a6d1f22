package collisionbench.app.session;

import collisionbench.app.scene.Camera;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;

/// How the document is shown; not part of the undo history.
///
/// @param view tool, lens, layers and the like
/// @param layout of the panes
/// @param speed speed and looping of the playback
/// @param camera the viewpoint
/// @param asked what the Methods and Steps tabs show
public record Look(View view, Layout layout, PlaybackSpeed speed, Camera camera, Asked asked) {

  /// {@return the initial state}
  static Look first(Camera seenFrom) {
    return new Look(View.FIRST, Layout.FIRST, PlaybackSpeed.FIRST, seenFrom, Asked.NOTHING);
  }

  Look with(View next) {
    return new Look(next, layout, speed, camera, asked);
  }

  Look with(Layout next) {
    return new Look(view, next, speed, camera, asked);
  }

  Look with(PlaybackSpeed next) {
    return new Look(view, layout, next, camera, asked);
  }

  Look with(Camera next) {
    return new Look(view, layout, speed, next, asked);
  }

  Look with(Asked next) {
    return new Look(view, layout, speed, camera, next);
  }
}
