package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PlainTest {

  @Test
  void controlCharactersAreMadeVisible() {
    assertEquals(
        "a\\u001b[2J\\u000ab\\u009bc \uD83D\uDE00", Plain.of("a\u001b[2J\nb\u009bc \uD83D\uDE00"));
  }
}
