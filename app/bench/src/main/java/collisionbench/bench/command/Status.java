package collisionbench.bench.command;

import collisionbench.bench.folder.SceneState;
import collisionbench.bench.text.Language;

/// The exit statuses of commands.
public final class Status {

  public static final int DONE = 0;
  public static final int DOES_NOT_HOLD = 1;
  public static final int FAILED = 2;

  private Status() {}

  /// {@return the exit status for a scene in a state}
  static int of(SceneState state) {
    return switch (state) {
      case AS_EXPECTED, KNOWN_FAILURE, NOTHING_EXPECTED -> DONE;
      case NOT_AS_EXPECTED, PASSES_NOW -> DOES_NOT_HOLD;
      case UNREADABLE -> FAILED;
    };
  }

  static String words(SceneState state) {
    return state.phrase().in(Language.ENGLISH);
  }
}
