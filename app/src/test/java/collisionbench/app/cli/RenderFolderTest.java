package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Look;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.Run;
import collisionbench.bench.command.SceneFiles;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Folders of scenes, rendered into a folder and compared with another.
class RenderFolderTest {

  @TempDir Path folder;
  private Path scenes = Path.of("");
  private Path output = Path.of("");
  private Path golden = Path.of("");

  @BeforeEach
  void write() throws IOException {
    scenes = folder.resolve("scenes");
    output = folder.resolve("new/pictures");
    golden = Files.createDirectory(folder.resolve("golden"));
    Files.createDirectories(scenes.resolve("more"));
    SceneFiles.touching(scenes.resolve("a.json"));
    SceneFiles.touching(scenes.resolve("more/a.json"));
  }

  private Run render(boolean alike, String... more) {
    return Drawing.run(
        alike,
        Stream.concat(
                Stream.of("render", scenes.toString(), "-o", output.toString()), Stream.of(more))
            .toArray(String[]::new));
  }

  private String drawn(Path file) {
    return "render Käse 1280x800 DARK " + file;
  }

  @Test
  void theMethodsOfAFolderAreNoScene() throws IOException {
    Files.writeString(scenes.resolve("collision-bench-methods.json"), "{}");
    Run run = render(true);
    assertEquals(0, run.status(), run.toString());
    assertEquals(2, run.drawn().size());
  }

  @Test
  void rendersAFolderIntoAFolderAndContinuesAfterAnError() throws IOException {
    Path broken = Files.writeString(scenes.resolve("b.json"), "{");
    Path first = output.resolve("a.png");
    Path second = output.resolve("more/a.png");
    Run run = render(true);
    assertEquals(2, run.status());
    assertEquals(List.of(drawn(first), drawn(second)), run.drawn());
    assertEquals(first + "\n" + second + "\n2 rendered; 1 failed\n", run.out());
    assertEquals(1, run.err().lines().filter(line -> line.contains(broken.toString())).count());
  }

  @Test
  void comparesWithTheFolderOfExpectedPictures() throws IOException {
    Files.createFile(golden.resolve("a.png"));
    Path missing = golden.resolve("more/a.png");
    Run run = render(true, "--compare", golden.toString());
    assertEquals(1, run.status());
    assertEquals(
        """
        %s: the same
        %s: no such image to compare with: %s
        2 rendered; 1 different
        """
            .formatted(output.resolve("a.png"), output.resolve("more/a.png"), missing),
        run.out());
    Files.createDirectory(golden.resolve("more"));
    Files.createFile(missing);
    assertEquals(0, render(true, "--compare", golden.toString()).status());
    Run different = render(false, "--compare", golden.toString());
    assertEquals(1, different.status());
    assertEquals("2 rendered; 2 different", different.out().lines().toList().getLast());
  }

  /// Pictures that are texts: the bodies of the scene.
  private static final class Texts implements Pictures {

    @Override
    public void requireDisplay() {}

    @Override
    public void render(Evaluation evaluation, Look look, Path file) {
      write(file, evaluation.scene().bodies().toString());
    }

    @Override
    public void map(AnswerMap map, Scene scene, Theme theme, int side, Path file) {
      throw new AssertionError("no maps are drawn");
    }

