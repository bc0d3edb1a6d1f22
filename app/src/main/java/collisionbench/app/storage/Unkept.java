package collisionbench.app.storage;

/// What a file had before it was replaced, and has no more since the system would not let it be
/// kept.
public enum Unkept {
  OWNER("owner"),
  GROUP("group"),
  PERMISSIONS("permissions"),
  ACCESS_LIST("access list");

  private final String word;

  Unkept(String word) {
    this.word = word;
  }

  /// {@return what to call it on a terminal}
  public String word() {
    return word;
  }
}
