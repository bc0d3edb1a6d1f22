package collisionbench.app.port;

import collisionbench.app.text.Phrase;

/// A part of a text that cannot be read.
final class UnreadException extends Exception {

  private static final long serialVersionUID = 1;

  private final transient Phrase reason;
  private final int at;

  UnreadException(Phrase reason, int at) {
    super(reason.said(), null, false, false);
    this.reason = reason;
    this.at = at;
  }

  UnreadException(Item.Word word) {
    this(word.unread(), word.at());
  }

  Phrase reason() {
    return reason;
  }

  int at() {
    return at;
  }
}
