package collisionbench.bench.scenefile;

import static collisionbench.geometry.space.crossing.Lines3.Relation.COLLINEAR;
import static collisionbench.geometry.space.crossing.Lines3.Relation.COPLANAR;
import static collisionbench.geometry.space.crossing.Lines3.Relation.CROSSING;
import static collisionbench.geometry.space.crossing.Lines3.Relation.PARALLEL;
import static collisionbench.geometry.space.crossing.Lines3.Relation.SKEW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3.Relation;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The notes of built-in scenes are exactly true. [FaultScenesTest] and [LibraryScenesTest] test
/// the other notes.
class NotesTest {

  static List<String> keys() {
    return BuiltInScenes.all().stream()
        .filter(BuiltInScenes.Entry::isExample)
        .map(BuiltInScenes.Entry::key)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("keys")
  void claimsOfNotesAreExact(String key) {
    Scene scene = BuiltInScenes.named(key).orElseThrow();
    switch (key) {
      case "segment-segment" -> {
        claims(scene, "they touch where they cross");
        assertEquals(CROSSING, relation(scene, "long stick", "short stick"));
        claims(scene, "far stick lies behind both and only seems to cross them");
        assertEquals(SKEW, relation(scene, "long stick", "far stick"));
        assertEquals(SKEW, relation(scene, "short stick", "far stick"));
        isBehind(scene);
      }
      case "parallel-segments" -> {
        claims(scene, "along its line until it touches the first");
        assertEquals(COLLINEAR, relation(scene, "first", "same line"));
        claims(scene, "stay beside it, parallel, one of them in the opposite direction");
        assertEquals(PARALLEL, relation(scene, "first", "same way"));
        assertEquals(PARALLEL, relation(scene, "first", "opposite way"));
        assertTrue(direction(scene, "first") * direction(scene, "same way") > 0);
        assertTrue(direction(scene, "first") * direction(scene, "opposite way") < 0);
      }
      case "short-beside-long" -> {
        claims(scene, "Every point of the short stick is a nearest point");
        assertEquals(PARALLEL, relation(scene, "long stick", "short stick"));
        claims(scene, "the feet of the long one's ends lie outside it");
        Segment longOne = (Segment) shape(scene, "long stick");
        Segment shortOne = (Segment) shape(scene, "short stick");
        assertTrue(longOne.start().x() < shortOne.start().x());
        assertTrue(longOne.end().x() > shortOne.end().x());
      }
      case "segment-in-plane" -> {
        claims(scene, "Both sticks lie exactly in the plane of the triangle");
        assertEquals(COPLANAR, relation(scene, "triangle", "stick"));
        assertEquals(COPLANAR, relation(scene, "triangle", "stick beside"));
        claims(scene, "one overlaps it along an interval, the other passes by");
        assertStretch(scene, "triangle");
      }
      case "segment-in-face" -> {
        claims(scene, "Both sticks lie exactly in the plane of the tilted box's upper face");
        assertInFace(scene, "stick");
        assertInFace(scene, "stick beside");
        claims(scene, "one rests on it along an interval, the other lies beside it");
        assertStretch(scene, "box");
      }
      case "segments-2d" -> {
        claims(scene, "two cross at a point, two are parallel, two are collinear");
        assertEquals(CROSSING, relation(scene, "slope", "crosser"));
        assertEquals(PARALLEL, relation(scene, "low rail", "high rail"));
        assertEquals(COLLINEAR, relation(scene, "left half", "right half"));
      }
      case "moving-spheres" -> {
        claims(scene, "the balls meet on their way and part again");
        Sweep3 sweep = answer(scene, "runner", "crosser").sweep().orElseThrow();
        assertTrue(
            sweep instanceof Sweep3.Contact(double enter, double exit)
                && 0 < enter
                && enter < exit
                && exit < 1,
            sweep::toString);
      }
      case "sphere-box" -> {
        claims(scene, "tilted box");
        assertFalse(((Box) shape(scene, "box")).orientation().isNone());
      }
      case "circle-sector-2d" -> {
        claims(scene, "where the opening is wide, into the gap");
        assertTrue(
            scene.bodies().stream()
                .anyMatch(body ->
                    body instanceof Body2 flat
                        && flat.shape() instanceof Sector sector
                        && sector.opening().isWide()));
      }
      case "hulls" -> {
        claims(scene, "The gem stands exactly on the box");
        assertEquals(0, answer(scene, "gem", "box").separation().distance());
        claims(scene, "the rock has 40 points, the plate is flat and the stick straight");
        assertEquals(40, ((Hull) shape(scene, "rock")).points().size());
        HullSurface plate = ((Hull) shape(scene, "plate")).surface();
        assertEquals(plate.corners().size(), plate.edges().size());
        assertEquals(List.of(), ((Hull) shape(scene, "stick")).surface().faces());
      }
      case "playground" -> {
        claims(scene, "every 3D shape is here");
        assertEquals(
            Arrays.stream(Kind.values()).filter(kind -> !kind.isFlat()).count(),
            scene.bodies().stream()
                .map(body -> ((Body3) body).shape().getClass())
                .collect(Collectors.toSet())
                .size());
      }
      case "segment-triangle" -> {
        claims(scene, "through the triangle, then past its edges; laid flat beside it");
        assertApart(scene);
      }
      case "point-polygon-2d" -> {
        claims(scene, "Drag the point over the edges of the polygon");
        assertTrue(((Body2) scene.body("point").orElseThrow()).shape() instanceof Point2);
        assertApart(scene);
      }
      case "circle-box-2d" -> {
        claims(scene, "nearest to a center outside is on an edge or a vertex");
        Vec3 onEdge = answer(scene, "box", "circle").separation().pointA();
        assertEquals(0, onEdge.minus(new Vec3(-0.4, 0.8, 0)).length(), 1e-12);
        Vec3 vertex = answer(scene, "box", "second circle").separation().pointA();
        assertEquals(0, vertex.minus(new Vec3(1.2, 0.8, 0)).length(), 1e-12);
        assertApart(scene);
      }
      case "sphere-sphere", "capsule-sphere", "segment-sphere", "circle-capsule-2d" -> {
        claims(scene, "Drag ");
        assertApart(scene);
      }
      default -> throw new AssertionError("what does the note of " + key + " claim?");
    }
  }

  private static void claims(Scene scene, String words) {
    String note = scene.note();
    assertTrue(note.contains(words), note);
  }

  private static PairAnswer answer(Scene scene, String a, String b) {
    return Evaluation.of(scene).pairs().stream()
        .filter(pair ->
            PairAnswer.names(List.of(pair)).contains(a)
                && PairAnswer.names(List.of(pair)).contains(b))
        .findFirst()
        .orElseThrow();
  }

  private static Relation relation(Scene scene, String a, String b) {
    return answer(scene, a, b).lines().orElseThrow().relation();
  }

  private static Shape3 shape(Scene scene, String id) {
    return ((Body3) scene.body(id).orElseThrow()).shape();
  }

  private static void assertStretch(Scene scene, String body) {
    PairAnswer answer = answer(scene, body, "stick");
    assertTrue(answer.touching());
    assertTrue(answer.crossing().orElseThrow() instanceof Crossing3.Span, body);
    assertFalse(answer(scene, body, "stick beside").touching());
  }

  /// The rotation of the box is rational: points in the plane of its upper face are the half extent
  /// along the normal (4, 7, 4) / 9, exactly in doubles.
  private static void assertInFace(Scene scene, String id) {
    Box box = (Box) shape(scene, "box");
    Segment stick = (Segment) shape(scene, id);
    Vec3 normal = new Vec3(4, 7, 4);
    assertEquals(9 * box.halfExtents().y(), normal.dot(stick.start().minus(box.center())));
    assertEquals(9 * box.halfExtents().y(), normal.dot(stick.end().minus(box.center())));
  }

  private static double direction(Scene scene, String id) {
    Segment segment = (Segment) shape(scene, id);
    return segment.end().x() - segment.start().x();
  }

  private static void isBehind(Scene scene) {
    Segment far = (Segment) shape(scene, "far stick");
    assertTrue(Math.max(far.start().z(), far.end().z()) < 0, far::toString);
  }

  private static void assertApart(Scene scene) {
    assertTrue(Evaluation.of(scene).contacts().isEmpty());
  }
}
