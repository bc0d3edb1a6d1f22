package collisionbench.app.settings;

/// The colors of the window and of pictures.
public enum Theme {
  DARK,
  LIGHT
}
