package collisionbench.app.cli;

import collisionbench.app.preset.SceneFile;
import collisionbench.app.score.Example;
import collisionbench.app.score.Score;
import collisionbench.app.score.ScoreJson;
import collisionbench.app.score.ScorePage;
import collisionbench.app.score.ScoreTable;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.text.Language;
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

/// The folder that a score goes into. All is written into a hidden one in it first, and moved when
/// it is whole, the page last: a page that is there is whole, and so is an older one until then.
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

  /// {@return the folder, made if it is not there}
  static ScoreFolder at(Path folder) throws CommandException {
    try {
      Files.createDirectories(folder);
      return new ScoreFolder(folder, Files.createTempDirectory(folder, ".score"));
    } catch (IOException failure) {
      throw unwritable(folder, failure);
    }
  }

  private static CommandException unwritable(Path folder, IOException failure) {
    return new CommandException(
        folder + ": cannot be written: " + FileFailure.of(failure).in(Language.ENGLISH), failure);
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

  /// {@return where to draw a picture}
  Path place(String picture) throws CommandException {
    Path file = draft.resolve(picture);
    try {
      Files.createDirectories(file.resolveSibling(""));
    } catch (IOException failure) {
      throw unwritable(folder, failure);
    }
    return file;
  }

  /// A picture is drawn.
  void drawn(String picture) {
    pictures.add(picture);
  }

  private void write(String name, String text) throws CommandException {
    try {
      Files.writeString(place(name), text);
    } catch (IOException failure) {
      throw unwritable(folder, failure);
    }
  }

  /// {@return the page, where it can be opened from then on}
  Path publish(Score score) throws CommandException {
    String numbers = ScoreJson.of(score, pictures);
    write(NUMBERS, numbers);
    write(TABLE, ScoreTable.of(score));
    write(PAGE, ScorePage.of(numbers));
    Path page = folder.resolve(PAGE);
    try {
      List<Path> files = drafts();
      for (Path file : files) {
        Files.createDirectories(published(file).resolveSibling(""));
      }
      Files.deleteIfExists(page);
      for (Path file : files) {
        Files.move(file, published(file), StandardCopyOption.REPLACE_EXISTING);
      }
      Files.move(draft.resolve(PAGE), page);
      return page;
    } catch (IOException failure) {
      throw unwritable(folder, failure);
    }
  }

  private Path published(Path file) {
    return folder.resolve(draft.relativize(file));
  }

  /// {@return all files but the page}
  private List<Path> drafts() throws IOException {
    try (Stream<Path> files = Files.walk(draft)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.equals(draft.resolve(PAGE)))
          .toList();
    }
  }

  /// Takes away what has not been moved.
  @Override
  public void close() throws CommandException {
    try (Stream<Path> left = Files.walk(draft)) {
      for (Path file : left.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException failure) {
      throw unwritable(folder, failure);
    }
  }
}
