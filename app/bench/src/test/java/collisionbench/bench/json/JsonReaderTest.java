package collisionbench.bench.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonReaderTest {

  private static final JsonReader.Elements OF_A =
      (pointer, before) ->
          Optional.of((JsonReader.Taker) _ -> {}).filter(_ -> pointer.equals("/a"));

  /// A text that never ends, and fails when it should have been refused long ago.
  private static final class Endless extends Reader {

    private final String repeated;
    private String left;
    private long read;

    Endless(String start, String repeated) {
      left = start;
      this.repeated = repeated;
    }

    @Override
    public int read(char[] target, int from, int length) {
      if (left.isEmpty()) {
        left = repeated;
      }
      int count = Math.min(length, left.length());
      left.getChars(0, count, target, from);
      left = left.substring(count);
      read += count;
      assertTrue(read < 20L * JsonReader.MOST_VALUES, "read on and on");
      return count;
    }

    @Override
    public void close() {}
  }

  @Test
  void theElementsOfALongArrayAreTakenOneByOneWithTheirPlacesAndNotKept() throws JsonException {
    List<String> taken = new ArrayList<>();
    Json whole =
        JsonReader.read(
            "{\"b\": [0], \"a\": [1, [2], 3]}",
            (pointer, before) ->
                pointer.equals("/a") && before.has("b")
                    ? Optional.of(element -> taken.add(element.location().pointer()))
                    : Optional.empty());
    assertEquals(List.of("/a/0", "/a/1", "/a/2"), taken);
    assertEquals(List.of(), whole.object().get("a").items(Phrase.of("expected.array")));
    assertEquals(1, whole.object().get("b").items(Phrase.of("expected.array")).size());
  }

  @Test
  void aTreeThatHasTooManyValuesIsRefusedWhileItIsRead() {
    Endless text = new Endless("{\"b\": [", "0, ");
    JsonException refused = assertThrows(JsonException.class, () -> JsonReader.read(text, OF_A));
    assertTrue(refused.is("json.too-many"));
    assertTrue(text.read < 4L * JsonReader.MOST_VALUES, () -> "" + text.read);
  }

  /// Each element may have as many.
  @Test
  void oneElementThatHasTooManyValuesIsRefusedWhileItIsRead() {
    Endless text = new Endless("{\"a\": [[1, 2], [", "0, ");
    JsonException refused = assertThrows(JsonException.class, () -> JsonReader.read(text, OF_A));
    assertTrue(refused.is("json.too-many"));
    assertTrue(refused.location().orElseThrow().pointer().startsWith("/a/1/"));
  }

  @Test
  void elementsThatAreTakenDoNotCount() {
    Endless text = new Endless("{\"a\": [", "[1, 2, 3], ");
    int[] count = {0};
    JsonException enough = JsonException.at(new Location("", 1, 1), "json.more");
    JsonReader.Taker taker =
        _ -> {
          if (++count[0] > JsonReader.MOST_VALUES) {
            throw enough;
          }
        };
    JsonException stopped =
        assertThrows(
            JsonException.class, () -> JsonReader.read(text, (_, _) -> Optional.of(taker)));
    assertEquals(enough, stopped);
  }

  @Test
  void aStringMayBeLongerThanJacksonTakesByItself() throws IOException, JsonException {
    String text = "i".repeat(30_000_000);
    Json read = JsonReader.read('"' + text + '"', OF_A);
    assertEquals(text.length(), read.text().length());
  }
}
