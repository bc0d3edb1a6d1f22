package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.score.Example;
import collisionbench.app.score.Score;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/// Draws the worst cases of a score. Without a display there are no pictures; a case that cannot be
/// drawn is skipped.
record ScorePictures(
    Pictures pictures, PrintWriter err, Progress progress, Interruption interruption) {

  private static final Pictures.Look LOOK =
      new Pictures.Look(new Pictures.Size(672, 420), Theme.DARK, View.FIRST);

  void draw(Score score, ScoreFolder folder) throws CommandException {
    List<Example> examples = score.examples().filter(Example::isWorthAPicture).toList();
    int done = 0;
    for (Example example : examples) {
      if (interruption.requested()) {
        return;
      }
      Path file = folder.draftFile(example.pictureFile());
      try {
        pictures.render(Evaluation.of(example.scene()), LOOK, file);
        folder.addPicture(example.pictureFile());
      } catch (CommandException noDisplay) {
        report("no images: " + noDisplay.getMessage());
        return;
      } catch (RuntimeException undrawable) {
        report("no image of " + example.sceneFile() + ": " + undrawable.getMessage());
      }
      progress.at(++done, examples.size());
    }
  }

  private void report(String sentence) {
    progress.clear();
    Failures.print(err, sentence);
  }
}
