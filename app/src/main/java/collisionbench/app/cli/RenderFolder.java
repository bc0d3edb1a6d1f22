package collisionbench.app.cli;

import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.Failures;
import collisionbench.bench.command.NamedScene;
import collisionbench.bench.command.Outputs;
import collisionbench.bench.command.Status;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.paste.Form;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.PlainText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Renders many scenes into a folder, and compares the pictures with those of another: a line each
/// and a summary. What cannot be read or drawn does not stop the rest.
///
/// @param form what all bodies of texts of numbers are; empty to find out
/// @param output the folder of the pictures
/// @param golden the folder of the golden pictures, if they are compared
record RenderFolder(
    PictureCheck check,
    Optional<Form> form,
    Path output,
    Optional<Path> golden,
    PrintWriter out,
    PrintWriter err) {

  /// {@return the exit status}
  ///
  /// @param all whether there are no other scenes, so that other golden images have none
  int run(List<ListedScene> scenes, boolean all) throws CommandException {
    requireDistinct(scenes);
    if (golden.isPresent()) {
      requireApart(scenes, golden.get());
    }
    requireNoInputs(scenes);
    Map<PictureCheck.Result, Integer> counts = new EnumMap<>(PictureCheck.Result.class);
    for (ListedScene scene : scenes) {
      counts.merge(draw(scene), 1, Integer::sum);
    }
    int withoutScene = all && golden.isPresent() ? reportWithoutScene(golden.get(), scenes) : 0;
    int failed = counts.getOrDefault(PictureCheck.Result.FAILED, 0);
    Stream.Builder<String> parts = Stream.builder();
    parts.add(scenes.size() - failed + " rendered");
    counts.forEach((result, count) -> result.words(count).ifPresent(parts));
    if (withoutScene > 0) {
      parts.add(withoutScene + " without a scene");
    }
    out.print(parts.build().collect(Collectors.joining("; ", "", "\n")));
    out.flush();
    return counts.keySet().stream().mapToInt(PictureCheck.Result::status).max().orElse(Status.DONE);
  }

  /// Names the golden images whose scenes are gone.
  ///
  /// @return how many there are
  private int reportWithoutScene(Path folder, List<ListedScene> scenes) throws CommandException {
    try {
      List<String> images = GoldenPicture.withoutScene(folder, scenes);
      images.forEach(image ->
          out.print(
              PlainText.escape(
                      image + ": no scene has this golden image; delete it if its scene is gone")
                  + "\n"));
      return images.size();
    } catch (IOException failure) {
      throw CommandException.unreadable(folder, failure);
    }
  }

  /// Rejects scenes whose pictures would be the same file. Names of one folder are different,
  /// others must be so where case does not matter.
  static void requireDistinct(List<ListedScene> scenes) throws CommandException {
    Set<Path> files = new HashSet<>();
    Map<String, Path> folders = new HashMap<>();
    for (ListedScene scene : scenes) {
      Path folder = FileName.path(scene.name()).orElse(scene.place()).resolveSibling("");
      Path before = folders.put(FileName.folded(scene.picture().toString()), folder);
      if (!files.add(scene.picture())
          || !files.add(scene.difference())
          || (before != null && !before.equals(folder))) {
        throw new CommandException(scene.picture() + ": two scenes have a picture of that name");
      }
    }
  }

  /// Rejects folders in which a picture would replace a file that is read.
  private void requireNoInputs(List<ListedScene> scenes) throws CommandException {
    Outputs outputs = Outputs.besideScenes(scenes);
    Outputs besideGolden =
        outputs.and(
            golden.stream()
                .flatMap(folder -> scenes.stream().map(scene -> GoldenPicture.in(folder, scene)))
                .flatMap(GoldenPicture::files));
    for (ListedScene scene : scenes) {
      besideGolden.requireNoInput("-o", output.resolve(scene.picture()));
      if (golden.isPresent()) {
        besideGolden.requireNoInput("-o", output.resolve(scene.difference()));
      }
      if (golden.isPresent() && check.accept()) {
        GoldenPicture.in(golden.get(), scene).requireNoInput(outputs);
      }
    }
  }

  /// Rejects folders in which a new picture would replace a golden one.
  private void requireApart(List<ListedScene> scenes, Path goldenFolder) throws CommandException {
    Path folder = Outputs.canonical(output);
    Path expected = Outputs.canonical(goldenFolder);
    Set<Path> kept =
        scenes.stream().map(scene -> expected.resolve(scene.picture())).collect(Collectors.toSet());
    for (ListedScene scene : scenes) {
      if (kept.contains(folder.resolve(scene.picture()))
          || kept.contains(folder.resolve(scene.difference()))) {
        throw new CommandException(
            output.resolve(scene.picture()) + ": the same file is given for two images");
      }
    }
  }

  private PictureCheck.Result draw(ListedScene listed) {
    Path file = output.resolve(listed.picture());
    try {
      Scene scene = NamedScene.find(listed.name(), form).scene();
      createFolder(file);
      Outputs.requireWritable("-o", file);
      PictureCheck.Result result =
          check.draw(
              scene,
              file,
              golden.map(folder -> GoldenPicture.in(folder, listed)),
              Optional.of(output.resolve(listed.difference())));
      if (golden.isEmpty()) {
        out.print(PlainText.escape(file.toString()) + "\n");
        out.flush();
      }
      return result;
    } catch (CommandException | SceneFileException failure) {
      Failures.print(err, Failures.sentence(failure));
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      Failures.print(err, listed.name() + ": " + Failures.sentence(failure));
    }
    return PictureCheck.Result.FAILED;
  }

  private static void createFolder(Path file) throws CommandException {
    try {
      Files.createDirectories(Objects.requireNonNullElse(file.getParent(), Path.of("")));
    } catch (IOException failure) {
      throw CommandException.unwritable(file, failure);
    }
  }
}
