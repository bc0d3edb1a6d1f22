package collisionbench.bench.command;

import collisionbench.bench.method.Agreement;
import collisionbench.bench.method.AgreementsFile;
import collisionbench.bench.method.LaunchCommand;
import collisionbench.bench.method.MethodsFile;
import collisionbench.bench.method.Patience;
import collisionbench.bench.method.Program;
import collisionbench.bench.method.ProgramException;
import collisionbench.bench.method.ProgramMethod;
import collisionbench.bench.scenefile.FolderFile;
import collisionbench.bench.storage.Contents;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.storage.SettingsFolder;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.methods.method.Method;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The methods that folders offer for their scenes. Only programs that the user has agreed to run
/// are started; the window asks for the agreement.
final class FolderMethods implements AutoCloseable {

  private final AgreementsFile agreements = new AgreementsFile(SettingsFolder.ofUser());
  private final Patience patience;
  private final List<Program> programs = new ArrayList<>();
  private final Map<Path, Offer> offers = new HashMap<>();

  /// What a folder offers.
  ///
  /// @param reasons why some of its programs cannot be used, as sentences
  record Offer(List<Method> methods, List<String> reasons) {

    static final Offer NOTHING = new Offer(List.of(), List.of());
  }

  FolderMethods(Patience patience) {
    this.patience = patience;
  }

  /// {@return what the folder of a scene file offers}
  synchronized Offer of(Path scene) {
    Path folder = scene.toAbsolutePath().normalize().resolveSibling("");
    return offers.computeIfAbsent(
        folder, _ -> start(folder, scene.resolveSibling(FolderFile.METHODS_NAME)));
  }

  private Offer start(Path folder, Path file) {
    Offer offer = new Offer(new ArrayList<>(), new ArrayList<>());
    if (Files.isRegularFile(file)) {
      try {
        for (String command : MethodsFile.of(Contents.text(file, MethodsFile.LARGEST)).commands()) {
          start(command, folder, file, offer);
        }
      } catch (IOException failure) {
        offer.reasons.add(Phrase.about(file, FileFailure.of(failure)).text());
      } catch (ProgramException unfit) {
        offer.reasons.add(unfit.getMessage());
      }
    }
    return offer;
  }

  private void start(String command, Path folder, Path file, Offer offer) {
    try {
      LaunchCommand launch = LaunchCommand.of(command, folder);
      if (mayRun(launch)) {
        Program program = Program.start(launch, patience, this::mayRun);
        programs.add(program);
        offer.methods.addAll(ProgramMethod.of(program));
      } else {
        String whole =
            FileName.path(command)
                .map(file::resolveSibling)
                .filter(Files::isRegularFile)
                .map(Path::toString)
                .orElse(command);
        offer.reasons.add(
            "%s offers %s, which runs after you agree to it in the window, or with --methods '%s'"
                .formatted(file, PlainText.brief(command), PlainText.brief(whole)));
      }
    } catch (ProgramException unusable) {
      offer.reasons.add(file + " offers " + unusable.getMessage());
    }
  }

  private boolean mayRun(LaunchCommand launch) {
    try {
      return agreements.read().contains(Agreement.of(launch));
    } catch (IOException unreadable) {
      return false;
    }
  }

  @Override
  public void close() {
    programs.forEach(Program::close);
  }
}
