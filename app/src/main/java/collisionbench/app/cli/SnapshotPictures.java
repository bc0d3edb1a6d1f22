package collisionbench.app.cli;

import collisionbench.app.settings.Theme;
import collisionbench.app.snapshot.Bitmap;
import collisionbench.app.snapshot.DifferencePicture;
import collisionbench.app.snapshot.ImageComparison;
import collisionbench.app.snapshot.Png;
import collisionbench.app.snapshot.Snapshot;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.OutputStreams;
import collisionbench.bench.comparison.Colorist;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.scene.Scene;
import java.nio.file.Path;
import java.util.Optional;

/// Renders with the snapshot package.
final class SnapshotPictures implements Pictures {

  @Override
  public void render(Evaluation evaluation, Look look, Path file) throws CommandException {
    write(file, () -> snapshot(evaluation, look));
  }

  @Override
  public void requireDisplay() throws CommandException {
    try {
      Toolkit.requireDisplay();
    } catch (SnapshotException failure) {
      throw new CommandException(failure.getMessage(), failure);
    }
  }

  @Override
  public void map(AnswerMap map, Scene scene, Theme theme, int side, Path file)
      throws CommandException {
    write(file, () -> Snapshot.of(map, scene, Palette.of(theme), side));
  }

  private interface Drawn {
    Bitmap draw() throws SnapshotException;
  }

  private static void write(Path file, Drawn drawn) throws CommandException {
    try {
      Bitmap picture = drawn.draw();
      OutputStreams.write(file, ".png", whole -> Png.write(picture, whole));
    } catch (SnapshotException failure) {
      throw new CommandException(failure.getMessage(), failure);
    }
  }

  private static Bitmap snapshot(Evaluation evaluation, Look look) throws SnapshotException {
    Optional<Coloring> coloring =
        look.method().map(method -> Colorist.color(method, evaluation.scene(), evaluation.time()));
    Palette palette = Palette.of(look.theme());
    Size size = look.size();
    return Snapshot.of(evaluation, coloring, look.view(), palette, size.width(), size.height());
  }

  @Override
  public Likeness compare(Path actual, Path golden, double tolerance, Optional<Path> difference)
      throws CommandException {
    try {
      ImageComparison comparison =
          ImageComparison.of(Png.read(golden), Png.read(actual), tolerance);
      if (!comparison.matches() && difference.isPresent()) {
        Bitmap picture = DifferencePicture.of(comparison);
        OutputStreams.write(difference.get(), ".png", whole -> Png.write(picture, whole));
      }
      return new Likeness(comparison.matches(), comparison.sentence());
    } catch (SnapshotException failure) {
      throw new CommandException(failure.getMessage(), failure);
    }
  }
}