    @Override
    public Likeness compare(Path actual, Path golden, double tolerance, Optional<Path> difference)
        throws CommandException {
      try {
        String expected = Files.readString(golden);
        if (expected.equals("damaged")) {
          throw new CommandException(golden + ": damaged");
        }
        if (expected.equals("fault")) {
          throw new IllegalStateException("a fault");
        }
        boolean same = Files.readString(actual).equals(expected) || tolerance == 100;
        if (!same) {
          difference.ifPresent(file -> write(file, "difference"));
        }
        return new Likeness(same, same ? "same" : "other");
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }

    private static void write(Path file, String text) {
      try {
        Files.writeString(file, text);
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }

  private Run regression(String... more) {
    return Drawing.run(
        new Texts(),
        Stream.concat(
                Stream.of(
                    "render",
                    scenes.toString(),
                    "-o",
                    output.toString(),
                    "--compare",
                    golden.toString()),
                Stream.of(more))
            .toArray(String[]::new));
  }

  private void move(String file) throws IOException {
    Path scene = scenes.resolve(file);
    Files.writeString(scene, Files.readString(scene).replace("1.75", "1.8"));
  }

  private static String last(Run run) {
    return run.out().lines().toList().getLast();
  }

  @Test
  void aFaultInOneSceneDoesNotStopTheRest() throws IOException {
    Files.writeString(golden.resolve("a.png"), "fault");
    Run run = regression();
    assertEquals(2, run.status());
    assertEquals("1 rendered; 1 different; 1 failed", last(run));
    assertTrue(run.err().contains(scenes.resolve("a.json") + ": internal error: "), run.err());
  }

  @Test
  void acceptedPicturesAreTheGoldenOnesAndChangesAreStatedInWords() throws IOException {
    Files.delete(golden);
    assertEquals("2 rendered; 2 accepted", last(regression("--accept")));
    assertEquals(new Run(0, alike(), "", List.of()), regression());
    move("more/a.json");
    Path a = output.resolve("more/a.png");
    String changed =
        """
        %s: same
        %s: other%%s
          a and b: distance -0.2, was -0.25
          b and c: distance 1.49857, was 1.47311
        2 rendered; 1 %%s
        """
            .formatted(output.resolve("a.png"), a);
    assertEquals(new Run(1, changed.formatted("", "different"), "", List.of()), regression());
    Path difference = output.resolve("more/a.diff.png");
    assertTrue(Files.exists(difference));
    String accepted = "; accepted as " + golden.resolve("more/a.png");
    assertEquals(changed.formatted(accepted, "accepted"), regression("--accept").out());
    assertEquals(new Run(0, alike(), "", List.of()), regression());
    assertFalse(Files.exists(difference), "of an earlier run");
  }

  private String alike() {
    return "%s: same\n%s: same\n2 rendered\n"
        .formatted(output.resolve("a.png"), output.resolve("more/a.png"));
  }

  @Test
  void aChangedAnswerIsADifferenceEvenIfNoPixelDiffers() throws IOException {
    regression("--accept");
    move("a.json");
    Run run = regression("--tolerance=100");
    assertEquals(1, run.status());
    assertTrue(run.out().contains("a.png: same\n  a and b: distance -0.2, was -0.25\n"), run.out());
  }

  /// With its own framing, every pixel of a scene without a camera would move with one body.
  @Test
  void aSceneWithoutACameraIsComparedFromWhereItWasAccepted() throws Exception {
    regression("--accept");
    GoldenPicture picture = new GoldenPicture(golden.resolve("a.png"));
    Scene before = SceneFile.read(scenes.resolve("a.json"));
    Scene moved = before.withEach(Set.of("a"), body -> body.movedBy(new Vec3(9, 0, 0)));
    Pictures.Look look = new Pictures.Look(new Pictures.Size(800, 400), Theme.DARK, View.BODIES);
    Camera accepted = Framing.of(before, View.BODIES.lens(), 2);
    PrintWriter none = new PrintWriter(new StringWriter());
    PictureCheck compare = new PictureCheck(new Texts(), look, 0, 0, false, none, none);
    PictureCheck accept = new PictureCheck(new Texts(), look, 0, 0, true, none, none);
    assertNotEquals(accepted, Framing.of(moved, View.BODIES.lens(), 2));
    assertEquals(moved.seenFrom(accepted), compare.framed(moved, picture));
    assertEquals(moved, accept.framed(moved, picture));
    Scene seen = moved.seenFrom(Framing.of(moved, 1));
    assertEquals(seen, compare.framed(seen, picture));
    GoldenPicture other = new GoldenPicture(golden.resolve("none.png"));
    assertEquals(moved, compare.framed(moved, other));
  }

  @Test
  void whatIsDamagedIsNamedAndTheRestGoesOn() throws IOException {
    regression("--accept");
    Path image = Files.writeString(golden.resolve("a.png"), "damaged");
    Path record = Files.writeString(golden.resolve("more/a.golden.json"), "{");
    Run run = regression();
    assertEquals(2, run.status());
    assertEquals("0 rendered; 2 failed", last(run));
    assertEquals(2, run.err().lines().count(), run.err());
    assertTrue(run.err().contains(image + ": damaged\n"), run.err());
    assertTrue(run.err().contains(record + ":"), run.err());
    assertEquals("2 rendered; 2 accepted", last(regression("--accept")));
    assertEquals(0, regression().status());
  }

  @Test
  void recordsBesideGoldenPicturesAreNoScenes() throws IOException {
    golden = scenes;
    regression("--accept");
    assertEquals(new Run(0, alike(), "", List.of()), regression());
  }

  @Test
  void theGoldenImageOfADeletedSceneIsNamedAndKept() throws IOException {
    regression("--accept");
    Files.delete(scenes.resolve("more/a.json"));
    Path image = golden.resolve("more/a.png");
    for (List<String> more : List.of(List.<String>of(), List.of("--accept"))) {
      assertEquals(
          new Run(
              0,
              """
              %s: same
              %s: no scene has this golden image; delete it if its scene is gone
              1 rendered; 1 without a scene
              """
                  .formatted(output.resolve("a.png"), image),
              "",
              List.of()),
          regression(more.toArray(String[]::new)));
    }
    assertTrue(Files.exists(image));
    Files.delete(image);
    assertTrue(last(regression()).endsWith("without a scene"), "the record");
  }

  @Test
  void goldenImagesOfScenesThatAreNotNamedAreNotReported() throws IOException {
    Path more = SceneFiles.touching(scenes.resolve("b.json"));
    regression("--accept");
    Files.writeString(golden.resolve("notes.png"), "no golden image");
    assertEquals("3 rendered", last(regression()));
    scenes = scenes.resolve("a.json");
    assertEquals("2 rendered", last(regression(more.toString())));
  }

  @Test
  void refusesWhatCannotBeDoneForManyBeforeAnythingIsDrawn() throws IOException {
    Path a = scenes.resolve("a.json");
    Path same = scenes.resolve("more/a.json");
    assertEquals(
        "collision-bench: a.png: two scenes have a picture of that name\n",
        Drawing.run("render", a.toString(), same.toString(), "-o", output.toString()).err());
  }

  @Test
  void replacesNoGoldenPictureByANewOne() throws IOException {
    SceneFiles.touching(scenes.resolve("more/b.json"));
    regression("--accept");
    for (Path inside : List.of(golden, golden.resolve("more"), golden.resolve("../golden"))) {
      output = inside;
      Run run = regression();
      assertEquals(2, run.status());
      assertTrue(run.err().endsWith("a.png: the same file is given for two images\n"), run.err());
    }
  }
}
