package collisionbench.bench.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.PlainText;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairTestTest {

  /// An expected number and its expression.
  private static final Pattern NUMBER = Pattern.compile("-?\\d+\\.\\d+(E-?\\d+)?");

  private static final Pattern SOLID =
      Pattern.compile("new (Sphere|Capsule|Box|Circle|Capsule2|Sector|Polygon|Hull)\\(");

  @TempDir Path folder;

  /// One shape of each kind that contains the origin.
  private static List<Body> solids(String id, double turn) {
    double c = 0.6 + turn;
    Stream<Shape3> shapes =
        Stream.of(
            new Sphere(new Vec3(0.1, turn, 1 / 3.0), 0.7),
            new Capsule(new Vec3(-0.3, -c, 0.1), new Vec3(0.2, c, turn), 0.35),
            new Box(new Vec3(0.1, 0, turn), new Vec3(0.5, 0.4, 0.3), Rotation.about(Vec3.Y, c)),
            new Segment(new Vec3(-1, -c, turn), new Vec3(1, c, -turn)),
            new Triangle(new Vec3(-1, turn, c), new Vec3(1, turn, -c), new Vec3(0, -turn, 0)),
            new Hull(
                List.of(
                    new Vec3(-0.6, -c, 0.1),
                    new Vec3(0.7, -0.5, turn),
                    new Vec3(0.1, 1 / 3.0, -0.8),
                    new Vec3(0, 0.3, 0.9))));
    return shapes.<Body>map(shape -> new Body3(id, shape)).toList();
  }

  private static List<Body> flats(String id, double turn) {
    double c = 0.6 + turn;
    Stream<Shape2> shapes =
        Stream.of(
            new Point2(Vec2.ZERO),
            new Circle(new Vec2(0.1, turn), 1 / 3.0),
            new Capsule2(new Vec2(-0.3, -c), new Vec2(0.2, c), 0.35),
            new Segment2(new Vec2(-1, -c), new Vec2(1, c)),
            new Sector(new Vec2(0.1, turn), 0.7, new Vec2(-1, turn), 3 + 4 * turn),
            new Polygon(List.of(new Vec2(-1, -c), new Vec2(1, turn - 1), new Vec2(turn, c))));
    return shapes.<Body>map(shape -> new Body2(id, shape)).toList();
  }

  /// {@return every pair of kinds in both orders: touching, approaching and separating}
  private static List<String> everyPair() {
    List<String> texts = new ArrayList<>();
    for (boolean flat : new boolean[] {false, true}) {
      for (Body a : flat ? flats("a", 0.1) : solids("a", 0.1)) {
        for (Body b : flat ? flats("b", 0.2) : solids("b", 0.2)) {
          Body apart = b.movedBy(new Vec3(5, 1 / 3.0, 0.3));
          String of = "case " + texts.size() + " ";
          texts.add(PairTest.of(of + "touching", a, b, 0));
          texts.add(PairTest.of(of + "meeting", a, apart.moving(new Vec3(-7, -0.4, -0.3)), 0));
          texts.add(PairTest.of(of + "parting", a.moving(Vec3.Y), apart.moving(Vec3.X), 0.5));
        }
      }
    }
    return texts;
  }

  private void runs(List<String> texts) throws IOException, ReflectiveOperationException {
    try (CompiledTests compiled = CompiledTests.of(texts, folder)) {
      for (String text : texts) {
        compiled
            .run(text)
            .forEach((test, failure) ->
                failure.ifPresent(why -> fail(test + " failed in\n" + text, why)));
      }
    }
  }

  @Test
  void testOfEveryPairPasses() throws IOException, ReflectiveOperationException {
    List<String> texts = everyPair();
    assertEquals(3 * (6 * 6 + 6 * 6), texts.size());
    runs(texts);
  }

  @Test
  void casesMatchTheirNames() {
    for (String text : everyPair()) {
      String name = CompiledTests.name(text);
      assertEquals(name.endsWith("TouchingTest"), text.contains("void theyTouch()"), text);
      // Two thin shapes miss each other.
      if (name.endsWith("MeetingTest") && SOLID.matcher(text).find()) {
        assertTrue(text.contains("void whenTheyMeetAndPart()"), text);
      }
      assertEquals(text.contains("contact.enter()"), text.contains("first.normal()"), text);
      if (name.endsWith("PartingTest")) {
        assertTrue(text.contains("void theyNeverMeet()"), text);
      }
      assertEquals(text.contains("Segment"), text.contains("void theSegment"), text);
    }
  }

  @Test
  void testsBothOrders() {
    for (String text : everyPair()) {
      String code = text.replaceAll("\\s", "");
      String space = code.contains("geometry.space.") ? "3" : "2";
      String separation = "Separation" + space + ".between";
      assertHas(code, "Overlap" + space + ".test(A,B));", true);
      assertHas(code, "Overlap" + space + ".test(B,A));", true);
      assertHas(code, separation + "(A,B);", true);
      boolean differ = !constant(code, "A").equals(constant(code, "B"));
      assertHas(
          code, "assertEquals(" + separation + "(A,B).swapped()," + separation + "(B,A));", differ);
      assertSweptBothWays(code, "Sweep" + space + ".of", differ);
    }
  }

  private static void assertSweptBothWays(String code, String sweep, boolean differ) {
    String start = code.contains("START_A") ? "START_" : "";
    String there = "%1$s(%2$sA,MOTION_A,%2$sB,MOTION_B)".formatted(sweep, start);
    String back = "%1$s(%2$sB,MOTION_B,%2$sA,MOTION_A)".formatted(sweep, start);
    boolean moving = code.contains("MOTION_A=");
    assertHas(code, there + ");", moving);
    assertHas(code, "assertEquals(" + there + "," + back + ");", moving && differ);
  }

  private static void assertHas(String code, String part, boolean expected) {
    assertEquals(expected, code.contains(part), () -> part + " in\n" + code);
  }

  /// {@return the shape that a constant holds}
  private static String constant(String code, String name) {
    Matcher matcher = Pattern.compile("[a-z0-9]" + name + "=(new[^;]*);").matcher(code);
    assertTrue(matcher.find(), code);
    return matcher.group(1);
  }

  @Test
  void testsTheCrossingOfTheSegment() {
    for (String text : everyPair()) {
      String code = text.replaceAll("\\s", "");
      boolean first = constant(code, "A").startsWith("newSegment");
      boolean second = constant(code, "B").startsWith("newSegment");
      assertEquals(first, code.matches(".*Crossing[23]\\.of\\(A,B\\).*"), text);
      assertEquals(second && !first, code.matches(".*Crossing[23]\\.of\\(B,A\\).*"), text);
    }
  }

  @Test
  void testOfEveryBuiltInPairPasses() throws IOException, ReflectiveOperationException {
    List<String> texts = new ArrayList<>();
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      List<Body> bodies = entry.scene().bodies();
      for (int i = 1; i < bodies.size(); i++) {
        String name = entry.scene().name() + " " + texts.size();
        texts.add(PairTest.of(name, bodies.get(i - 1), bodies.get(i), 0));
      }
    }
    runs(texts);
  }

  @Test
  void testFailsForEveryWrongNumber() throws IOException, ReflectiveOperationException {
    List<String> wrong = new ArrayList<>();
    for (String text : everyPair()) {
      boolean meetsTriangle = text.contains("Segment") && text.contains("Triangle");
      if (meetsTriangle || text.contains("Sector")) {
        wrong.addAll(withOneWrong(text));
      }
    }
    assertTrue(wrong.size() > 300, "planted " + wrong.size());
    try (CompiledTests compiled = CompiledTests.of(wrong, folder)) {
      for (String text : wrong) {
        long failures = compiled.run(text).values().stream().filter(Optional::isPresent).count();
        assertTrue(failures > 0, () -> "nothing fails in\n" + text);
      }
    }
  }

  /// {@return the text with each expected number off by a thousandth and each yes or no inverted}
  private static List<String> withOneWrong(String text) {
    List<String> wrong = new ArrayList<>();
    Matcher number = NUMBER.matcher(text);
    int from = text.indexOf("@Test");
    while (number.find(from)) {
      double off = Double.parseDouble(number.group()) + 0.001;
      wrong.add(text.substring(0, number.start()) + off + text.substring(number.end()));
      from = number.end();
    }
    wrong.add(
        text.contains("assertTrue(")
            ? text.replace("assertTrue", "assertFalse")
            : text.replace("assertFalse", "assertTrue"));
    String name = CompiledTests.name(text);
    List<String> named = new ArrayList<>();
    for (String one : wrong) {
      named.add(one.replace("class " + name, "class Wrong" + named.size() + name));
    }
    return named;
  }

  @Test
  void numbersOfShapesAreExact() {
    double third = 1 / 3.0;
    Body a = new Body3("a", new Sphere(new Vec3(third, -0.0, 1e-310), Math.PI));
    Body b = new Body3("b", new Sphere(new Vec3(1e22, 0, 0), 0x1p-1074));
    String text = PairTest.of("scene", a, b, 0);
    assertTrue(
        text.contains(
            "new Sphere(new Vec3(0.3333333333333333, 0.0, 1.0E-310), 3.141592653589793);"),
        text);
    assertTrue(text.contains("new Sphere(new Vec3(1.0E22, 0.0, 0.0), 4.9E-324);"), text);
  }

  @Test
  void testsOfExtremeShapesPass() throws IOException, ReflectiveOperationException {
    Body far = new Body3("far", new Sphere(new Vec3(1.7e308, 0, 0), 1));
    Body opposite = new Body3("opposite", new Box(new Vec3(-1.7e308, 0, 0), Vec3.X));
    Body point = new Body3("point", new Sphere(Vec3.ZERO, 0));
    Body tiny = new Body3("tiny", new Segment(new Vec3(0, 1e-300, 0), new Vec3(0, 2e-300, 0)));
    runs(
        List.of(
            PairTest.of("far", far, opposite, 0),
            PairTest.of("point", point, point.named("same"), 0),
            PairTest.of("tiny", point, tiny, 0)));
  }

  @Test
  void compilesForAnySceneName() throws IOException, ReflectiveOperationException {
    List<String> names =
        List.of(
            "\\u0041\n*/ \\u00zz \"quoted\"",
            "2D: circle, sector",
            "class",
            "\ud83d\ude00 ",
            "a_b-c$d",
            "long name ".repeat(30),
            "\u7403".repeat(300),
            "evil\u202egnp\u2028 x");
    List<String> texts = new ArrayList<>();
    for (String name : names) {
      Body a = new Body2("\u7403 " + name, new Circle(Vec2.ZERO, 1));
      texts.add(PairTest.of(name, a, a.named(name + " 2").movedBy(Vec3.X), 0));
    }
    runs(texts);
    assertEquals(
        List.of(
            "U0041U00zzQuotedTest",
            "Scene2DCircleSectorTest",
            "ClassTest",
            "SceneTest",
            "ABCDTest",
            "LongName".repeat(5) + "Test",
            "\u7403".repeat(50) + "Test",
            "EvilGnpXTest"),
        texts.stream().map(CompiledTests::name).toList());
    assertEquals("\u80f6\u56ca\u4e0e\u7403", JavaCode.className("\u80f6\u56ca\u4e0e\u7403"));
  }

  @Test
  void sourceHasNoInvisibleCharacters() {
    Body a = new Body2("a\u202e", new Circle(Vec2.ZERO, 1));
    String text = PairTest.of("x\u2028\u200b", a, a.named("b\u2066" + "b".repeat(1_000_000)), 0);
    String visible = text.replace("\n", "");
    assertEquals(PlainText.escape(visible), visible);
    assertTrue(text.length() < 10_000);
  }

  @Test
  void templateLeavesNoSlotsOrNamesOfParts() {
    for (String text : everyPair()) {
      text.lines().forEach(line -> assertFalse(line.matches("\\[.*]|.*\\{[a-z-]+}.*"), line));
    }
  }

  @Test
  void pairSceneExpectsItsContact() {
    Scene scene = BuiltInScenes.named("sphere-box").orElseThrow();
    Body a = new Body3("a", new Sphere(Vec3.ZERO, 1), new Vec3(-2, 0, 0));
    Body touching = new Body3("b", new Sphere(new Vec3(2, 0, 0), 1));
    Scene pair = PairScene.of(scene, a, touching);
    assertEquals(List.of(a, touching), pair.bodies());
    assertEquals(scene.name(), pair.name());
    assertTrue(pair.expect().orElseThrow().contacts().contains(new Expectation.Pair("a", "b")));
    Scene apart = PairScene.of(scene, a, touching.movedBy(new Vec3(0x1p-51, 0, 0)));
    assertEquals(List.of(), apart.expect().orElseThrow().contacts());
  }
}
