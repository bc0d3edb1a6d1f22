package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Layer;
import collisionbench.bench.command.Run;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.KebabCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// `render` and `gallery`, without the drawing.
class PictureCommandsTest {

  @TempDir Path folder;
  private Path picture = Path.of("");
  private Path golden = Path.of("");

  @BeforeEach
  void names() throws IOException {
    picture = folder.resolve("picture.png");
    golden = Files.writeString(folder.resolve("golden.png"), "picture");
  }

  @Test
  void rendersDark1280By800ByDefault() {
    assertEquals(
        new Run(0, "", "", List.of("render Sphere and box 1280x800 DARK " + picture)),
        Drawing.run("render", "sphere-box", "-o", picture.toString()));
    assertEquals(
        List.of("render Sphere and box 640x480 LIGHT " + picture),
        Drawing.run(
                "render",
                "sphere-box",
                "--output=" + picture,
                "--size",
                "640x480",
                "--theme",
                "light")
            .drawn());
  }

  @Test
  void aPictureIsColoredByTheMethodThatIsNamed() {
    assertEquals(
        List.of("render Sphere and box 1280x800 DARK by gjk " + picture),
        Drawing.run("render", "sphere-box", "--method", "gjk", "-o", picture.toString()).drawn());
    Run unknown = Drawing.run("render", "sphere-box", "--method", "gjj", "-o", picture.toString());
    assertEquals(2, unknown.status());
    assertTrue(unknown.err().contains("gjj: no such method"), unknown.err());
    assertEquals(List.of(), unknown.drawn());
  }

  @Test
  void returnsZeroForSimilarPictures() {
    assertEquals(
        new Run(
            0,
            picture + ": the same\n",
            "",
            List.of(
                "render Sphere and box 1280x800 DARK " + picture,
                "compare " + picture + " " + golden)),
        compared(true));
  }

  @Test
  void returnsOneIfAPictureDiffersTooMuch() {
    Path difference = folder.resolve("difference.png");
    Run run = compared(false, "--diff", difference.toString());
    assertEquals(1, run.status());
    assertEquals(picture + ": 17 pixels differ\n", run.out());
    assertEquals("difference " + difference, run.drawn().getLast());
  }

  private Run compared(boolean alike, String... more) {
    List<String> args =
        new ArrayList<>(
            List.of(
                "render", "sphere-box", "-o", picture.toString(), "--compare", golden.toString()));
    args.addAll(List.of(more));
    return Drawing.run(alike, args.toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({
    "800, 'expected width and height such as 1280x800, found 800'",
    "0x10, 'expected a width and a height from 1 to 8192, found 0x10'",
    "9000x9000, 'expected a width and a height from 1 to 8192, found 9000x9000'",
    "-1x5, 'expected width and height such as 1280x800, found -1x5'"
  })
  void rejectsInvalidSizes(String size, String why) {
    Run run = Drawing.run("render", "sphere-box", "-o", picture.toString(), "--size=" + size);
    assertEquals(
        new Run(
            2,
            "",
            "collision-bench: Invalid value for option '--size': "
                + why
                + "\nTry 'collision-bench render --help'.\n",
            List.of()),
        run);
  }

  @Test
  void rejectsInvalidThemes() {
    Run run = Drawing.run("render", "sphere-box", "-o", picture.toString(), "--theme", "blue");
    assertEquals(2, run.status());
    assertTrue(
        run.err()
            .contains("Invalid value for option '--theme': expected dark or light, found blue"),
        run.err());
  }

  @Test
  void passesOverlaysLensAndTime() {
    List<String> asked =
        List.of("--overlay", "names,distance", "--overlay=contacts", "--time=0.25", "--lens");
    List<String> args =
        new ArrayList<>(List.of("render", "moving-spheres", "-o", picture.toString()));
    args.addAll(asked);
    args.add("orthographic");
    assertEquals(
        List.of(
            "render Moving spheres at 0.25 1280x800 DARK ORTHOGRAPHIC [CONTACTS, DISTANCE, NAMES] "
                + picture),
        Drawing.run(args.toArray(String[]::new)).drawn());
  }

  @ParameterizedTest
  @EnumSource(
      value = Layer.class,
      names = {"GRID", "STRIPES", "SEE_THROUGH"},
      mode = EnumSource.Mode.EXCLUDE)
  void namesEveryOverlay(Layer layer) {
    assertDrawn(List.of(layer), KebabCase.of(layer));
  }

  @Test
  void allMeansEveryOverlayExceptStripesAndSeeThrough() {
    List<Layer> all = new ArrayList<>(List.of(Layer.values()));
    all.removeAll(List.of(Layer.GRID, Layer.STRIPES, Layer.SEE_THROUGH));
    assertDrawn(all, "all");
  }

  private void assertDrawn(List<Layer> layers, String name) {
    assertEquals(
        List.of("render Sphere and box 1280x800 DARK PERSPECTIVE " + layers + " " + picture),
        Drawing.run("render", "sphere-box", "-o", picture.toString(), "--overlay=" + name).drawn());
  }

  @Test
  void listsTheOverlaysForAnUnknownOne() {
    List<Layer> layers = new ArrayList<>(List.of(Layer.values()));
    layers.remove(Layer.GRID);
    String names = layers.stream().map(KebabCase::of).collect(Collectors.joining(", "));
    rejectsInvalidLensesAndTimes(
        "--overlay=shadows", "expected " + names + " or all, found shadows");
  }

  @ParameterizedTest
  @CsvSource({
    "--lens=wide, 'expected perspective or orthographic, found wide'",
    "--time=1.5, 'expected a number from 0 to 1, found 1.5'",
    "--time=NaN, 'expected a number from 0 to 1, found NaN'",
    "--time=later, 'expected a number from 0 to 1, found later'"
  })
  void rejectsInvalidLensesAndTimes(String option, String why) {
    Run run = Drawing.run("render", "sphere-box", "-o", picture.toString(), option);
    assertEquals(2, run.status());
    assertEquals(List.of(), run.drawn());
    String name = option.substring(0, option.indexOf('='));
    assertTrue(run.err().contains("Invalid value for option '" + name + "'"), run.err());
    assertTrue(run.err().contains(": " + why + "\n"), run.err());
  }

  @Test
  void drawsNothingWithoutAnOutputFile() {
    Run run = Drawing.run("render", "sphere-box");
    assertEquals(2, run.status());
    assertEquals(List.of(), run.drawn());
    assertTrue(run.err().contains("Missing required option: '--output=FILE.png'"), run.err());
  }

  @Test
  void rejectsDiffWithoutCompare() {
    Run run = Drawing.run("render", "sphere-box", "-o", picture.toString(), "--diff", "d.png");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("--diff requires --compare"), run.err());
  }

  @Test
  void namesAMissingGoldenPicture() {
    Path missing = folder.resolve("missing.png");
    Drawing.assertRefused(
        missing + ": no such image; --accept makes it",
        "render",
        "sphere-box",
        "-o=" + picture,
        "--compare=" + missing);
  }

  @Test
  void galleryRendersEveryBuiltInSceneAndPrintsContacts() {
    Path gallery = folder.resolve("deep").resolve("gallery");
    Run run = Drawing.run("gallery", "-o", gallery.toString());
    assertEquals(0, run.status());
    assertEquals(BuiltInScenes.keys().size(), run.drawn().size());
    assertTrue(
        run.out()
            .startsWith(
                "capsule-sphere: Capsule and sphere\n  nothing touches\n  image: "
                    + gallery.resolve("capsule-sphere.png")
                    + "\n"),
        run.out());
    assertTrue(Files.isDirectory(gallery));
  }
}
