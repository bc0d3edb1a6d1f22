package collisionbench.app.export;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.List;
import java.util.OptionalDouble;

/// Writes the tests of a pair: one for each question that can be asked about it.
///
/// @param start before the names of the constants that hold the shapes at time 0
record PairChecks(JavaFile file, PairAnswer pair, String start) {

  private static final int INDENT = 4;

  void write() {
    overlap();
    separation();
    pair.crossing().ifPresent(this::crossing);
    pair.sweep().ifPresent(this::sweep);
    if (!JavaShape.of(pair.a()).equals(JavaShape.of(pair.b()))) {
      // Of two equal shapes neither comes first, so that swapping them changes nothing.
      swapped();
    }
    assertNear();
  }

  private void overlap() {
    String type = file.type("overlap", "Overlap");
    String verdict = pair.touching() ? "assertTrue" : "assertFalse";
    file.test(
        pair.touching() ? "theyTouch" : "theyAreApart",
        call(verdict, type + ".test(A, B)"),
        call(verdict, type + ".test(B, A)"));
  }

  private void separation() {
    String type = file.type("separation", "Separation");
    Separation3 separation = pair.separation();
    file.test(
        pair.touching() ? "howDeepAndWhere" : "howFarAndWhere",
        "    " + type + " separation = " + type + ".between(A, B);\n",
        near(separation.distance(), "separation.distance()", "LENGTH"),
        near(separation.pointA(), "separation.pointA()", "LENGTH"),
        near(separation.pointB(), "separation.pointB()", "LENGTH"),
        near(separation.normal(), "separation.normal()", "RATIO"));
  }

  private void crossing(Crossing3 crossing) {
    String type = file.type("crossing", "Crossing");
    String asked = type + ".of(" + (isSegment(pair.a()) ? "A, B" : "B, A") + ")";
    switch (crossing) {
      case Crossing3.None() ->
          file.test("theSegmentMeetsNothing", equal("new " + type + ".None()", asked));
      case Crossing3.Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) ->
          file.test(
              "theSegmentMeetsTheOtherInAPoint",
              instance(type + ".Point", "crossing", asked),
              near(t, "crossing.t()", "RATIO"),
              near(point, "crossing.point()", "LENGTH"),
              near(u, "crossing.u()"),
              near(v, "crossing.v()"));
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          file.test(
              "theSegmentMeetsTheOtherOverAStretch",
              instance(type + ".Span", "crossing", asked),
              stretch(enter, exit, first, last));
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          file.test(
              "theSegmentsOverlap",
              instance(type + ".Overlap", "crossing", asked),
              stretch(enter, exit, first, last));
    }
  }

  private static boolean isSegment(Body body) {
    return switch (body) {
      case Body3 solid -> solid.shape() instanceof Segment;
      case Body2 flat -> flat.shape() instanceof Segment2;
    };
  }

  private String stretch(double enter, double exit, Vec3 first, Vec3 last) {
    return near(enter, "crossing.enter()", "RATIO")
        + near(exit, "crossing.exit()", "RATIO")
        + near(first, "crossing.first()", "LENGTH")
        + near(last, "crossing.last()", "LENGTH");
  }

  private void sweep(Sweep3 sweep) {
    String type = file.type("sweep", "Sweep");
    switch (sweep) {
      case Sweep3.Never() ->
          file.test("theyNeverMeet", equal("new " + type + ".Never()", swept("A", "B")));
      case Sweep3.Contact(double enter, double exit) ->
          file.test(
              "whenTheyMeetAndPart",
              instance(type + ".Contact", "contact", swept("A", "B")),
              near(enter, "contact.enter()", "RATIO"),
              near(exit, "contact.exit()", "RATIO"));
    }
  }

  private String swept(String one, String other) {
    return "%s.of(%s, MOTION_%s, %s, MOTION_%s)"
        .formatted(file.type("Sweep"), start + one, one, start + other, other);
  }

  private void swapped() {
    String type = file.type("Separation");
    file.test(
        "swappingThemSwapsTheAnswer",
        equal(type + ".between(A, B).swapped()", type + ".between(B, A)"),
        pair.sweep().map(_ -> equal(swept("A", "B"), swept("B", "A"))).orElse(""));
  }

  private void assertNear() {
    file.add(
        "  private static void assertNear(%1$s expected, %1$s actual, double tolerance) {\n"
                .formatted(file.vector())
            + call("assertEquals", "expected.x()", "actual.x()", "tolerance")
            + call("assertEquals", "expected.y()", "actual.y()", "tolerance")
            + (file.isFlat() ? "" : call("assertEquals", "expected.z()", "actual.z()", "tolerance"))
            + "  }\n");
  }

  private String call(String assertion, String... arguments) {
    return JavaCode.call(INDENT, file.asserting(assertion), List.of(arguments));
  }

  private String equal(String expected, String actual) {
    return call("assertEquals", expected, actual);
  }

  private String near(double expected, String actual, String tolerance) {
    return call("assertEquals", JavaCode.of(expected), actual, tolerance);
  }

  private String near(OptionalDouble expected, String actual) {
    return expected.isPresent()
        ? near(expected.getAsDouble(), actual + ".orElseThrow()", "RATIO")
        : "";
  }

  private String near(Vec3 expected, String actual, String tolerance) {
    return JavaCode.call(INDENT, "assertNear", List.of(file.vector(expected), actual, tolerance));
  }

  private String instance(String type, String name, String actual) {
    return JavaCode.call(
        INDENT,
        type + " " + name + " = " + file.asserting("assertInstanceOf"),
        List.of(type + ".class", actual));
  }
}
