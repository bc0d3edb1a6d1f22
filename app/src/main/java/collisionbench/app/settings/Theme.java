package collisionbench.app.settings;

/// The colors of the window and of pictures.
public enum Theme {
  DARK,
  LIGHT;

  /// {@return the other theme}
  public Theme other() {
    return this == DARK ? LIGHT : DARK;
  }
}
