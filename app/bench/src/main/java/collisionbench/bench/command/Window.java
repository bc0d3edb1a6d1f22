package collisionbench.bench.command;

import java.util.Optional;

/// The window, as the commands see it.
public interface Window {

  /// Opens the window on a scene and returns when it has been closed.
  ///
  /// @param scene if empty, the file that was open last, or else the first built-in scene
  /// @param verbose whether to print timings on standard error
  void open(Optional<NamedScene> scene, boolean verbose) throws CommandException;
}
