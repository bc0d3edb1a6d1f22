package collisionbench.bench.paste;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import collisionbench.bench.GeneratedTexts;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFileException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// No pasted, opened or dropped text throws anything but a reason.
class AnyPasteTest {

  private static final int COUNT = 4000;

  @ParameterizedTest
  @EnumSource(Space.class)
  void everyPasteIsReadOrReported(Space space) {
    Options plain = Options.in(space);
    Options turned = plain.with(Options.Switch.Z_UP, true).with(Options.Switch.Y_DOWN, true);
    GeneratedTexts.of(COUNT)
        .forEach(text -> {
          try {
            PastedText.read(text, text.length() % 2 == 0 ? plain : turned, () -> false)
                .ifPresent(pasted -> assertFalse(pasted.report("paste").text().isEmpty()));
            PastedText.scene("clipboard", text, space);
          } catch (SceneFileException reason) {
            assertFalse(reason.text().isEmpty());
          } catch (RuntimeException | StackOverflowError fault) {
            throw new AssertionError("read " + text, fault);
          }
        });
  }

  @Test
  void everyFileIsReadOrRefused(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("points.txt");
    for (String text : GeneratedTexts.of(500).toList()) {
      Files.writeString(file, new String(text.getBytes(UTF_8), UTF_8));
      try {
        assertNotNull(ImportedFile.read(file, Options.in(Space.THREE), () -> false).scene());
      } catch (SceneFileException reason) {
        assertFalse(reason.text().isEmpty());
      } catch (RuntimeException | StackOverflowError fault) {
        throw new AssertionError("read " + text, fault);
      }
    }
  }
}
