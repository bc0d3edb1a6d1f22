package collisionbench.bench.fuzz.textbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Campaign;
import collisionbench.bench.fuzz.Campaign.Summary;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.fuzz.Trial;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Textbook code in doubles is right on plain and hard inputs, and each mistake in it is found on
/// plain ones.
class TextbookTest {

  /// Half of them are ordinary inputs.
  private static final int CASES = 1000;

  private static Answer answer(Question question, Flaw flaw) {
    return switch (question) {
      case Question.InSpace(Capsule a, _, Capsule b, _) -> new Capsules(flaw).answer(a, b);
      case Question.InSpace(Sphere a, _, Box b, _) -> new SphereAndBox(flaw).answer(a, b);
      case Question.InSpace(Box a, _, Box b, _) -> new Boxes(flaw).answer(a, b);
      case Question.InSpace(Segment a, _, Triangle b, _) ->
          new SegmentAndTriangle(flaw).answer(a, b);
      case Question.InPlane(Circle a, _, Sector b, _) -> new CircleAndSector(flaw).answer(a, b);
      case Question.InPlane(Polygon a, _, Polygon b, _) -> new Polygons(flaw).answer(a, b);
      default -> Answer.unanswered();
    };
  }

  private static Summary campaign(String pair, Flaw flaw) {
    List<Pair> pairs = List.of(Pair.named(pair).orElseThrow());
    return Campaign.run(
        new CampaignPlan(pairs, trial(pair, flaw), CASES, 1, Shard.WHOLE), new Impatient());
  }

  private static Trial trial(String pair, Flaw flaw) {
    return new Trial(
        new TextbookMethod(
            flaw.name().toLowerCase(Locale.ROOT),
            Pair.named(pair).orElseThrow(),
            question -> answer(question, flaw)),
        Methods.EXACT);
  }

  /// Stops a campaign when all cases are done, before its findings are simplified.
  private static final class Impatient implements Campaign.Watcher {

    private boolean finished;

    @Override
    public boolean stopped() {
      return finished;
    }

    @Override
    public void done(long done, long outOf) {
      finished = done == outOf;
    }

    @Override
    public void found(Finding finding) {}

    @Override
    public void dropped(Finding finding) {}
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "capsule-capsule",
        "sphere-box",
        "box-box",
        "segment-triangle",
        "circle-sector-2d",
        "polygon-polygon-2d"
      })
  void rightCodeIsRightOnPlainAndHardInputs(String pair) {
    Summary summary = campaign(pair, Flaw.NONE);
    Tally total = summary.total();
    assertEquals(0, total.of(Weight.PLAIN).count(), summary.findings()::toString);
    assertEquals(0, total.of(Weight.HARD).count(), summary.findings()::toString);
    assertTrue(total.cases() - total.undecided() > CASES / 2);
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"NONE", "STRICT"})
  void eachMistakeIsFoundAsPlain(Flaw flaw) {
    Finding first = campaign(flaw.pair, flaw).findings().getFirst();
    assertEquals(Weight.PLAIN, first.weight());
    assertEquals(flaw.fault, first.fault());
    assertEquals(flaw.pair, first.found().pair().name());
    assertEquals(flaw.number, first.found().number());
  }

  /// Any convention looks right where shapes do not touch, so this one is asked for.
  @Test
  void aStrictComparisonIsToldByItsSentence() {
    Trial trial = trial("capsule-capsule", Flaw.STRICT);
    String sentence = campaign("capsule-capsule", Flaw.STRICT).conclusion(trial).toString();
    assertTrue(sentence.startsWith("strict: right on all plain and hard inputs"), sentence);
    assertTrue(sentence.contains("it counts touching as no (20 of 20)"), sentence);
  }
}
