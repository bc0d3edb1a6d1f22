package collisionbench.app.cli;

/// Stands in until the window is there.
final class NoWindow implements Window {

  @Override
  public void open(NamedScene scene, boolean verbose) throws CommandException {
    throw new CommandException(scene.name() + ": this build has no window");
  }
}
