package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.PlainText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// Renders many scenes into a folder, and compares the pictures with those of another: a line each
/// and a summary. What cannot be read or drawn does not stop the rest.
///
/// @param output the folder of the pictures
/// @param golden the folder of the expected pictures, if they are compared
record RenderSuite(
    Pictures pictures,
    Pictures.Look look,
    double time,
    Path output,
    Optional<Path> golden,
    PrintWriter out,
    PrintWriter err) {

  /// {@return the exit status}
  int run(List<ListedScene> scenes) throws CommandException {
    requireDistinct(scenes);
    int[] counts = new int[Status.FAILED + 1];
    for (ListedScene scene : scenes) {
      counts[status(scene)]++;
    }
    out.print(
        "%d rendered%s%s%n"
            .formatted(
                counts[Status.DONE] + counts[Status.DOES_NOT_HOLD],
                golden.isPresent() ? "; " + counts[Status.DOES_NOT_HOLD] + " different" : "",
                counts[Status.FAILED] > 0 ? "; " + counts[Status.FAILED] + " failed" : ""));
    out.flush();
    return counts[Status.FAILED] > 0
        ? Status.FAILED
        : counts[Status.DOES_NOT_HOLD] > 0 ? Status.DOES_NOT_HOLD : Status.DONE;
  }

  private static void requireDistinct(List<ListedScene> scenes) throws CommandException {
    Set<Path> files = new HashSet<>();
    for (ListedScene scene : scenes) {
      if (!files.add(scene.picture())) {
        throw new CommandException(scene.picture() + ": two scenes have a picture of that name");
      }
    }
  }

  private int status(ListedScene listed) {
    try {
      Scene scene = NamedScene.find(listed.name(), List.of()).scene();
      return draw(scene, listed.picture());
    } catch (CommandException | SceneFileException failure) {
      Failures.print(err, Failures.sentence(failure));
      return Status.FAILED;
    }
  }

  private int draw(Scene scene, Path name) throws CommandException {
    Path file = output.resolve(name);
    try {
      Files.createDirectories(Objects.requireNonNullElse(file.getParent(), Path.of("")));
    } catch (IOException failure) {
      throw CommandException.unwritable(file, failure);
    }
    PictureFiles.requireWritable(file);
    pictures.render(Evaluation.of(scene).next(scene, time), look, file);
    Pictures.Likeness likeness =
        golden.isPresent() ? likeness(file, golden.get().resolve(name)) : DRAWN;
    out.print(PlainText.escape(file + likeness.sentence()) + "\n");
    out.flush();
    return likeness.alike() ? Status.DONE : Status.DOES_NOT_HOLD;
  }

  private static final Pictures.Likeness DRAWN = new Pictures.Likeness(true, "");

  private Pictures.Likeness likeness(Path file, Path expected) throws CommandException {
    if (!Files.isRegularFile(expected)) {
      return new Pictures.Likeness(false, ": no such image to compare with: " + expected);
    }
    Pictures.Likeness found = pictures.compare(file, expected, Optional.empty());
    return new Pictures.Likeness(found.alike(), ": " + found.sentence());
  }
}
