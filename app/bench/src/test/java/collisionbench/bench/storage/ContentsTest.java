package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.bench.text.Language;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContentsTest {

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("a.txt"), text);
  }

  private static String reason(Executable reading) {
    IOException failure = assertThrows(IOException.class, reading);
    return FileFailure.of(failure).in(Language.ENGLISH);
  }

  @Test
  void aTextMayHaveAsManyBytesAsAllowedAndNoMore() throws IOException {
    assertEquals("", Contents.text(file(""), 0));
    assertEquals("abc", Contents.text(file("abc"), 3));
    assertEquals("\u80f6", Contents.text(file("\u80f6"), 3));
    Path large = file("\u80f6b");
    assertThrows(UnfitFile.class, () -> Contents.text(large, 3));
  }

  @ParameterizedTest
  @CsvSource({"1048576, 1 MiB", "8388608, 8 MiB", "1024, 1 KiB", "524288, 512 KiB"})
  void theLimitIsNamedInItsUnit(int most, String limit) throws IOException {
    Path large = file("x".repeat(most + 1));
    assertEquals("it is larger than " + limit, reason(() -> Contents.text(large, most)));
  }

  @Test
  void onlyTheFirstByteOrderMarkIsLeftOut() throws IOException {
    assertEquals("a\ufeff", Contents.text(file("\ufeffa\ufeff"), 100));
    assertEquals("\ufeff", Contents.withoutMark("\ufeff\ufeff"));
    assertEquals("ab", Contents.withoutMark("ab"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 10})
  void theFirstBytesAreThoseThatAreThere(int most) throws IOException {
    byte[] first = Contents.first(file("abcde"), most);
    byte[] all = {'a', 'b', 'c', 'd', 'e'};
    assertArrayEquals(Arrays.copyOf(all, Math.min(most, 5)), first);
  }

  @Test
  void invalidTextsAndFoldersAndMissingFilesAreRefused() throws IOException {
    Path broken = Files.write(folder.resolve("b"), new byte[] {'a', (byte) 0xff});
    assertThrows(CharacterCodingException.class, () -> Contents.text(broken, 100));
    assertEquals("it is a folder", reason(() -> Contents.text(folder, 100)));
    assertThrows(NoSuchFileException.class, () -> Contents.first(folder.resolve("missing"), 1));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void devicesAreNotRead() {
    Path zero = Path.of("/dev/zero");
    assertEquals("it is not an ordinary file", reason(() -> Contents.first(zero, 1)));
  }
}
