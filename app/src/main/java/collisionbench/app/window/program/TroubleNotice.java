package collisionbench.app.window.program;

import collisionbench.app.text.PlainText;
import collisionbench.app.window.message.Notice;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// The notice of programs in trouble. Trouble whose notice was dismissed is not mentioned again.
final class TroubleNotice {

  private final Consumer<Notice> show;
  private final BooleanSupplier clear;
  private List<String> troubles = List.of();

  /// Those of the troubles that the last notice named.
  private List<String> named = List.of();

  /// @param show shows the notice
  /// @param clear removes it, and returns whether it was still there
  TroubleNotice(Consumer<Notice> show, BooleanSupplier clear) {
    this.show = show;
    this.clear = clear;
  }

  /// {@return whether no program is in trouble}
  boolean isEmpty() {
    return troubles.isEmpty();
  }

  /// Lets all troubles be mentioned once more.
  void forget() {
    troubles = List.of();
  }

  /// Shows the troubles of programs.
  void update(List<AddedProgram> programs) {
    List<String> next =
        programs.stream()
            .flatMap(program -> program.trouble().stream())
            .map(trouble -> PlainText.escape(trouble.said()))
            .toList();
    if (!next.equals(troubles)) {
      List<String> standing = clear.getAsBoolean() ? named : List.of();
      named =
          next.stream()
              .filter(trouble -> standing.contains(trouble) || !troubles.contains(trouble))
              .toList();
      if (!named.isEmpty()) {
        show.accept(Notice.warning(Notice.About.PROGRAM, String.join("\n", named)));
      }
      troubles = next;
    }
  }
}
