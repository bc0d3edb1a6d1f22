package collisionbench.app.snapshot;

import collisionbench.app.text.ReasonKind;

/// Why an image could not be rendered, written or read.
public enum SnapshotReason implements ReasonKind {
  NO_DISPLAY,
  BAD_DISPLAY,
  NO_SPACE,
  NOT_STARTED,
  INTERRUPTED_STARTING,
  INTERRUPTED,
  BAD_SIZE,
  UNREAD,
  UNWRITTEN,
  NO_PNG,
  BROKEN_PNG,
  TOO_LARGE,
  TOO_MANY_PIXELS;

  @Override
  public String prefix() {
    return "snapshot.";
  }
}
