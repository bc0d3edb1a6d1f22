package collisionbench.app.settings;

import collisionbench.bench.method.ProgramCommand;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

/// A process that changes the settings many times.
public final class ChangingProgram {

  static final int CHANGES = 60;

  private ChangingProgram() {}

  /// Says that it begins, and changes the settings.
  ///
  /// @param args the folder of the settings, and a name
  public static void main(String[] args) throws IOException {
    System.out.println("begins");
    change(new SettingsFile(Path.of(args[0])), args[1]);
  }

  static void change(SettingsFile file, String name) throws IOException {
    for (int i = 0; i < CHANGES; i++) {
      ProgramCommand added = new ProgramCommand(name + i, Path.of("/"));
      file.change(settings ->
          settings.withPrograms(
              Stream.concat(settings.programs().stream(), Stream.of(added)).toList()));
    }
  }
}
