package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.method.Introduction.Offer;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Touching;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// First lines of programs.
class IntroductionReaderTest {

  private static final Set<Pair> SPHERES = Set.of(pair("sphere-sphere"));

  private static Pair pair(String name) {
    return Pair.named(name).orElseThrow();
  }

  private static Introduction read(String line) throws ProgramException {
    return IntroductionReader.read("mine", line.replace('\'', '"'));
  }

  /// {@return the line of a program with one method}
  private static String line(String method) {
    return "{'collisionBench': 1, 'methods': [{'name': 'm', 'pairs': ['sphere-sphere']%s}]}"
        .formatted(method);
  }

  private static Offer offer(String members) throws ProgramException {
    return read(line(members)).methods().getFirst();
  }

  private static String refusal(String line) {
    return assertThrows(ProgramException.class, () -> read(line), line).getMessage();
  }

  @Test
  void aMethodNeedsOnlyANameAndPairs() throws ProgramException {
    Offer plain =
        new Offer(
            "m",
            SPHERES,
            Precision.DOUBLE,
            false,
            0,
            Touching.CLOSED,
            Optional.empty(),
            "",
            "",
            "");
    assertEquals(
        new Introduction(Introduction.Encoding.JSON, List.of(plain), List.of()), read(line("")));
  }

  @Test
  void everyMemberIsRead() throws ProgramException {
    Introduction introduction =
        read(
            "{'collisionBench': 1, 'format': 'words', 'more': 1, 'methods': [{'name': 'a-b',"
                + " 'pairs': ['sphere-box', 'box-box', 'circle-circle-2d'], 'precision': 'float',"
                + " 'sweeps': true, 'margin': 0.04, 'touching': 'open', 'sizes': [0.1, 10],"
                + " 'source': 's', 'language': 'l', 'version': 'v', 'more': 2},"
                + " {'name': 'c', 'pairs': ['box-box'], 'touching': 'either'}]}");
    assertEquals(Introduction.Encoding.WORDS, introduction.encoding());
    assertEquals(
        new Offer(
            "a-b",
            Set.of(pair("sphere-box"), pair("box-box"), pair("circle-circle-2d")),
            Precision.FLOAT,
            true,
            0.04,
            Touching.OPEN,
            Optional.of(new Sizes(0.1, 10)),
            "s",
            "l",
            "v"),
        introduction.methods().getFirst());
    Offer second = introduction.methods().getLast();
    assertEquals("c", second.name());
    assertEquals(Touching.EITHER, second.touching());
  }

  @Test
  void defaultsCanBeGiven() throws ProgramException {
    assertEquals(
        offer(""),
        offer(
            ", 'precision': 'double', 'sweeps': false, 'margin': 0, 'touching': 'closed',"
                + " 'source': '', 'language': '', 'version': ''"));
    assertEquals(
        Introduction.Encoding.JSON, read("{'format': 'json'," + line("").substring(1)).encoding());
  }

  @ParameterizedTest
  @CsvSource({"0, 10", "0, 0", "1, 1", "0.5, 1e300"})
  void sizesMayBeginAtZeroAndBeOne(double least, double most) throws ProgramException {
    assertEquals(
        Optional.of(new Sizes(least, most)),
        offer(", 'sizes': [%s, %s]".formatted(least, most)).sizes());
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/collisionbench/bench/method/broken-members.csv",
      delimiter = '|',
      quoteCharacter = '`')
  void aMemberOfTheWrongKindIsRefused(String member, String reason) {
    String found = refusal(line(", " + member));
    assertTrue(found.startsWith("mine: the first line is not an introduction: "), found);
    assertTrue(found.contains(reason), found);
    assertTrue(found.contains("/methods/0/" + member.split("'", -1)[1]), found);
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/collisionbench/bench/method/broken-introductions.csv",
      delimiter = '|',
      quoteCharacter = '`')
  void aLineThatIsNoIntroductionIsRefused(String line, String reason) {
    String found = refusal(line);
    assertTrue(found.startsWith("mine: ") && found.contains(reason), found);
  }

  /// A word of up to 60 characters.
  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a,b", "a\u00a0b c", "a/b", "..", "LONG"})
  void aNameIsOneWord(String name) throws ProgramException {
    String methods = "{'collisionBench': 1, 'methods': [{'name': '%s', 'pairs': ['box-box']}%s]}";
    String bad = name.equals("LONG") ? "a".repeat(61) : name;
    assertTrue(refusal(methods.formatted(bad, "")).contains("is not a valid method name"));
    String longest = "a".repeat(60);
    assertEquals(longest, read(methods.formatted(longest, "")).methods().getFirst().name());
    String twice = ", {'name': '" + longest + "', 'pairs': ['box-box']}";
    assertTrue(refusal(methods.formatted(longest, twice)).contains("is not a valid method name"));
  }

  /// Its answers would be taken for those of the judge.
  @Test
  void aMethodMayNotHaveTheNameOfTheJudge() {
    String judge = "{'collisionBench': 1, 'methods': [{'name': 'exact', 'pairs': ['box-box']}]}";
    assertEquals("mine: a method named exact already exists; choose another name", refusal(judge));
  }

  @Test
  void functionsWithNearlyTheNameOfAPairAreReported() throws ProgramException {
    String functions = "'sphere_bx', 'box_sphere', 'sphere_box', 'circle_sector', 'helper'";
    String notAsked = " is not asked: no pair has that name; did you mean ";
    assertEquals(
        List.of(
            "sphere_bx" + notAsked + "sphere_box?",
            "box_sphere" + notAsked + "sphere_box?",
            "sphere_box" + notAsked + "sphere_box?",
            "circle_sector" + notAsked + "circle_sector_2d?"),
        read("{'otherFunctions': [" + functions + "]," + line("").substring(1)).unasked());
    assertTrue(refusal("{'otherFunctions': 1," + line("").substring(1)).contains("an array"));
  }
}
