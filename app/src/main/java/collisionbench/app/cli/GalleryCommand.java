package collisionbench.app.cli;

import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.bench.command.Answerer;
import collisionbench.bench.command.BenchCommand;
import collisionbench.bench.command.CheckTable;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.NamedScene;
import collisionbench.bench.command.Outputs;
import collisionbench.bench.command.Status;
import collisionbench.bench.evaluation.AnsweredPair;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.folder.Checked;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ProgramName;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Renders every built-in scene and prints its contacts.
@Command(
    name = "gallery",
    description =
        "Renders all built-in scenes, and any others given, and prints which bodies touch.")
final class GalleryCommand extends BenchCommand {

  private static final Pictures.Look LOOK =
      new Pictures.Look(new Pictures.Size(1280, 800), Theme.DARK, View.BODIES);

  private final Pictures pictures;

  @Option(
      names = {"-o", "--output"},
      defaultValue = "${sys:collisionbench.target:-.}/gallery",
      paramLabel = "DIR",
      description = "Folder for the images (default: ${DEFAULT-VALUE}).")
  private Path folder = Path.of("");

  @Parameters(
      arity = "0..*",
      paramLabel = "SCENE",
      description = "Scenes to render in addition to the built-in ones.")
  private List<String> others = List.of();

  GalleryCommand(Pictures pictures) {
    this.pictures = pictures;
  }

  @Override
  public Integer call() throws CommandException, SceneFileException {
    List<NamedScene> scenes = new ArrayList<>();
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      scenes.add(new NamedScene(entry.key(), entry.scene(), Optional.empty()));
    }
    for (String other : others) {
      NamedScene named = NamedScene.find(other, Optional.empty());
      if (named.file().isPresent()) {
        scenes.add(named);
      }
    }
    requireOutputs(scenes);
    try {
      Files.createDirectories(folder);
      if (!Files.isWritable(folder)) {
        throw new AccessDeniedException(folder.toString());
      }
    } catch (IOException failure) {
      throw new CommandException(
          "%s: cannot be written: %s; %s gallery -o DIR puts the pictures elsewhere"
              .formatted(folder, FileFailure.of(failure).in(Language.ENGLISH), ProgramName.COMMAND),
          failure);
    }
    for (NamedScene scene : scenes) {
      show(scene);
    }
    return Status.DONE;
  }

  private void requireOutputs(List<NamedScene> scenes) throws CommandException {
    RenderFolder.requireDistinct(
        scenes.stream().map(scene -> ListedScene.named(scene.name())).toList());
    Outputs.requireFolder("-o", folder);
    Outputs outputs = Outputs.beside(scenes.stream().flatMap(scene -> scene.file().stream()));
    for (NamedScene scene : scenes) {
      outputs.requireReplaceable("-o", picture(scene), Outputs.Format.PNG);
    }
  }

  private Path picture(NamedScene scene) {
    return folder.resolve(ListedScene.named(scene.name()).picture());
  }

  private void show(NamedScene scene) throws CommandException {
    Path file = picture(scene);
    Evaluation evaluation = Evaluation.of(scene.scene());
    pictures.render(evaluation, LOOK, file);
    Answerer.Report table = new CheckTable(out(), scene.name(), scene.scene(), Answerer.BENCH);
    table.begin();
    evaluation.contacts().forEach(pair -> table.pair(AnsweredPair.of(pair)));
    table.end(Checked.NOTHING);
    out().println(PlainText.escape("  image: " + file));
    out().flush();
  }
}
