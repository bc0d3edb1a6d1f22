package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.folder.Checked;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/// Every output stays in its format whatever is in a name.
class OddNamesTest {

  /// Every code point except ordinary letters of the supplementary planes, lone surrogates too.
  private static final List<String> ODD =
      IntStream.concat(
              IntStream.rangeClosed(0, 0xffff),
              IntStream.rangeClosed(1, 16)
                  .flatMap(plane ->
                      IntStream.of(0, 1, 0x20, 0x7f, 0xfffe, 0xffff)
                          .map(last -> plane << 16 | last)))
          .mapToObj(Character::toString)
          .toList();

  /// All of them in names of 256 each.
  private static final List<String> NAMES =
      IntStream.range(0, ODD.size() / 256 + 1)
          .mapToObj(
              i -> String.join(" ", ODD.subList(i * 256, Math.min(ODD.size(), (i + 1) * 256))))
          .toList();

  @TempDir Path folder;

  private static SceneOutcome unreadable(String name) {
    return new SceneOutcome(
        new ListedScene(name, Path.of("x"), false),
        Checked.NOTHING,
        Optional.of(Phrase.verbatim(name)),
        Optional.empty(),
        1);
  }

  private static List<SceneOutcome> outcomes() {
    return NAMES.stream().map(OddNamesTest::unreadable).toList();
  }

  private static boolean hasEffect(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          c != '\n';
      default -> false;
    };
  }

  private static void assertPlain(String text) {
    assertEquals(
        "",
        text.codePoints()
            .filter(OddNamesTest::hasEffect)
            .mapToObj(Integer::toHexString)
            .collect(Collectors.joining(" ")));
  }

  @Test
  void junitIsWellFormedXml() throws Exception {
    byte[] xml =
        JunitReport.of(outcomes(), Optional.empty(), List.of()).getBytes(StandardCharsets.UTF_8);
    Document report =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(xml));
    for (int i = 0; i < NAMES.size(); i++) {
      Element test = (Element) report.getElementsByTagName("testcase").item(i);
      assertEquals(PlainText.escape(NAMES.get(i)), test.getAttribute("name"));
    }
  }

  @Test
  void annotationsForGithubAreOneLineEachWithoutOtherControls() {
    for (SceneOutcome outcome : outcomes()) {
      String lines = new GithubAnnotations(outcome).lines().collect(Collectors.joining());
      assertPlain(lines);
      assertTrue(lines.startsWith("::error::") && lines.indexOf('\n') == lines.length() - 1, lines);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void annotationsNameTheFileAsGithubDecodesIt() throws Exception {
    Path file =
        SceneFiles.touching(folder.resolve("%0A,:\n\u001b[31m\u202e.json"), "[\"a\", \"c\"]");
    Run run = Run.of("check", "--format", "github", file.toString());
    assertPlain(run.out() + run.err());
    assertTrue(run.out().contains("/%250A%2C%3A%0A\\u001b[31m\\u202e.json,line="), run.out());
  }

  @Test
  void consolesGetNoCharacterThatHasAnEffect() {
    for (SceneOutcome outcome : outcomes()) {
      StringWriter err = new StringWriter();
      Failures.print(new PrintWriter(err), outcome);
      assertPlain(err.toString().replace("\r", ""));
    }
  }

  @Test
  void jsonIsReadBackAsItWas() throws Exception {
    StringBuilder page = new StringBuilder();
    new CheckPageJson(JsonWriter.ascii(page), Map.of()).write(outcomes(), Optional.empty());
    assertEquals(page.toString(), utf8(page.toString()));
    JsonReader.read(page.toString());
    for (String name : ODD) {
      boolean isSurrogate = name.codePointAt(0) >= 0xd800 && name.codePointAt(0) <= 0xdfff;
      for (boolean ascii : isSurrogate ? new boolean[] {true} : new boolean[] {true, false}) {
        StringBuilder json = new StringBuilder();
        (ascii ? JsonWriter.ascii(json) : JsonWriter.to(json)).value(name);
        String text = json.toString();
        assertEquals(text, utf8(text), "it has no unpaired surrogate");
        if (!isSurrogate) {
          assertEquals(name, JsonReader.read(text).text());
        }
        assertFalse(ascii && text.chars().anyMatch(c -> c > 0x7e), text);
      }
    }
  }

  private static String utf8(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aNameThatIsNotUtf8IsCalledSo() {
    for (String name :
        List.of(folder.resolve("a\ufffd.json").toString(), "b\ufffd.txt", "c\ufffd")) {
      assertEquals(
          "collision-bench: "
              + name
              + ": could not be read: its name is not valid UTF-8 text; rename it\n",
          Run.of("check", name).err());
    }
    assertFalse(Files.exists(folder.resolve("a\ufffd.json")));
  }
}
