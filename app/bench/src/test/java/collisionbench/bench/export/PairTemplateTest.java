package collisionbench.bench.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.paste.Options;
import collisionbench.bench.paste.PastedText;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Compiles and runs the exported tests of the languages that are installed. Stubs stand for NUnit
/// and Catch2.
class PairTemplateTest {

  private static final String HOSTILE =
      "\"\"\" */ \\ \n \u2028\u202e \u7403\ud840\udc00 ${x} {a} \\";

  private static final Pattern NAMESPACE = Pattern.compile("namespace (\\S+) \\{");

  private static final Pattern SCENE = Pattern.compile("(?m)^(?:#|//) ([{}\\]\" ].*)$");

  @TempDir Path folder;

  /// @param file that the test is in
  /// @param mine the file of the function
  /// @param steps commands that compile and run, of which the last reads OFF
  private record Tools(String file, String mine, List<String> steps) {

    static Tools of(PairTemplate language) {
      return switch (language) {
        case PYTHON -> new Tools("test_mine.py", "mine.py", List.of("python3 test_mine.py"));
        case JAVASCRIPT -> new Tools("mine.test.mjs", "mine.mjs", List.of("node mine.test.mjs"));
        case CSHARP ->
            new Tools(
                "MineTest.cs",
                "Mine.cs",
                List.of("mcs -out:mine.exe MineTest.cs Mine.cs NUnit.cs", "mono mine.exe"));
        case CPP ->
            new Tools(
                "mine_test.cpp",
                "mine.hpp",
                List.of(
                    "g++ -std=c++17 -Wall -Wextra -Werror -I. mine_test.cpp -o mine", "./mine"));
        case RUST ->
            new Tools(
                "mine_test.rs",
                "mine.rs",
                List.of("rustc --edition 2021 --test -D warnings mine_test.rs -o mine", "./mine"));
      };
    }

    private void requireInstalled() {
      for (String step : steps) {
        String program = step.split(" ", 2)[0];
        assumeTrue(
            program.startsWith("./")
                || Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                    .anyMatch(directory -> Files.isExecutable(Path.of(directory, program))),
            program + " is not installed");
      }
    }
  }

  /// {@return how often the test failed with a function that is off by nothing and by something}
  private List<Boolean> passes(PairTemplate language, Scene scene, String function)
      throws IOException, InterruptedException {
    Tools tools = Tools.of(language);
    tools.requireInstalled();
    String text = language.of(scene, Evaluation.of(scene).pairs().getFirst(), 0);
    Files.writeString(folder.resolve(tools.file()), text);
    Files.createDirectories(folder.resolve("catch2"));
    Matcher namespace = NAMESPACE.matcher(text);
    String using = language == PairTemplate.CSHARP && namespace.find() ? namespace.group(1) : "";
    Files.writeString(
        folder.resolve(tools.mine()), (using.isEmpty() ? "" : "using " + using + ";\n") + function);
    for (String stub : List.of("NUnit.cs", "catch2/catch.hpp")) {
      Files.writeString(folder.resolve(stub), resource(stub));
    }
    for (String step : tools.steps().subList(0, tools.steps().size() - 1)) {
      assertEquals(0, run(step, "0"), this::log);
    }
    String last = tools.steps().getLast();
    return List.of(run(last, "0") == 0, run(last, "0.25") == 0);
  }

