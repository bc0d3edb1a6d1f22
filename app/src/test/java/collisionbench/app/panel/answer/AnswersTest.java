package collisionbench.app.panel.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.panel.outliner.RowDrag;
import collisionbench.app.panel.outliner.Rows;
import collisionbench.bench.FakeMethod;
import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What panels say, in words and numbers.
class AnswersTest {

  private static Scene scene(Body... bodies) {
    return new Scene(
        "Test",
        "",
        bodies.length == 0 ? Space.THREE : bodies[0].space(),
        List.of(bodies),
        Optional.empty(),
        Optional.empty());
  }

  private static Body3 ball(String id, double x) {
    return new Body3(id, new Sphere(new Vec3(x, 0, 0), 1));
  }

  private static AnswerLines first(Body... bodies) {
    return AnswerLines.of(Evaluation.of(scene(bodies)).pairs().getFirst());
  }

  @Test
  void aPairSaysYesOrNoAndAllItsNumbersExactly() {
    AnswerLines lines = first(ball("a", 0), ball("b", 3));
    assertEquals(
        """
        No: a does not touch b
        Signed distance: 1
        Point on a: [1, 0, 0]
        Point on b: [2, 0, 0]
        Normal: [1, 0, 0]
        """,
        lines.text());
    assertEquals("distance 1", lines.distance());
    AnswerLines deep = first(ball("a", 0), ball("b", 1.5));
    assertEquals("Yes: a touches b", deep.words());
    assertEquals("depth 0.5", deep.distance());
    assertEquals(
        new AnswerLines.Line("Signed distance", "-0.5", "-0.5").of(AnswerField.DISTANCE),
        deep.lines().getFirst());
  }

  @Test
  void shownIsShortAndCopiedIsExact() {
    AnswerLines.Line distance = first(ball("a", 0), ball("b", 2 + 1 / 3.0)).lines().getFirst();
    assertEquals("0.333333", distance.shown());
    assertEquals(2 + 1 / 3.0 - 2, Double.parseDouble(distance.exact()));
  }

  @Test
  void whatIsOnlyRoundingIsReadAsNothingAndCopiedWithAllItsDigits() {
    AnswerLines lines = first(ball("a", 0), ball("b", 2 - 0x1p-51));
    assertEquals("touching", lines.distance());
    AnswerLines.Line distance = lines.lines().getFirst();
    assertEquals("0", distance.shown());
    assertEquals("-4.440892098500626e-16", distance.exact());
    AnswerLines crossed =
        first(
            new Body2("s", new Segment2(new Vec2(-1, 1e-17), new Vec2(1, 1e-17))),
            new Body2("u", new Segment2(new Vec2(0, -1), new Vec2(0, 1))));
    assertTrue(crossed.lines().contains(line("Crossing point", "0, 0", "[0, 1e-17]")));
  }

  private static AnswerLines.Line line(String label, String shown, String exact) {
    return new AnswerLines.Line(label, shown, exact);
  }

  @Test
  void aSegmentThroughATriangleHasItsParameters() {
    AnswerLines lines =
        first(
            new Body3("face", new Triangle(Vec3.ZERO, Vec3.X, Vec3.Y)),
            new Body3("stick", new Segment(new Vec3(0.25, 0.5, -1), new Vec3(0.25, 0.5, 3))));
    assertTrue(
        lines
            .text()
            .endsWith(
                """
                Crossing: at a point
                t on stick: 0.25
                u, weight of b: 0.25
                v, weight of c: 0.5
                Crossing point: [0.25, 0.5, 0]
                Lines: piercing the plane
                """),
        lines.text());
  }

  @Test
  void segmentsThatOverlapOrLieBesideSayHow() {
    AnswerLines overlap =
        first(
            new Body2("a", new Segment2(Vec2.ZERO, new Vec2(4, 0))),
            new Body2("b", new Segment2(new Vec2(1, 0), new Vec2(9, 0))));
    assertTrue(
        overlap
            .text()
            .endsWith(
                """
                Crossing: collinear, along an interval
                t on a: [0.25, 1]
                First point: [1, 0]
                Last point: [4, 0]
                Lines: collinear
                """),
        overlap.text());
    AnswerLines beside =
        first(
            new Body2("a", new Segment2(Vec2.ZERO, new Vec2(4, 0))),
            new Body2("b", new Segment2(new Vec2(0, 1), new Vec2(9, 1))));
    assertTrue(beside.text().endsWith("Crossing: none\nLines: parallel\n"), beside.text());
  }

