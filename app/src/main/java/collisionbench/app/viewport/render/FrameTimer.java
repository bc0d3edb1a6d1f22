package collisionbench.app.viewport.render;

/// Receives durations.
@FunctionalInterface
public interface FrameTimer {

  /// Ignores them.
  FrameTimer SILENT = (_, _) -> {};

  /// Something took `nanos` nanoseconds.
  void took(String what, long nanos);
}
