package collisionbench.app.storage;

import collisionbench.app.text.Phrase;

/// What a file had before it was replaced, and the system did not let it keep.
public enum LostAttribute {
  OWNER("lost-attribute.owner"),
  GROUP("lost-attribute.group"),
  PERMISSIONS("lost-attribute.permissions"),
  ACCESS_LIST("lost-attribute.access-list");

  private final String key;

  LostAttribute(String key) {
    this.key = key;
  }

  /// {@return what to call it}
  public Phrase phrase() {
    return Phrase.of(key);
  }
}
