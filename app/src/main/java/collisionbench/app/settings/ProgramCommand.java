package collisionbench.app.settings;

import java.nio.file.Path;

/// A program that the user added as a method.
///
/// @param text the command as it was typed, or the file
/// @param folder where it runs
public record ProgramCommand(String text, Path folder) {}
