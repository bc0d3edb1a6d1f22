package collisionbench.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PlainTest {

  @Test
  void controlCharactersAreMadeVisible() {
    assertEquals(
        "a\\u001b[2J\\u000ab\\u009bc \uD83D\uDE00", Plain.of("a\u001b[2J\nb\u009bc \uD83D\uDE00"));
  }

  @Test
  void whatTurnsTheDirectionBreaksTheLineOrCannotBeSeenIsMadeVisible() {
    assertEquals("evil\\u202egnp.exe", Plain.of("evil\u202egnp.exe"));
    assertEquals("a\\u2028b\\u2029c", Plain.of("a\u2028b\u2029c"));
    assertEquals("\\ufeffid\\u200b\\u2066", Plain.of("\ufeffid\u200b\u2066"));
    assertEquals("half \\ud83d of it", Plain.of("half \ud83d of it"));
    assertEquals("tag \\udb40\\udc41", Plain.of("tag \udb40\udc41"));
    assertEquals(
        "K\u00e4se \u80f6\u56ca \u05d0\u05d1", Plain.of("K\u00e4se \u80f6\u56ca \u05d0\u05d1"));
  }

  @Test
  void toEscapeTwiceChangesNothingMore() {
    String once = Plain.of("a\u202e\u001b\\b");
    assertEquals(once, Plain.of(once));
  }

  @Test
  void aQuoteOfALongTextHasItsBeginning() {
    assertEquals("short\\u2028", Plain.brief("short\u2028"));
    assertEquals("x".repeat(57) + "...", Plain.brief("x".repeat(1_000_000)));
    String smiles = "\uD83D\uDE00".repeat(60);
    assertEquals(smiles, Plain.brief(smiles));
    assertEquals("\uD83D\uDE00".repeat(57) + "...", Plain.brief(smiles + "!"));
  }
}