  /// {@return each line as text, with the answer that a scene can expect, `*` if it is wide}
  private static List<String> described(AnswerLines lines) {
    return lines.lines().stream()
        .map(line ->
            line.label()
                + ": "
                + line.shown()
                + (line.wide() ? " *" : "")
                + line.field().map(field -> " " + field).orElse(""))
        .toList();
  }

  @Test
  void everyLineOfSolidsSaysWhichAnswerItIs() {
    AnswerLines lines =
        first(
            new Body3("ball", new Sphere(Vec3.ZERO, 1), new Vec3(2, 0, 0)),
            new Body3("stick", new Segment(new Vec3(-2, 0, 0), new Vec3(6, 0, 0))));
    assertEquals(
        List.of(
            "Signed distance: -1 DISTANCE",
            "Contact region: round surface on edge, points: 1",
            "Crossing: along an interval CROSSING",
            "t on stick: 0.125 to 0.375 CROSSING_T",
            "First point: -1, 0, 0 *",
            "Last point: 1, 0, 0 *",
            "First contact, t: 0 SWEEP_ENTER",
            "Last contact, t: 1 SWEEP_EXIT",
            "First contact on ball: 0, 1, 0 * SWEEP_POINT_A",
            "First contact on stick: 0, 0, 0 * SWEEP_POINT_B"),
        described(lines).stream()
            .filter(line -> !line.startsWith("Point on") && !line.startsWith("Normal"))
            .toList());
    assertTrue(lines.text().contains("\nt on stick: [0.125, 0.375]\n"), lines.text());
  }

  @Test
  void everyLineOfThePlaneHasTwoCoordinates() {
    AnswerLines lines =
        first(
            new Body2("a", new Segment2(new Vec2(-1, 0), new Vec2(3, 0))),
            new Body2("b", new Segment2(new Vec2(0, -2), new Vec2(0, 2)), new Vec2(9, 9)));
    assertEquals(
        List.of(
            "Signed distance: -1 DISTANCE",
            "Point on a: -1, 0 POINT_A",
            "Point on b: 0, 0 POINT_B",
            "Contact region: point on edge, points: 1",
            "Crossing: at a point CROSSING",
            "t on a: 0.25 CROSSING_T",
            "u on b: 0.5 CROSSING_U",
            "Crossing point: 0, 0",
            "Lines: crossing LINES",
            "First contact, t: 0 SWEEP_ENTER",
            "First contact on a: -1, 0 SWEEP_POINT_A",
            "First contact on b: 0, 0 SWEEP_POINT_B"),
        described(lines).stream()
            .filter(line -> !line.startsWith("Normal") && !line.startsWith("Last contact"))
            .toList());
  }

  @Test
  void skewLinesAndMotionsThatMissSaySo() {
    AnswerLines skew =
        first(
            new Body3("a", new Segment(new Vec3(-1, 0, 0), Vec3.X)),
            new Body3("b", new Segment(new Vec3(0, -1, 2), new Vec3(0, 1, 2)), Vec3.Z));
    assertEquals(
        List.of(
            "Crossing: none CROSSING",
            "Lines: skew LINES",
            "Distance between lines: 2",
            "Motion: no contact from t = 0 to 1 SWEEP"),
        described(skew).subList(4, 8));
  }

  @Test
  void contactRegionsNameWhatTouches() {
    Body3 box = new Body3("box", new Box(Vec3.ZERO, new Vec3(1, 1, 1)));
    Vec3 above = new Vec3(0, 2, 0);
    Capsule upright = new Capsule(above, new Vec3(0, 4, 0), 1);
    Capsule lying = new Capsule(new Vec3(-0.5, 2, 0), new Vec3(0.5, 2, 0), 1);
    assertEquals(
        List.of(
            "face on face, points: 4",
            "face on round surface, points: 1",
            "face on round surface, points: 1",
            "face on side, points: 2"),
        Stream.of(new Box(above, new Vec3(1, 1, 1)), new Sphere(above, 1), upright, lying)
            .map(shape -> region(box, new Body3("b", shape)).shown())
            .toList());
    Body3 ball = new Body3("ball", new Sphere(above, 1));
    assertEquals("round surface on face, points: 1", region(ball, box).shown());
    assertEquals("[[0, 1, 0]]", region(box, ball).exact());
  }

