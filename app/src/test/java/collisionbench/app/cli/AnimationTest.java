package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.snapshot.Bitmap;
import collisionbench.app.snapshot.Reel;
import collisionbench.app.snapshot.Snapshot;
import collisionbench.app.viewport.render.Palette;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Renders an animation of a scene and compares every frame.
class AnimationTest {

  private static final Pictures.Look LOOK =
      new Pictures.Look(new Pictures.Size(64, 48), Theme.DARK, View.BODIES);

  private static final Scene SCENE =
      new Scene(
          "",
          "",
          Space.THREE,
          List.of(new Body3("ball", new Sphere(new Vec3(-2, 0, 0), 1), new Vec3(4, 0, 0))),
          Optional.of(new Camera(Vec3.ZERO, 10, 0, 0)),
          Optional.empty());

  @TempDir Path folder;

  @Test
  void rendersFromStartToEndAndShowsProgress() throws Exception {
    Path file = folder.resolve("film.png");
    StringWriter terminal = new StringWriter();
    Progress progress = new Progress(new PrintWriter(terminal), true);
    new SnapshotPictures().animate(SCENE, LOOK, 0.2, file, progress);
    Reel reel = Reel.png(file);
    assertEquals(
        List.of(picture(0), picture(1 / 3.0), picture(2 / 3.0), picture(1)), reel.pictures());
    assertEquals(List.of(5, 5, 5, 5), reel.hundredths());
    List<String> said = new ArrayList<>();
    Pattern.compile("\\d of \\d")
        .matcher(terminal.toString())
        .results()
        .forEach(step -> said.add(step.group()));
    assertEquals(List.of("1 of 4", "2 of 4", "3 of 4", "4 of 4"), said);
    assertEquals('K', terminal.toString().charAt(terminal.toString().length() - 1), "taken away");
  }

  private static Bitmap picture(double time) throws Exception {
    Evaluation evaluation = Evaluation.of(SCENE).next(SCENE, time);
    return Snapshot.of(evaluation, Palette.DARK, 64, 48);
  }
}
