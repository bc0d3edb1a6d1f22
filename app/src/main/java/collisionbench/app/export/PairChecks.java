package collisionbench.app.export;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.ShapeType;
import collisionbench.app.scene.Space;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The tests of a pair in Java, one per query. In type names, `#` is a placeholder for the
/// dimension.
///
/// @param start the prefix of the constants for the shapes at time 0
record PairChecks(PairAnswer pair, String start) {

  private static final int INDENT = 4;

  /// {@return the methods of the class}
  String text() {
    String methods =
        overlap()
            + separation()
            + pair.crossing().map(this::crossing).orElse("")
            + pair.sweep().map(this::sweep).orElse("")
            // For equal shapes, swapping changes nothing.
            + (JavaShape.of(pair.a()).equals(JavaShape.of(pair.b())) ? "" : swapped())
            + assertNear();
    return methods.replace("#", isFlat() ? "2" : "3");
  }

  private boolean isFlat() {
    return pair.a().space() == Space.TWO;
  }

  private static String test(String name, String... statements) {
    return Stream.of(statements)
        .filter(statement -> !statement.isEmpty())
        .map(statement -> "    " + statement + ";\n")
        .collect(Collectors.joining("", "\n  @Test\n  void " + name + "() {\n", "  }\n"));
  }

  private String overlap() {
    String verdict = pair.touching() ? "assertTrue" : "assertFalse";
    return test(
        pair.touching() ? "theyTouch" : "theyAreApart",
        verdict + "(Overlap#.test(A, B))",
        verdict + "(Overlap#.test(B, A))");
  }

  private String separation() {
    Separation3 separation = pair.separation();
    return test(
        pair.touching() ? "howDeepAndWhere" : "howFarAndWhere",
        "Separation# separation = Separation#.between(A, B)",
        near(separation.distance(), "separation.distance()", "LENGTH"),
        near(separation.pointA(), "separation.pointA()", "LENGTH"),
        near(separation.pointB(), "separation.pointB()", "LENGTH"),
        near(separation.normal(), "separation.normal()", "RATIO"));
  }

  private String crossing(Crossing3 crossing) {
    String asked = isSegment(pair.a()) ? "Crossing#.of(A, B)" : "Crossing#.of(B, A)";
    return switch (crossing) {
      case Crossing3.None() -> test("theSegmentMeetsNothing", equal("new Crossing#.None()", asked));
      case Crossing3.Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) ->
          test(
              "theSegmentMeetsTheOtherInAPoint",
              instance("Crossing#.Point", "crossing", asked),
              near(t, "crossing.t()", "RATIO"),
              near(point, "crossing.point()", "LENGTH"),
              near(u, "crossing.u()"),
              near(v, "crossing.v()"));
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          interval("theSegmentMeetsTheOtherOverAStretch", "Span", asked, enter, exit, first, last);
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          interval("theSegmentsOverlap", "Overlap", asked, enter, exit, first, last);
    };
  }

  private static boolean isSegment(Body body) {
    return body.type() == ShapeType.SEGMENT || body.type() == ShapeType.SEGMENT_2D;
  }

  private String interval(
      String name, String type, String asked, double enter, double exit, Vec3 first, Vec3 last) {
    return test(
        name,
        instance("Crossing#." + type, "crossing", asked),
        near(enter, "crossing.enter()", "RATIO"),
        near(exit, "crossing.exit()", "RATIO"),
        near(first, "crossing.first()", "LENGTH"),
        near(last, "crossing.last()", "LENGTH"));
  }

  private String sweep(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never() -> test("theyNeverMeet", equal("new Sweep#.Never()", swept("A", "B")));
      case Sweep3.Contact(double enter, double exit) ->
          test(
              "whenTheyMeetAndPart",
              instance("Sweep#.Contact", "contact", swept("A", "B")),
              near(enter, "contact.enter()", "RATIO"),
              near(exit, "contact.exit()", "RATIO"),
              pair.contact()
                  .map(_ ->
                      call("Separation# first = Separation#.between", placed("A"), placed("B")))
                  .orElse(""),
              pair.contact()
                  .map(where -> near(where.pointA(), "first.pointA()", "LENGTH"))
                  .orElse(""),
              pair.contact()
                  .map(where -> near(where.pointB(), "first.pointB()", "LENGTH"))
                  .orElse(""),
              pair.contact()
                  .map(where -> near(where.normal(), "first.normal()", "RATIO"))
                  .orElse(""));
    };
  }

  /// {@return a shape where it is at the first contact}
  private String placed(String name) {
    return "%s%s.translated(MOTION_%s.times(contact.enter()))".formatted(start, name, name);
  }

  private String swept(String one, String other) {
    return "Sweep#.of(%1$s%2$s, MOTION_%2$s, %1$s%3$s, MOTION_%3$s)".formatted(start, one, other);
  }

  private String swapped() {
    return test(
        "swappingThemSwapsTheAnswer",
        equal("Separation#.between(A, B).swapped()", "Separation#.between(B, A)"),
        pair.sweep().map(_ -> equal(swept("A", "B"), swept("B", "A"))).orElse(""));
  }

  private String assertNear() {
    return """

      private static void assertNear(Vec# expected, Vec# actual, double tolerance) {
        assertEquals(expected.x(), actual.x(), tolerance);
        assertEquals(expected.y(), actual.y(), tolerance);
    %s  }
    """
        .formatted(isFlat() ? "" : "    assertEquals(expected.z(), actual.z(), tolerance);\n");
  }

  private static String call(String function, String... arguments) {
    return JavaCode.call(INDENT, function, List.of(arguments));
  }

  private static String equal(String expected, String actual) {
    return call("assertEquals", expected, actual);
  }

  private static String instance(String type, String name, String actual) {
    return call(type + " " + name + " = assertInstanceOf", type + ".class", actual);
  }

  private static String near(double expected, String actual, String tolerance) {
    return call("assertEquals", JavaCode.of(expected), actual, tolerance);
  }

  private static String near(OptionalDouble expected, String actual) {
    return expected.isPresent()
        ? near(expected.getAsDouble(), actual + ".orElseThrow()", "RATIO")
        : "";
  }

  private String near(Vec3 expected, String actual, String tolerance) {
    return call("assertNear", vector(expected), actual, tolerance);
  }

  /// {@return a vector expression; in the plane, of x and y only}
  String vector(Vec3 of) {
    return isFlat() ? JavaCode.make(new Vec2(of.x(), of.y())) : JavaCode.make(of);
  }
}
