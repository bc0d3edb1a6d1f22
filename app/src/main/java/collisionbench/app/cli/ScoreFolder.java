package collisionbench.app.cli;

import collisionbench.app.fuzz.Finding;
import collisionbench.app.json.JsonPage;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.score.Score;
import collisionbench.app.score.ScoreJson;
import collisionbench.app.score.ScoreTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The output folder of a score.
///
/// @param pictures the names of the pictures that were drawn
record ScoreFolder(DraftFolder drafts, Set<String> pictures) implements AutoCloseable {

  private static final String NUMBERS = "score.json";
  private static final String TABLE = "score.md";

  /// Refuses a folder in which the score would overwrite other files.
  static void requireReplaceable(Outputs outputs, Path folder) throws CommandException {
    Outputs.requireFolder("-o", folder);
    outputs.requireReplaceable("-o", folder.resolve(DraftFolder.PAGE), OutputFormat.PAGE);
    outputs.requireReplaceable("-o", folder.resolve(NUMBERS), OutputFormat.SCORE);
    outputs.requireReplaceable("-o", folder.resolve(TABLE), OutputFormat.SCORE_TABLE);
  }

  /// {@return the folder, created if missing}
  static ScoreFolder at(Path folder) throws CommandException {
    return new ScoreFolder(DraftFolder.at(folder), new HashSet<>());
  }

  /// Writes the scenes of the simplest mistakes.
  void writeScenes(Score score) throws CommandException {
    Map<String, String> texts =
        score
            .examples()
            .parallel()
            .collect(
                Collectors.toMap(Score::sceneFile, example -> SceneFile.text(example.scene())));
    for (Map.Entry<String, String> scene : texts.entrySet()) {
      drafts.write(scene.getKey(), scene.getValue());
    }
  }

  /// Draws the simplest mistakes, until interrupted.
  void draw(
      Score score, ScenePainter painter, PrintWriter err, Progress progress, Interruption stop)
      throws CommandException {
    Consumer<String> report =
        sentence -> {
          progress.clear();
          Failures.print(err, sentence);
        };
    PagePictures page = new PagePictures(painter, drafts, report);
    List<Finding> examples = score.examples().toList();
    for (int i = 0; i < examples.size() && page.hasDisplay() && !stop.requested(); i++) {
      Finding example = examples.get(i);
      if (page.draw(example.scene(), Score.sceneFile(example), Score.pictureFile(example))) {
        pictures.add(Score.pictureFile(example));
      }
      progress.at(i + 1, examples.size());
    }
  }

  /// Moves all files to their final places.
  ///
  /// @return the page
  Path publish(Score score) throws CommandException {
    String numbers = ScoreJson.of(score, pictures);
    drafts.write(NUMBERS, numbers);
    drafts.write(TABLE, ScoreTable.of(score));
    return drafts.publish(JsonPage.of(ScoreJson.class, "index.html", numbers));
  }

  @Override
  public void close() throws CommandException {
    drafts.close();
  }
}
