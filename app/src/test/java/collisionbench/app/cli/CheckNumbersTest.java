package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonObject;
import collisionbench.app.json.JsonReader;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.app.scene.Scene;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every number of `check --json` is that of the exact judge, under its own name.
class CheckNumbersTest {

  private static final double NEAR = 1e-9;
  private static final Set<String> PARALLEL = Set.of("parallel", "collinear", "coplanar");

  /// All scenes except the one that doubles cannot decide.
  static Stream<String> scenes() {
    return BuiltInScenes.all().stream()
        .map(BuiltInScenes.Entry::key)
        .filter(key -> !key.equals("fault-001-rounded-plane"));
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void everyPrintedNumberEqualsTheJudges(String key) throws JsonException {
    Scene scene = BuiltInScenes.named(key).orElseThrow();
    Map<String, Object> printed = new TreeMap<>();
    String line = Run.of("check", "--json", key).out().strip();
    Json whole = JsonReader.read(line);
    flatten("", whole, printed);
    List<Body> bodies = scene.bodies();
    int pair = 0;
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        Map<String, Object> one = part(printed, "/pairs/" + pair++);
        assertEquals(bodies.get(i).id(), one.remove("/a"));
        assertEquals(bodies.get(j).id(), one.remove("/b"));
        holds(one, bodies.get(i), bodies.get(j));
      }
    }
    assertTrue(part(printed, "/pairs/" + pair).isEmpty(), "no pair twice");
  }

  /// Flattens a JSON value into a map by path.
  private static void flatten(String path, Json json, Map<String, Object> into) {
    switch (json) {
      case JsonObject fields ->
          fields.values().forEach((name, value) -> flatten(path + "/" + name, value, into));
      case Json.Items items -> {
        for (int i = 0; i < items.values().size(); i++) {
          flatten(path + "/" + i, items.values().get(i), into);
        }
      }
      case Json.Text text -> into.put(path, text.value());
      case Json.Numeral numeral -> into.put(path, numeral.nearest());
      case Json.Literal literal -> into.put(path, literal.word());
    }
  }

  private static Map<String, Object> part(Map<String, Object> all, String path) {
    Map<String, Object> part = new TreeMap<>();
    all.forEach((name, value) -> {
      if (name.startsWith(path + "/")) {
        part.put(name.substring(path.length()), value);
      }
    });
    return part;
  }

  private static void holds(Map<String, Object> printed, Body a, Body b) {
    Answer.Decided exact = (Answer.Decided) Methods.EXACT.answer(BodyQuestion.of(a, b));
    double distance = (Double) printed.getOrDefault("/distance", Double.NaN);
    double square = 0;
    holdsManifold(printed);
    for (int i = 0; printed.containsKey("/normal/" + i); i++) {
      double normal = number(printed.remove("/normal/" + i));
      double pointA = number(printed.remove("/pointA/" + i));
      double pointB = number(printed.remove("/pointB/" + i));
      assertEquals(pointB, pointA + distance * normal, NEAR, () -> a.id() + " and " + b.id());
      square += normal * normal;
    }
    assertEquals(1, square, NEAR);
    holdsLines(part(printed, "/crossing/lines"), a, b);
    printed.keySet().removeIf(name -> name.startsWith("/crossing/lines/"));
    Map<String, Object> expected = new TreeMap<>();
    expected.put("/intersects", String.valueOf(exact.overlap().orElseThrow()));
    expected.put("/distance", exact.distance().orElseThrow());
    exact.crossing().ifPresent(crossing -> put(crossing, expected));
    holdsContact(part(printed, "/sweep"));
    printed.keySet().removeIf(name -> name.matches("/sweep/(point.|normal)/."));
    if (a.displacement().equals(Vec3.ZERO) && b.displacement().equals(Vec3.ZERO)) {
      assertEquals(Map.of(), part(printed, "/sweep"));
    } else {
      put(exact.sweep().orElseThrow(), expected);
    }
    assertNear(expected, printed);
  }

  /// Where they touch, both have a feature, and every point is halfway between the witness points
  /// along the normal.
  private static void holdsManifold(Map<String, Object> printed) {
    boolean touching = "true".equals(printed.get("/intersects"));
    assertEquals(touching, printed.containsKey("/manifold/0/0"));
    for (String feature : List.of("/featureA", "/featureB")) {
      Object word = printed.remove(feature);
      assertEquals(touching, Set.of("point", "edge", "face").contains("" + word), feature);
    }
    for (int point = 0; printed.containsKey("/manifold/" + point + "/0"); point++) {
      double off = 0;
      for (int i = 0; printed.containsKey("/normal/" + i); i++) {
        double middle =
            (number(printed.get("/pointA/" + i)) + number(printed.get("/pointB/" + i))) / 2;
        double at = number(printed.remove("/manifold/" + point + "/" + i));
        off += (at - middle) * number(printed.get("/normal/" + i));
      }
      assertEquals(0, off, NEAR);
    }
  }

  /// Where they first touch, both have the same point, unless they overlap from the start.
  private static void holdsContact(Map<String, Object> printed) {
    assertEquals(printed.containsKey("/enter"), printed.containsKey("/normal/0"));
    double square = 0;
    for (int i = 0; printed.containsKey("/normal/" + i); i++) {
      square += Math.pow(number(printed.get("/normal/" + i)), 2);
      double apart = number(printed.get("/pointA/" + i)) - number(printed.get("/pointB/" + i));
      assertTrue(number(printed.get("/enter")) == 0 || Math.abs(apart) < NEAR, printed::toString);
    }
    assertEquals(printed.containsKey("/enter") ? 1 : 0, square, NEAR);
  }

  private static double number(@Nullable Object printed) {
    return (Double) Objects.requireNonNull(printed);
  }

  private static void put(Crossing3 crossing, Map<String, Object> into) {
    switch (crossing) {
      case Crossing3.None() -> into.put("/crossing/kind", "none");
      case Crossing3.Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) -> {
        into.put("/crossing/kind", "point");
        into.put("/crossing/t", t);
        u.ifPresent(number -> into.put("/crossing/u", number));
        v.ifPresent(number -> into.put("/crossing/v", number));
        put("/crossing/points/0", point, into);
      }
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          put("span", enter, exit, first, last, into);
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          put("overlap", enter, exit, first, last, into);
    }
  }

  private static void put(
      String kind, double enter, double exit, Vec3 first, Vec3 last, Map<String, Object> into) {
    into.put("/crossing/kind", kind);
    into.put("/crossing/t/0", enter);
    into.put("/crossing/t/1", exit);
    put("/crossing/points/0", first, into);
    put("/crossing/points/1", last, into);
  }

  /// Adds the nearest points of two lines, or of a line and a plane. They come from formulas,
  /// because the judge does not answer that.
  private static void putPlace(List<Vec3> a, List<Vec3> b, Map<String, Object> into) {
    boolean swapped = a.size() == 3;
    List<Vec3> stick = swapped ? b : a;
    List<Vec3> other = swapped ? a : b;
    Vec3 along = stick.get(1).minus(stick.get(0));
    Vec3 way = other.get(0).minus(stick.get(0));
    Vec3 edge = other.get(1).minus(other.get(0));
    double t;
    if (other.size() == 2) {
      Vec3 normal = along.cross(edge);
      t = way.cross(edge).dot(normal) / normal.dot(normal);
      into.put("/u", way.cross(along).dot(normal) / normal.dot(normal));
      into.put("/distance", Math.abs(way.dot(normal)) / normal.length());
    } else {
      Vec3 second = other.get(2).minus(other.get(0));
      Vec3 normal = edge.cross(second);
      t = way.dot(normal) / along.dot(normal);
      Vec3 inPlane = along.times(t).minus(way);
      into.put("/u", inPlane.cross(second).dot(normal) / normal.dot(normal));
      into.put("/v", edge.cross(inPlane).dot(normal) / normal.dot(normal));
    }
    into.put("/t", t);
    put("/point", stick.get(0).plus(t, along), into);
  }

  /// Checks how the lines lie, which is stated only for straight shapes; only lines that meet or
  /// pass each other have a location.
  private static void holdsLines(Map<String, Object> printed, Body a, Body b) {
    Object relation = printed.remove("/relation");
    if (relation == null || printed.isEmpty()) {
      assertTrue(relation == null || PARALLEL.contains(relation), () -> "" + relation);
      return;
    }
    Map<String, Object> expected = new TreeMap<>();
    putPlace(a.points(), b.points(), expected);
    if (!"skew".equals(relation)) {
      assertTrue((Double) expected.getOrDefault("/distance", 0.0) < NEAR, () -> "" + relation);
      expected.remove("/distance");
    }
    assertNear(expected, printed);
  }

  private static void put(Sweep3 sweep, Map<String, Object> into) {
    switch (sweep) {
      case Sweep3.Never() -> into.put("/sweep", "null");
      case Sweep3.Contact(double enter, double exit) -> {
        into.put("/sweep/enter", enter);
        into.put("/sweep/exit", exit);
      }
    }
  }

  private static void put(String path, Vec3 point, Map<String, Object> into) {
    into.put(path + "/0", point.x());
    into.put(path + "/1", point.y());
    into.put(path + "/2", point.z());
  }

  /// Compares numbers; in the plane a point has no third one.
  private static void assertNear(Map<String, Object> expected, Map<String, Object> printed) {
    expected
        .keySet()
        .removeIf(name -> name.matches(".*/points?(/[01])?/2") && !printed.containsKey(name));
    assertEquals(expected.keySet(), printed.keySet());
    expected.forEach((name, value) -> {
      if (value instanceof Double number) {
        assertEquals(number, number(printed.get(name)), NEAR * Math.max(1, Math.abs(number)), name);
      } else {
        assertEquals(value, printed.get(name), name);
      }
    });
  }
}
