package collisionbench.app.window.program;

import collisionbench.app.window.message.Notice;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// The notice of programs in trouble. Trouble whose notice was dismissed is not mentioned again.
final class TroubleNotice {

  /// The maximum number of sentences in a notice.
  private static final int MOST = 5;

  private final Consumer<Notice> show;
  private final BooleanSupplier clear;
  private final Runnable ask;
  private List<String> troubles = List.of();

  /// Those of the troubles that the last notice named.
  private List<String> named = List.of();

  /// @param clear removes it, and returns whether it was still there
  /// @param ask asks about the programs that wait for an agreement
  TroubleNotice(Consumer<Notice> show, BooleanSupplier clear, Runnable ask) {
    this.show = show;
    this.clear = clear;
    this.ask = ask;
  }

  boolean isEmpty() {
    return troubles.isEmpty();
  }

  /// Lets all troubles be mentioned once more.
  void forget() {
    troubles = List.of();
  }

  void update(List<AddedProgram> programs) {
    List<String> next =
        programs.stream()
            .flatMap(program -> program.trouble().stream())
            .map(trouble -> PlainText.escape(trouble.text()))
            .toList();
    if (!next.equals(troubles)) {
      List<String> standing = clear.getAsBoolean() ? named : List.of();
      named =
          next.stream()
              .filter(trouble -> standing.contains(trouble) || !troubles.contains(trouble))
              .toList();
      if (!named.isEmpty()) {
        show.accept(Notice.warning(Notice.About.PROGRAM, sentences(), choices(programs)));
      }
      troubles = next;
    }
  }

  private String sentences() {
    List<String> sentences = new ArrayList<>(named.stream().limit(MOST).toList());
    if (named.size() > MOST) {
      sentences.add(Texts.get("added.more", named.size() - MOST));
    }
    return String.join("\n", sentences);
  }

  private Notice.Choice[] choices(List<AddedProgram> programs) {
    return programs.stream().anyMatch(program -> program.state().awaitsAgreement())
        ? new Notice.Choice[] {new Notice.Choice("program-look", Texts.get("added.look"), ask)}
        : new Notice.Choice[0];
  }
}
