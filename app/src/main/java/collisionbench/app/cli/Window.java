package collisionbench.app.cli;

/// The window, as far as the commands know it.
interface Window {

  /// Opens the window on a scene and returns when it has been closed.
  ///
  /// @param verbose whether to say on standard error what takes how long
  void open(NamedScene scene, boolean verbose) throws CommandException;
}
