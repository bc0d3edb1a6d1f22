package collisionbench.app.window;

import collisionbench.app.recovery.AbandonedDraft;
import collisionbench.app.text.Texts;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;

/// Something that was left unsaved, and what it would be restored as.
record Lost(AbandonedDraft leftover, Unsaved unsaved) {

  private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss");

  static Lost of(AbandonedDraft leftover) {
    return new Lost(leftover, Unsaved.of(leftover.draft()));
  }

  /// {@return the line in which it is offered}
  @Override
  public String toString() {
    return Texts.get(
        unsaved.document().file().isPresent() ? "restore.line" : "restore.line-new",
        unsaved.document().title(),
        WHEN.format(leftover.when().atZone(ZoneId.systemDefault())),
        unsaved.document().file().map(Object::toString).orElse(""));
  }
}
