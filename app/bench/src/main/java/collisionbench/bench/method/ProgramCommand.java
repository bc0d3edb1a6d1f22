package collisionbench.bench.method;

import java.nio.file.Path;

/// A program that the user added as a method.
///
/// @param text the typed command, or the file
/// @param folder its working directory
public record ProgramCommand(String text, Path folder) {}
