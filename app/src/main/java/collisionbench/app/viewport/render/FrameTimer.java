package collisionbench.app.viewport.render;

/// Receives durations.
@FunctionalInterface
public interface FrameTimer {

  FrameTimer SILENT = (_, _) -> {};

  /// Something took `nanos` nanoseconds.
  void took(String what, long nanos);
}
