package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.method.Patience;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressTest {

  private static final String ERASE = "\r\u001b[K";

  @TempDir Path folder;

  private final StringWriter terminal = new StringWriter();
  private final Progress progress = new Progress(new PrintWriter(terminal), true);

  @Test
  void whatIsAwaitedIsErasedBeforeOtherOutput() {
    progress.say("starting mine.py");
    progress.clear();
    progress.clear();
    assertEquals(ERASE + "starting mine.py" + ERASE, terminal.toString());
  }

  @Test
  void aBarTakesThePlaceOfWords() {
    progress.say("starting mine.py");
    progress.at(0, 200);
    assertEquals(
        ERASE + "starting mine.py" + ERASE + "[" + " ".repeat(40) + "] 0 of 200",
        terminal.toString());
  }

  @Test
  void startingAndLookingAtAProgramIsSeen() throws IOException, CommandException {
    Path mine =
        Files.writeString(
            folder.resolve("mine.py"),
            """
            from math import dist
            def sphere_sphere(a, b): return dist(a.center, b.center) - a.radius - b.radius
            """);
    StringWriter err = new StringWriter();
    try (NamedMethods methods =
        new NamedMethods(Methods.catalogue(), Patience.USUAL, 1, new PrintWriter(err), progress)) {
      assertEquals("mine", methods.all(List.of(mine.toString()), Methods.EXACT).getFirst().name());
    }
    String shown = terminal.toString();
    assertTrue(shown.startsWith(ERASE + "starting mine.py" + ERASE), shown);
    assertTrue(
        shown.contains("] 0 of 200" + ERASE) && shown.endsWith("] 200 of 200" + ERASE), shown);
    assertEquals("", err.toString());
  }
}
