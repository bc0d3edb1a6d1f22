package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class PrintedLinesTest {

  private final StringWriter text = new StringWriter();
  private final MethodsCommand.PrintedLines lines =
      new MethodsCommand.PrintedLines(new PrintWriter(text));

  @Test
  void keepsTheBeginningOfALineThatDoesNotEnd() {
    for (int i = 0; i < 100; i++) {
      lines.add("x".repeat(30));
    }
    lines.add("\nnext\n");
    assertEquals(
        "  printed:  " + "x".repeat(2000) + "|  printed:  next|",
        text.toString().replace(System.lineSeparator(), "|"));
  }
}
