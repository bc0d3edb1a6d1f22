package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.bench.Damage;
import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class NamedContentsTest {

  @TempDir Path folder;

  /// The kernel's files have no size. Some of them, such as `/proc/kmsg`, never end.
  @Test
  void filesOfTheKernelAreNotOpened() throws IOException {
    Path status = Path.of("/proc/self/status");
    assumeTrue(Files.isRegularFile(status));
    Path link = Files.createSymbolicLink(folder.resolve("a.json"), status);
    assertEquals("", Contents.text(link, 1 << 20));
    assertEquals(-1, Contents.reader(link).read());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void onlyANamedPipeIsRead() throws Exception {
    Path pipe = Damage.pipe(folder.resolve("pipe"));
    assertThrows(IOException.class, () -> Contents.text(pipe, 10));
    assertThrows(IOException.class, () -> Contents.reader(pipe));
    Process writer = new ProcessBuilder("sh", "-c", "printf abc >" + pipe).start();
    assertEquals("abc", Contents.namedText(pipe, 3));
    assertEquals(0, writer.waitFor());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aDeviceThatDoesNotEndIsTooLarge() {
    Path zero = Path.of("/dev/zero");
    IOException refused = assertThrows(IOException.class, () -> Contents.namedText(zero, 1 << 20));
    assertEquals(Phrase.of("failure.too-large", "1 MiB"), FileFailure.of(refused));
  }
}
