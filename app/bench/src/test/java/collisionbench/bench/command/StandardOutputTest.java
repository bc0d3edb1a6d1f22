package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StandardOutputTest {

  @Test
  void passesOnWhatIsWritten() throws IOException {
    ByteArrayOutputStream sink = new ByteArrayOutputStream();
    OutputStreams.Standard standard = new OutputStreams.Standard(sink);
    standard.write("list".getBytes(StandardCharsets.UTF_8));
    standard.write('\n');
    assertEquals("list\n", sink.toString(StandardCharsets.UTF_8));
    assertEquals(Optional.empty(), standard.failure());
  }

  @Test
  void remembersAFullDisk() {
    assertEquals(
        Optional.of("No space left on device"),
        failing("No space left on device").failure().map(IOException::getMessage));
  }

  @Test
  void ignoresAClosedPipe() {
    assertEquals(Optional.empty(), failing("Broken pipe").failure());
    assertEquals(Optional.empty(), failing("The pipe is being closed").failure());
  }

  private static OutputStreams.Standard failing(String why) {
    OutputStreams.Standard standard =
        new OutputStreams.Standard(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException(why);
              }
            });
    assertEquals(why, assertThrows(IOException.class, () -> standard.write('a')).getMessage());
    assertThrows(IOException.class, () -> standard.write('b'), "nothing is written after it");
    return standard;
  }
}
