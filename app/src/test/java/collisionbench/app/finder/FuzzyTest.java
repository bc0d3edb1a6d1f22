package collisionbench.app.finder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scenefile.BuiltInScenes;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FuzzyTest {

  @ParameterizedTest
  @CsvSource({
    "sph, Two spheres",
    "SPH, two spheres",
    "tsp, Two spheres",
    "sphere box, Sphere and box",
    "box sphere, Sphere and box",
    "cpsl, capsule",
    "tsu, tests sum",
    "'', anything",
    "'  ', anything",
    "\u7403, \u7403\u4e0e\u76d2"
  })
  void matchesWordsAndSubsequences(String query, String text) {
    assertTrue(Fuzzy.score(query, text).isPresent());
  }

  @ParameterizedTest
  @CsvSource({
    "sphx, Two spheres",
    "sehps, sphere",
    "sphere cone, Sphere and box",
    "play, Planck: a tiny triangle",
    "play, 'Segments in the plane'",
    "a, ''"
  })
  void rejectsOtherTexts(String query, String text) {
    assertEquals(OptionalInt.empty(), Fuzzy.score(query, text));
  }

  @Test
  void scoresBetterMatchesHigher() {
    assertInOrder("box", "box and sphere", "sphere and box", "sandbox", "b-o-x", "bow xenon");
    assertInOrder("ss", "a ss", "classes", "segment-segment", "bus stops");
  }

  /// Earlier is better, at the start of a word before anywhere else, and then letters in order.
  @Test
  void ranksByPlaceAndThenByHowManyLettersAdjoin() {
    assertInOrder("box", "a box", "some box", "sandbox", "the long sandbox", "b-o-x");
    assertInOrder("ab cd", "ab cd", "cd x ab", "xab cd", "xab xcd");
    int far = Fuzzy.score("box", "x".repeat(300) + "box").orElseThrow();
    assertEquals(far, Fuzzy.score("box", "x".repeat(200) + "box").orElseThrow());
    assertTrue(far > Fuzzy.score("box", "b o x").orElseThrow());
  }

  private static void assertInOrder(String query, String... texts) {
    for (int i = 1; i < texts.length; i++) {
      int better = Fuzzy.score(query, texts[i - 1]).orElseThrow();
      int worse = Fuzzy.score(query, texts[i]).orElseThrow();
      assertTrue(better > worse, texts[i - 1] + " " + better + ", " + texts[i] + " " + worse);
    }
  }

  @Test
  void ranksNamesAboveLocationsAndKeepsTheOrder() {
    SceneCandidate inFolder = new SceneCandidate.Recent(Path.of("/gears/one.json"));
    SceneCandidate inName = new SceneCandidate.Recent(Path.of("/other/gears.json"));
    SceneCandidate neither = new SceneCandidate.Recent(Path.of("/other/two.json"));
    SceneCandidate builtIn = new SceneCandidate.BuiltIn(BuiltInScenes.all().getFirst());
    List<SceneCandidate> all = List.of(inFolder, inName, neither, builtIn);
    assertEquals(List.of(inName, inFolder), Fuzzy.matches("gears", all));
    assertEquals(all, Fuzzy.matches(" ", all));
    assertEquals(List.of(), Fuzzy.matches("nothing like it", all));
  }
}
