package collisionbench.app.cli;

/// The window, as the commands see it.
interface Window {

  /// Opens the window on a scene and returns when it has been closed.
  ///
  /// @param verbose whether to print timings on standard error
  void open(NamedScene scene, boolean verbose) throws CommandException;
}
