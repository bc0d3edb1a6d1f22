package collisionbench.app.panel.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.evaluation.AnswerCheck;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.panel.outliner.RowDrag;
import collisionbench.app.panel.outliner.Rows;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.AnswerField;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.ShapeType;
import collisionbench.app.scene.Space;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

  @Test
  void whatMovesSaysWhenItMeets() {
    AnswerLines lines =
        first(ball("a", 0), new Body3("b", new Sphere(new Vec3(6, 0, 0), 1), new Vec3(-8, 0, 0)));
    assertTrue(lines.text().endsWith("First contact, t: 0.5\nLast contact, t: 1\n"), lines.text());
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
        check.violations().stream().map(one -> one.phrase().said()).toList());
    assertEquals(2, check.wrong());
    Scene right = Expectations.recorded(wrong).applyTo(wrong);
    assertTrue(Expectations.check(Evaluation.of(right)).orElseThrow().holds());
    assertEquals(right, Expectations.recorded(right).applyTo(right));
    assertTrue(Expectations.forgotten().applyTo(right).expect().isEmpty());
  }

  @Test
  void recordedContactsLeaveOtherAnswersToTheirMethod() {
    Scene scene = scene(ball("a", 0), ball("b", 3));
    Scene held = PairExpectations.recorded(scene, new Expectation.Pair("a", "b")).applyTo(scene);
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
    Scene all = PairExpectations.recorded(scene, pair).applyTo(scene);
    assertEquals(all, SceneFile.parse("file", SceneFile.text(all)));
    assertEquals(List.of(), Expectations.wrong(Evaluation.of(all)));
    Scene moved = new Edit.Move("b", new Vec3(0.5, 0, 0)).applyTo(all);
    Evaluation changed = Evaluation.of(moved);
    assertEquals(List.of(pair), Expectations.wrong(changed));
    List<AnswerCheck> checks = PairExpectations.checks(changed, changed.pairs().getFirst());
    assertEquals(
        List.of(
            "b and a: distance 1.5, expected 1, off by 0.5",
            "b and a: point on b [2.5, 0, 0], expected [2, 0, 0], off by 0.5",
            "b and a do not touch",
            "b and a: point on a [1, 0, 0]",
            "b and a: normal [-1, 0, 0]"),
        checks.stream().map(check -> check.phrase().said()).toList());
    Scene again =
        PairExpectations.recorded(moved, pair, List.of(AnswerField.DISTANCE)).applyTo(moved);
    assertEquals(1, Expectations.check(Evaluation.of(again)).orElseThrow().wrong());
    Scene none = moved;
    for (AnswerCheck check : checks) {
      assertTrue(PairExpectations.isRemovable(none, check));
      none = PairExpectations.removed(none, check).applyTo(none);
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
