package collisionbench.app.window.program;

import collisionbench.bench.method.LiveProgram;
import collisionbench.bench.method.ProgramMethod;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Programs that are refused because other methods have their names.
final class NameConflicts {

  private final Map<LiveProgram, String> taken = new HashMap<>();

  void forget(LiveProgram program) {
    taken.remove(program);
  }

  /// Refuses a program if one of its methods has a name that is taken.
  void refuseIfTaken(LiveProgram program, List<String> names) {
    for (ProgramMethod method : program.state().methods()) {
      taken.remove(program);
      if (names.contains(method.name())) {
        taken.put(program, method.name());
        program.refuse(method.name());
        return;
      }
    }
  }

  /// Restarts the programs whose names are free by now.
  void restartIfFree(List<String> names) {
    List<LiveProgram> free =
        taken.keySet().stream().filter(program -> !names.contains(taken.get(program))).toList();
    free.forEach(program -> {
      taken.remove(program);
      program.restart();
    });
  }
}
