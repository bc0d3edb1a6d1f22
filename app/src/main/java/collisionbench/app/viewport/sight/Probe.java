package collisionbench.app.viewport.sight;

/// Is told how long something took.
@FunctionalInterface
public interface Probe {

  /// Takes note of nothing.
  Probe SILENT = (_, _) -> {};

  /// Something is done that took `nanos` nanoseconds.
  void took(String what, long nanos);
}
