package collisionbench.app.port;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.FieldValue;
import collisionbench.app.scene.ShapeConvention;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Numbers;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PastedTextTest {

  /// @param form where the text is from
  record Paste(String form, Space space, String text, String expected) {

    @Override
    public String toString() {
      return form;
    }
  }

  /// {@return the blocks of a file: `== 2d form`, the text, `--`, the report and the bodies}
  static List<Paste> pastes() throws IOException {
    List<Paste> pastes = new ArrayList<>();
    try (InputStream in = PastedTextTest.class.getResourceAsStream("pastes.txt")) {
      String all = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      for (String block : all.substring(3).split("\n== ", -1)) {
        String[] parts = block.split("\n--\n", 2);
        String[] head = parts[0].split("\n", 2);
        Space space = head[0].startsWith("2d") ? Space.TWO : Space.THREE;
        pastes.add(new Paste(head[0], space, head[1], parts[1].strip()));
      }
    }
    return pastes;
  }

  @ParameterizedTest
  @MethodSource("pastes")
  void saysWhatWasUnderstood(Paste paste) {
    Optional<Pasted> pasted = PastedText.points(paste.text(), paste.space(), Set.of(), () -> false);
    assertEquals(
        paste.expected(), pasted.map(PastedTextTest::lines).orElse("no points"), paste.form());
  }

  private static String lines(Pasted pasted) {
    return Stream.concat(
            Stream.of(pasted.report("paste").said()),
            pasted.bodies().stream().map(PastedTextTest::line))
        .collect(Collectors.joining("\n"));
  }

  private static String line(Body body) {
    return body.id()
        + body.values().stream()
            .map(FieldValue::numbers)
            .map(numbers ->
                DoubleStream.of(numbers).mapToObj(Numbers::exact).collect(Collectors.joining(" ")))
            .collect(Collectors.joining(", ", ": ", ""));
  }

  /// Not the numbers of times, issues, names, variables, addresses, comments and type parameters.
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?<![\\w./\\[#$]|/\\* |cpp:|\\d:|\"id\":\\n?)[-+]?\\d+(?:\\.\\d*)?(?![\\w.\\]>])");

  /// Where everything is understood, nothing is skipped: another number is another body, or is
  /// reported.
  @ParameterizedTest
  @MethodSource("pastes")
  void everyNumberIsReadOrReported(Paste paste) {
    Optional<Pasted> understood =
        PastedText.points(paste.text(), paste.space(), Set.of(), () -> false)
            .filter(pasted -> pasted.leftOut().isEmpty());
    if (understood.isEmpty() || hasOtherNumbers(paste.text())) {
      return;
    }
    for (MatchResult number : NUMBER.matcher(paste.text()).results().toList()) {
      double other = Double.parseDouble(number.group()) + 0.25;
      String changed =
          paste.text().substring(0, number.start()) + other + paste.text().substring(number.end());
      assertNotEquals(
          lines(understood.get()),
          PastedText.points(changed, paste.space(), Set.of(), () -> false)
              .map(PastedTextTest::lines)
              .orElse(""),
          changed);
    }
  }

  /// Dumps, OBJ and vectors of Bullet have numbers without a meaning here.
  private static boolean hasOtherNumbers(String text) {
    return text.contains("X_") || text.contains("vn ") || text.contains("m_floats");
  }

  @Test
  void thereAreThirtyForms() throws IOException {
    assertTrue(pastes().size() >= 30);
  }

  @Test
  void numbersAreReadAsTheyAreMeant() {
    String dump =
        """
        box_A.side: 1, 2, 4
        X_WA rpy = 0 0 90 xyz = 5 6 7
        """;
    Set<ShapeConvention> all =
        EnumSet.of(
            ShapeConvention.Z_UP,
            ShapeConvention.LEFT_HANDED,
            ShapeConvention.HALF_SIZES,
            ShapeConvention.DEGREES);
    Pasted pasted = PastedText.points(dump, Space.THREE, all, () -> false).orElseThrow();
    assertEquals(all, pasted.open());
    Box box = (Box) ((Body3) pasted.bodies().getFirst()).shape();
    assertEquals(new Vec3(5, 7, 6), box.center());
    assertEquals(new Vec3(1, 4, 2), box.halfExtents());
    assertEquals(0, box.orientation().axisX().plus(Vec3.Z.negated()).length(), 1e-15);
  }

  @Test
  void aPolygonIsMirroredWhereYIsDown() {
    Set<ShapeConvention> down = Set.of(ShapeConvention.Y_DOWN, ShapeConvention.Z_UP);
    Pasted pasted = PastedText.points("0 0, 1 0, 1 2", Space.TWO, down, () -> false).orElseThrow();
    assertEquals(Set.of(ShapeConvention.Y_DOWN), pasted.open());
    assertEquals(
        new Polygon(List.of(new Vec2(1, -2), new Vec2(1, 0), new Vec2(0, 0))),
        ((Body2) pasted.bodies().getFirst()).shape());
  }

  /// Brackets that are never closed, too. If the time grew with the square of the length, this
  /// would take hours.
  @Test
  void timeGrowsWithTheLength() {
    for (String part :
        List.of(
            "[0.5, 1, 2],\n",
            "((((",
            "-",
            "a",
            "a.",
            "0",
            "0_",
            "1,0, ",
            "Center: (",
            "a<1 ",
            "a-",
            "<g x=\"",
            "x.y:",
            "0;0\n",
            "#if 0\n",
            "@@ -1 +1 @@\n-1 2\n",
            "A: (0,0,1)\n",
            "shape1: box X_A ",
            "/*",
            "<",
            ">",
            " ",
            "x ",
            "v 1 2 3\n")) {
      String text = part.repeat(PastedText.LONGEST / 8 / part.length()) + "1";
      PastedText.points(text, Space.THREE, Set.of(), () -> false);
    }
  }
}
