package collisionbench.app.window.program;

import collisionbench.app.window.message.Notice;
import collisionbench.bench.method.MethodsFile;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.method.ProgramException;
import collisionbench.bench.scenefile.FolderFile;
import collisionbench.bench.storage.Contents;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.kordamp.ikonli.feather.Feather;

/// Offers the programs listed in a folder when a scene in it is opened: each command once. None
/// runs before the user has agreed to it.
public final class OfferedPrograms {

  /// The maximum length of the commands in a notice.
  private static final int LONGEST = 200;

  private final AddedPrograms programs;
  private final ProgramDialogs dialogs;
  private final Consumer<Notice> notices;
  private final Set<ProgramCommand> offered = new HashSet<>();

  public OfferedPrograms(AddedPrograms programs, ProgramDialogs dialogs, Consumer<Notice> notices) {
    this.programs = programs;
    this.dialogs = dialogs;
    this.notices = notices;
  }

  /// Offers the programs of the folder of an opened file.
  public void opened(Path scene) {
    Optional.ofNullable(scene.toAbsolutePath().getParent())
        .filter(folder -> Files.isRegularFile(folder.resolve(FolderFile.METHODS_NAME)))
        .ifPresent(this::offer);
  }

  private void offer(Path folder) {
    Path file = folder.resolve(FolderFile.METHODS_NAME);
    try {
      List<ProgramCommand> commands =
          MethodsFile.of(Contents.text(file, MethodsFile.LARGEST)).commands().stream()
              .map(text -> new ProgramCommand(text, folder))
              .filter(command -> !programs.isAdded(command) && offered.add(command))
              .toList();
      if (!commands.isEmpty()) {
        notices.accept(offer(commands));
      }
    } catch (ProgramException unfit) {
      warn(unfit.text());
    } catch (IOException failure) {
      warn(Phrase.about(file.toString(), FileFailure.of(failure)).text());
    }
  }

  private void warn(String sentence) {
    notices.accept(Notice.warning(Notice.About.PROGRAM, sentence));
  }

  private Notice offer(List<ProgramCommand> commands) {
    String names =
        commands.stream()
            .map(command -> PlainText.brief(command.text()))
            .collect(Collectors.joining(Texts.get("keys.between")));
    Runnable ask = () -> dialogs.ask(commands, programs::add);
    return Notice.word(
        Notice.About.PROGRAM,
        Feather.TERMINAL,
        Texts.get("added.offered", PlainText.cut(names, LONGEST)),
        new Notice.Choice("program-offer", Texts.get("added.look"), ask));
  }
}
