package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogTest {

  /// The logs of failures in Python, Node.js, Rust, C and a custom program.
  @ParameterizedTest
  @CsvSource({
    "'Traceback:|  File \"mine.py\", line 2|KeyError: x', 'KeyError: x'",
    "'mine.mjs:3|SyntaxError: Unexpected token|    at error (node:1)||Node.js v20', "
        + "'SyntaxError: Unexpected token'",
    "'thread main panicked at a.rs:9:|index out of bounds|note: run with RUST_BACKTRACE=1', "
        + "'thread main panicked at a.rs:9: index out of bounds'",
    "'mine: a.c:3: f: Assertion `x > 0 failed.', 'mine: a.c:3: f: Assertion `x > 0 failed.'",
    "'cannot open libfoo.so|giving up| ', 'giving up'",
    "'', ''"
  })
  void quotesTheMostInformativeLine(String text, String line) {
    Log log = new Log();
    log.add(text.replace('|', '\n'));
    assertEquals(line, log.errorLine());
  }
}
