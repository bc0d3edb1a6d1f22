package collisionbench.app.session;

import collisionbench.app.scene.Camera;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;

/// How what is open is shown: what no step of a history changes.
///
/// @param view what is drawn of scenes, and through which lens
/// @param layout how the panes beside the picture stand
/// @param pace how the time runs when it plays
/// @param camera from where the scene is seen
/// @param asked whom the methods are asked about, and what of their answers is drawn
public record Look(View view, Layout layout, Pace pace, Camera camera, Asked asked) {

  /// {@return how the first document is shown}
  static Look first(Camera seenFrom) {
    return new Look(View.FIRST, Layout.FIRST, Pace.FIRST, seenFrom, Asked.NOTHING);
  }

  Look with(View next) {
    return new Look(next, layout, pace, camera, asked);
  }

  Look with(Layout next) {
    return new Look(view, next, pace, camera, asked);
  }

  Look with(Pace next) {
    return new Look(view, layout, next, camera, asked);
  }

  Look with(Camera next) {
    return new Look(view, layout, pace, next, asked);
  }

  Look with(Asked next) {
    return new Look(view, layout, pace, camera, next);
  }
}
