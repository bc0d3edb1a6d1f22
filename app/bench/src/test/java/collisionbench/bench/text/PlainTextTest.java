package collisionbench.bench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PlainTextTest {

  @Test
  void escapesControlCharacters() {
    assertEquals(
        "a\\u001b[2J\\u000ab\\u009bc \uD83D\uDE00",
        PlainText.escape("a\u001b[2J\nb\u009bc \uD83D\uDE00"));
  }

  @Test
  void escapesBidirectionalLineBreakingAndInvisibleCharacters() {
    assertEquals("evil\\u202egnp.exe", PlainText.escape("evil\u202egnp.exe"));
    assertEquals("a\\u2028b\\u2029c", PlainText.escape("a\u2028b\u2029c"));
    assertEquals("\\ufeffid\\u200b\\u2066", PlainText.escape("\ufeffid\u200b\u2066"));
    assertEquals("half \\ud83d of it", PlainText.escape("half \ud83d of it"));
    assertEquals("tag \\udb40\\udc41", PlainText.escape("tag \udb40\udc41"));
    assertEquals(
        "K\u00e4se \u80f6\u56ca \u05d0\u05d1",
        PlainText.escape("K\u00e4se \u80f6\u56ca \u05d0\u05d1"));
  }

  @Test
  void escapingIsIdempotent() {
    String once = PlainText.escape("a\u202e\u001b\\b");
    assertEquals(once, PlainText.escape(once));
  }

  @Test
  void briefKeepsTheBeginning() {
    assertEquals("short\\u2028", PlainText.brief("short\u2028"));
    assertEquals("x".repeat(57) + "...", PlainText.brief("x".repeat(1_000_000)));
    String smiles = "\uD83D\uDE00".repeat(60);
    assertEquals(smiles, PlainText.brief(smiles));
    assertEquals("\uD83D\uDE00".repeat(57) + "...", PlainText.brief(smiles + "!"));
  }
}
