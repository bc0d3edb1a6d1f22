package collisionbench.app.preset;

import collisionbench.app.text.ReasonKind;

/// Why a scene could not be read or saved, apart from errors in its JSON.
public enum SceneFileReason implements ReasonKind {
  UNREAD,
  UNSAVED,
  FOLDER,
  MEMORY,
  NOT_TEXT,
  NOT_UNDERSTOOD,
  NO_POLYGON,
  NO_HULL,
  ENDLESS_MOTION;

  @Override
  public String prefix() {
    return "scene-file.";
  }
}