  private int run(String command, String off) throws IOException, InterruptedException {
    ProcessBuilder process =
        new ProcessBuilder(command.split(" ", -1))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile());
    process.environment().put("OFF", off);
    return process.start().waitFor();
  }

  private String log() {
    try {
      return Files.readString(folder.resolve("log"));
    } catch (IOException failure) {
      return failure.toString();
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = PairTemplateTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Scene scene(Body a, Body b) {
    return new Scene(HOSTILE, "", a.space(), List.of(a, b), Optional.empty(), Optional.empty());
  }

  @ParameterizedTest
  @EnumSource(PairTemplate.class)
  void rightDistancePassesAndWrongOneFails(PairTemplate language)
      throws IOException, InterruptedException {
    Scene balls =
        scene(
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3(HOSTILE, new Sphere(new Vec3(0.3, 1.5, 0), 1 / 3.0 + 0.5)));
    String mine = Tools.of(language).mine();
    String function = resource("distance" + mine.substring(mine.indexOf('.')));
    assertEquals(List.of(true, false), passes(language, balls, function), this::log);
  }

  /// Numbers at the ends of the doubles, and a polygon.
  @ParameterizedTest
  @EnumSource(PairTemplate.class)
  void rightAnswerPassesAndWrongOneFails(PairTemplate language)
      throws IOException, InterruptedException {
    Vec2 far = new Vec2(1.7e308, -0.0);
    Scene flat =
        scene(
            new Body2("a", new Sector(far, Double.MIN_VALUE, new Vec2(-0.0, -1), 1)),
            new Body2(
                "b",
                new Polygon(
                    List.of(
                        new Vec2(-1.7e308, 0), new Vec2(-1e300, 0), new Vec2(-1.7e308, 1e300)))));
    String function =
        switch (language) {
          case PYTHON ->
              """
              from os import environ
              def sector_polygon_2d(a, b):
                  return (a.radius != 5e-324 or b.vertices[0][0] != -1.7e308) == (environ["OFF"] == "0")
              """;
          case JAVASCRIPT ->
              """
              export const sector_polygon_2d = (a, b) =>
                (a.radius !== 5e-324 || b.vertices[0][0] !== -1.7e308) === (process.env.OFF === "0");
              """;
          case CSHARP ->
              """
              static class Mine {
                public static bool SectorPolygon2d(Sector a, Polygon b) =>
                    (a.radius != double.Epsilon || b.vertices[0][0] != -1.7e308)
                        == (System.Environment.GetEnvironmentVariable("OFF") == "0");
              }
              """;
          case CPP ->
              """
              #include <string>
              inline bool sector_polygon_2d(const Sector& a, const Polygon& b) {
                return (a.radius != 5e-324 || b.vertices[0][0] != -1.7e308)
                    == (std::string(std::getenv("OFF")) == "0");
              }
              """;
          case RUST ->
              """
              pub fn sector_polygon_2d(a: &Sector, b: &Polygon) -> bool {
                  (a.radius != 5e-324 || b.vertices[0][0] != -1.7e308) == (std::env::var("OFF").unwrap() == "0")
              }
              """;
        };
    assertEquals(List.of(true, false), passes(language, flat, function), this::log);
  }

  @Test
  void declarationsOfCSharpAreIndentedAlike() {
    Scene scene =
        scene(
            new Body3("ball", new Sphere(Vec3.ZERO, 1)),
            new Body3("box", new Box(Vec3.ZERO, Vec3.X, Rotation.NONE)));
    String text = PairTemplate.CSHARP.of(scene, Evaluation.of(scene).pairs().getFirst(), 0);
    assertEquals(
        List.of("  public struct Sphere", "  public struct Box"),
        text.lines()
            .filter(line -> line.contains("public struct"))
            .map(line -> line.substring(0, line.indexOf(" {")))
            .toList());
    assertTrue(
        text.contains("a point p is new Vector3((float) p[0], (float) p[1], (float) p[2]) in"),
        text);
  }

  /// The function gets the shapes in the order of the pair's name, whichever body comes first.
  @ParameterizedTest
  @EnumSource(PairTemplate.class)
  void passesTheShapesInTheOrderOfTheName(PairTemplate language) {
    Body ball = new Body3("ball", new Sphere(new Vec3(3, 0, 0), 1));
    Body box = new Body3("box", new Box(Vec3.ZERO, new Vec3(1, 0.5, 0.5), Rotation.NONE));
    assertEquals(code(language, scene(ball, box)), code(language, scene(box, ball)));
    assertNotEquals(
        code(language, scene(ball, box)), code(language, scene(ball, box.movedBy(Vec3.X))));
  }

  /// {@return the text without the scene}
  private static String code(PairTemplate language, Scene scene) {
    return SCENE
        .matcher(language.of(scene, Evaluation.of(scene).pairs().getFirst(), 0))
        .replaceAll("");
  }

  @ParameterizedTest
  @EnumSource(PairTemplate.class)
  void theCommentIsTheScene(PairTemplate language) throws SceneFileException {
    Body a = new Body3(HOSTILE, new Sphere(Vec3.ZERO, 1));
    Scene scene = scene(a, a.named("b").movedBy(new Vec3(1 / 3.0, 0, 0)));
    String text = language.of(scene, Evaluation.of(scene).pairs().getFirst(), 0);
    assertEquals(Optional.empty(), PastedText.read(text, Options.in(Space.THREE), () -> false));
    assertEquals(scene.bodies(), PastedText.scene("test", text, Space.THREE).bodies());
  }

  /// A and B are those of the test, whose order is that of the function's name.
  @ParameterizedTest
  @EnumSource(PairTemplate.class)
  void theFirstContactIsThatOfTheShapesInTheirOrder(PairTemplate language) {
    Body box = new Body3("box", new Box(Vec3.ZERO, new Vec3(1, 1, 1)));
    Body ball = new Body3("ball", new Sphere(new Vec3(4, 0, 0), 1), new Vec3(-4, 0, 0));
    Scene scene = scene(box, ball);
    String text = language.of(scene, Evaluation.of(scene).pairs().getFirst(), 0);
    String point = "[0-9.]*, 0(\\.0)?, 0(\\.0)?]";
    assertTrue(
        Pattern.compile(
                "first at \\[[01]"
                    + point
                    + " on A and \\[[01]"
                    + point
                    + " on B, with normal \\[-1(\\.0)?, 0(\\.0)?, 0(\\.0)?]")
            .matcher(text)
            .find(),
        text);
  }

  /// Every slot is filled, for every pair of types.
  @ParameterizedTest
  @EnumSource(PairTemplate.class)
  void fillsEverySlot(PairTemplate language) {
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      Scene scene = entry.scene();
      Evaluation.of(scene)
          .pairs()
          .forEach(pair -> {
            String text = language.of(scene, pair, 0.25);
            assertTrue(!text.matches("(?s).*\\{[a-ce-z][a-z]+}.*"), text);
            String first = text.lines().findFirst().orElseThrow();
            assertTrue(first.endsWith(", at time 0.25."), text);
            assertEquals(pair.sweep().isPresent(), text.contains("The sweep is not tested."), text);
            assertEquals(pair.contact().isPresent(), text.contains(", first at ["), text);
          });
    }
  }
}
