package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.preset.BuiltInScenes;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// Makes a picture of every built-in scene and says what touches in it.
@Command(
    name = "gallery",
    description = "Makes a picture of every built-in scene and prints what touches in it.")
final class GalleryCommand implements Callable<Integer> {

  private static final Pictures.Size SIZE = new Pictures.Size(1280, 800);

  private final Pictures pictures;

  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = {"-o", "--output"},
      defaultValue = "app/target/gallery",
      paramLabel = "DIR",
      description = "The folder for the pictures (default: ${DEFAULT-VALUE}).")
  private Path folder = Path.of("");

  GalleryCommand(Pictures pictures) {
    this.pictures = pictures;
  }

  @Override
  public Integer call() throws CommandException {
    try {
      Files.createDirectories(folder);
    } catch (IOException failure) {
      throw new CommandException(folder + ": could not be made: " + failure.getMessage(), failure);
    }
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      show(entry);
    }
    return Status.DONE;
  }

  private void show(BuiltInScenes.Entry entry) throws CommandException {
    Path file = folder.resolve(entry.key() + ".png");
    Evaluation evaluation = Evaluation.of(entry.scene());
    pictures.render(evaluation, SIZE, Pictures.Theme.DARK, file);
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    out.print(CheckTable.of(entry.key(), evaluation, true));
    out.println("  picture: " + file);
    out.flush();
  }
}
