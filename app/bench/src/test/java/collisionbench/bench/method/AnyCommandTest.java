package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertFalse;

import collisionbench.bench.GeneratedTexts;
import org.junit.jupiter.api.Test;

/// No typed command throws anything but a reason.
class AnyCommandTest {

  @Test
  void everyCommandIsFoundOrRefused() {
    GeneratedTexts.of(4000)
        .forEach(text -> {
          try {
            assertFalse(LaunchCommand.of(text).words().isEmpty());
          } catch (ProgramException refused) {
            assertFalse(refused.text().isEmpty());
          } catch (RuntimeException | StackOverflowError fault) {
            throw new AssertionError("typed " + text, fault);
          }
        });
  }
}
