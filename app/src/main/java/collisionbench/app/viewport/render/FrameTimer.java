package collisionbench.app.viewport.render;

/// Is told how long something took.
@FunctionalInterface
public interface FrameTimer {

  /// Takes note of nothing.
  FrameTimer SILENT = (_, _) -> {};

  /// Something is done that took `nanos` nanoseconds.
  void took(String what, long nanos);
}
