package collisionbench.app.cli;

import collisionbench.app.preset.SceneFile;
import collisionbench.app.score.Example;
import collisionbench.app.score.Score;
import collisionbench.app.score.ScoreJson;
import collisionbench.app.score.ScorePage;
import collisionbench.app.score.ScoreTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The output folder of a score. Everything is written into a hidden folder inside it and moved
/// when complete, the page last. So a page is always complete, and an older page stays until then.
final class ScoreFolder implements AutoCloseable {

  private static final String PAGE = "index.html";
  private static final String NUMBERS = "score.json";
  private static final String TABLE = "score.md";

  private final Path folder;
  private final Path draft;
  private final Set<String> pictures = new HashSet<>();

  private ScoreFolder(Path folder, Path draft) {
    this.folder = folder;
    this.draft = draft;
  }

  /// {@return the folder, created if missing}
  static ScoreFolder at(Path folder) throws CommandException {
    try {
      Files.createDirectories(folder);
      return new ScoreFolder(folder, Files.createTempDirectory(folder, ".score"));
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
  }

  /// Writes the scenes of all cells.
  void writeScenes(Score score) throws CommandException {
    Map<String, String> texts =
        score
            .examples()
            .parallel()
            .collect(
                Collectors.toMap(Example::sceneFile, example -> SceneFile.text(example.scene())));
    for (Map.Entry<String, String> scene : texts.entrySet()) {
      write(scene.getKey(), scene.getValue());
    }
  }

  /// {@return the draft file with this name; its folder exists}
  Path draftFile(String picture) throws CommandException {
    Path file = draft.resolve(picture);
    try {
      Files.createDirectories(file.resolveSibling(""));
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
    return file;
  }

  /// Records that a picture was drawn.
  void addPicture(String picture) {
    pictures.add(picture);
  }

  private void write(String name, String text) throws CommandException {
    try {
      Files.writeString(draftFile(name), text);
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
  }

  /// Moves all files to their final places.
  ///
  /// @return the page
  Path publish(Score score) throws CommandException {
    String numbers = ScoreJson.of(score, pictures);
    write(NUMBERS, numbers);
    write(TABLE, ScoreTable.of(score));
    write(PAGE, ScorePage.of(numbers));
    Path page = folder.resolve(PAGE);
    try {
      List<Path> files = drafts();
      for (Path file : files) {
        Files.createDirectories(finalPlace(file).resolveSibling(""));
      }
      Files.deleteIfExists(page);
      for (Path file : files) {
        Files.move(file, finalPlace(file), StandardCopyOption.REPLACE_EXISTING);
      }
      Files.move(draft.resolve(PAGE), page);
      return page;
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
  }

  private Path finalPlace(Path file) {
    return folder.resolve(draft.relativize(file));
  }

  /// {@return all draft files except the page}
  private List<Path> drafts() throws IOException {
    try (Stream<Path> files = Files.walk(draft)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.equals(draft.resolve(PAGE)))
          .toList();
    }
  }

  /// Deletes the drafts that were not moved.
  @Override
  public void close() throws CommandException {
    try (Stream<Path> left = Files.walk(draft)) {
      for (Path file : left.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException failure) {
      throw CommandException.unwritable(folder, failure);
    }
  }
}