  private static AnswerLines.Line region(Body3 a, Body3 b) {
    return first(a, b).lines().stream()
        .filter(line -> line.label().equals("Contact region"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theMethodThatColorsThePictureSpeaksFirst() {
    AnswerLines lines = first(ball("a", 0), ball("b", 3));
    Ruling wrong =
        new Ruling(
            lines.answer().a(), lines.answer().b(), Optional.of(true), Optional.empty(), true);
    Coloring coloring =
        new Coloring(
            FakeMethod.overlap("fake", _ -> Answer.of(true)),
            Coloring.Extent.NEAR,
            List.of(),
            Map.of(wrong.names(), wrong),
            0);
    List<AnswerLines.Line> both = lines.with(coloring).lines();
    assertTrue(both.getFirst().label().startsWith("fake"), both::toString);
    assertEquals("says that they touch, disagrees with exact", both.getFirst().shown());
    assertEquals(lines.lines(), both.subList(1, both.size()));
  }

  @Test
  void thePairIsNamedInItsOrderInEveryLanguage() {
    AnswerLines apart = first(ball("a", 0), ball("b", 3));
    AnswerLines touching = first(ball("a", 0), ball("b", 1));
    Texts.use(new Language("zh", "中文"));
    try {
      assertEquals("否：a 与 b 分离", apart.words());
      assertEquals("是：a 与 b 接触", touching.words());
    } finally {
      Texts.use(Language.ENGLISH);
    }
  }

  @Test
  void whatMovesSaysWhenItMeets() {
    AnswerLines lines =
        first(ball("a", 0), new Body3("b", new Sphere(new Vec3(6, 0, 0), 1), new Vec3(-8, 0, 0)));
    assertTrue(
        lines
            .text()
            .endsWith(
                """
                First contact, t: 0.5
                Last contact, t: 1
                First contact on a: [1, 0, 0]
                First contact on b: [1, 0, 0]
                Normal at first contact: [1, 0, 0]
                """),
        lines.text());
    AnswerLines never =
        first(ball("a", 0), new Body3("b", new Sphere(new Vec3(6, 0, 0), 1), new Vec3(8, 0, 0)));
    assertTrue(never.text().endsWith("Motion: no contact from t = 0 to 1\n"), never.text());
  }

  @Test
  void ofOneBodyTheDeepestContactComesFirstAndElseTheNearest() {
    Evaluation evaluation =
        Evaluation.of(scene(ball("a", 0), ball("b", 1.9), ball("c", -1), ball("d", 9)));
    assertEquals(
        List.of("c", "b"),
        AnswerView.answers(evaluation, Set.of("a")).stream().map(AnswersTest::other).toList());
    assertEquals(
        List.of("b"),
        AnswerView.answers(evaluation, Set.of("d")).stream().map(pair -> pair.a().id()).toList());
    assertEquals(1, AnswerView.answers(evaluation, Set.of("b", "c")).size());
    assertTrue(AnswerView.answers(Evaluation.of(scene(ball("a", 0))), Set.of("a")).isEmpty());
  }

  private static String other(PairAnswer pair) {
    return pair.a().id().equals("a") ? pair.b().id() : pair.a().id();
  }

  @Test
  void theOutlinerSaysWhatEachBodyTouches() {
    Scene scene =
        new Edit.Hide(Set.of("c"), true)
            .applyTo(scene(ball("a", 0), ball("b", 1.5), ball("c", -1.5), ball("d", 9)));
    Rows rows = new Rows(Evaluation.of(scene));
    assertEquals(List.of("a", "b", "c", "d"), rows.ids());
    assertEquals(
        Optional.of(
            new Rows.Row(
                "a", ShapeType.SPHERE, "touches b, c", Optional.empty(), true, false, false)),
        rows.row("a"));
    assertEquals(
        Optional.of(
            new Rows.Row("c", ShapeType.SPHERE, "touches a", Optional.empty(), true, true, false)),
        rows.row("c"));
    assertEquals(
        Optional.of(
            new Rows.Row(
                "d", ShapeType.SPHERE, "no contact", Optional.empty(), false, false, false)),
        rows.row("d"));
    assertTrue(rows.row("e").isEmpty());
  }

  @Test
  void whatASceneExpectsIsComparedWithWhatTouches() {
    Scene scene = scene(ball("a", 0), ball("b", 1.5), ball("c", 9));
    assertTrue(Expectations.check(Evaluation.of(scene)).isEmpty());
    Scene wrong =
        new Edit.Expect(Optional.of(new Expectation(List.of(new Expectation.Pair("c", "a")))))
            .applyTo(scene);
    ExpectationCheck check = Expectations.check(Evaluation.of(wrong)).orElseThrow();
    assertEquals(
        List.of(
            "a and b should be apart but overlap by 0.5", "a and c should touch but are 7 apart"),
        check.violations().stream().map(one -> one.phrase().text()).toList());
    assertEquals(2, check.wrong());
    Scene right = Expectations.recorded(wrong).applyTo(wrong);
    assertTrue(Expectations.check(Evaluation.of(right)).orElseThrow().holds());
    assertEquals(right, Expectations.recorded(right).applyTo(right));
    assertTrue(Expectations.forgotten().applyTo(right).expect().isEmpty());
  }

  @Test
  void recordedAnswersOfAPairCorrectTheContacts() {
    Scene scene = scene(ball("a", 0), ball("b", 1.5), ball("c", 9));
    for (List<Expectation.Pair> contacts :
        List.of(List.<Expectation.Pair>of(), List.of(new Expectation.Pair("c", "a")))) {
      Scene recorded = new Edit.Expect(Optional.of(new Expectation(contacts))).applyTo(scene);
      recorded = Expectations.recorded(recorded, new Expectation.Pair("b", "a")).applyTo(recorded);
      recorded = Expectations.recorded(recorded, new Expectation.Pair("a", "c")).applyTo(recorded);
      assertTrue(Expectations.check(Evaluation.of(recorded)).orElseThrow().holds());
    }
  }

  @Test
  void recordedContactsLeaveOtherAnswersToTheirMethod() {
    Scene scene = scene(ball("a", 0), ball("b", 3));
    Scene held = Expectations.recorded(scene, new Expectation.Pair("a", "b")).applyTo(scene);
    Expectation expected = held.expect().orElseThrow();
    Scene byMethod =
        new Edit.Expect(
                Optional.of(
                    new Expectation(
                        Optional.of(expected.contacts()),
                        expected.pairs(),
                        expected.tolerance(),
                        Optional.of("gjk"))))
            .applyTo(held);
    Scene recorded = Expectations.recorded(byMethod).applyTo(byMethod);
    assertEquals(Optional.of("gjk"), recorded.expect().orElseThrow().method());
    assertEquals(expected.pairs(), recorded.expect().orElseThrow().pairs());
  }

  @Test
  void answersAboutAPairAreExpectedAndForgottenOneByOne() throws SceneFileException {
    Scene scene = scene(ball("a", 0), ball("b", 3), ball("c", 9));
    Expectation.Pair pair = new Expectation.Pair("b", "a");
    Scene all = Expectations.recorded(scene, pair).applyTo(scene);
    assertEquals(all, SceneFile.parse("file", SceneFile.text(all)));
    assertEquals(List.of(), Expectations.wrong(Evaluation.of(all)));
    Scene moved = new Edit.Move("b", new Vec3(0.5, 0, 0)).applyTo(all);
    Evaluation changed = Evaluation.of(moved);
    assertEquals(List.of(pair), Expectations.wrong(changed));
    List<AnswerCheck> checks = Expectations.checks(changed, changed.pairs().getFirst());
    assertEquals(
        List.of(
            "b and a: distance 1.5, expected 1, off by 0.5",
            "b and a: point on b [2.5, 0, 0], expected [2, 0, 0], off by 0.5",
            "b and a do not touch",
            "b and a: point on a [1, 0, 0]",
            "b and a: normal [-1, 0, 0]"),
        checks.stream().map(check -> check.phrase().text()).toList());
    Scene again = Expectations.recorded(moved, pair, List.of(AnswerField.DISTANCE)).applyTo(moved);
    assertEquals(1, Expectations.check(Evaluation.of(again)).orElseThrow().wrong());
    Scene none = moved;
    for (AnswerCheck check : checks) {
      assertTrue(Expectations.isRemovable(none, check));
      none = Expectations.removed(none, check).applyTo(none);
    }
    assertTrue(none.expect().isEmpty());
  }

  @Test
  void aRowGoesWhereTheLineShows() {
    assertEquals(2, RowDrag.index(0, 2, true));
    assertEquals(1, RowDrag.index(0, 2, false));
    assertEquals(0, RowDrag.index(2, 0, false));
    assertEquals(1, RowDrag.index(2, 0, true));
    assertEquals(1, RowDrag.index(1, 1, true));
    assertEquals(1, RowDrag.index(1, 1, false));
  }
}
