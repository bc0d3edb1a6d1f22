package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files of functions are timed without the pipe. Each function counts its calls in a file.
class FunctionTimesTest {

  private static final Patience PATIENCE =
      new Patience(Duration.ofMinutes(5), Duration.ofMinutes(5), Duration.ofMinutes(5), 3, 10);
  private static final Question QUESTION =
      Question.of(new Sphere(Vec3.ZERO, 1), new Sphere(new Vec3(3, 0, 0), 1));

  private static final int TIMES = 100;

  @TempDir Path folder;

  private void assertTimed(String name, String code) throws Exception {
    Path calls = folder.resolve("calls");
    Path file = folder.resolve(name);
    Files.writeString(file, code.replace("CALLS", calls.toString().replace("\\", "/")));
    try (Program program = Program.start(LaunchCommand.of(file.toString()), PATIENCE, 1)) {
      Method method = ProgramMethod.of(program).getFirst();
      assertEquals(Answer.of(false), method.answer(QUESTION));
      assertEquals("x", Files.readString(calls), "an answer takes one call");
      int timings = timingsUntilSeveralCalls(method, calls);
      assertTrue(timings <= TIMES, "of several calls the least counts");
      int printed = program.log().split("printed", -1).length - 1;
      assertTrue(printed <= timings, program.log());
    }
  }

  /// Repeats it (each timing may print once), since on a busy machine one call may take all of the
  /// time that there is.
  private static int timingsUntilSeveralCalls(Method method, Path calls) throws IOException {
    for (int i = 1; i <= TIMES; i++) {
      long before = Files.size(calls);
      assertTrue(method.nanoseconds(QUESTION).orElseThrow() > 0);
      if (Files.size(calls) > before + 2) {
        return i;
      }
    }
    return TIMES + 1;
  }

  private static void requireInstalled(String command) {
    assumeTrue(SearchPath.find(command).isPresent(), command + " is missing");
  }

  @Test
  void pythonIsTimed() throws Exception {
    assertTimed(
        "mine.py",
        """
        def sphere_sphere(a, b):
            with open("CALLS", "a") as calls:
                if calls.tell() > 0:
                    print("printed")
                calls.write("x")
            return False
        """);
  }

  @Test
  void javaScriptIsTimed() throws Exception {
    requireInstalled("node");
    assertTimed(
        "mine.mjs",
        """
        import { appendFileSync, existsSync } from "node:fs";
        export function sphere_sphere(a, b) {
          if (existsSync("CALLS")) console.log("printed");
          appendFileSync("CALLS", "x");
          return false;
        }
        """);
  }

  @Test
  void javaIsTimed() throws Exception {
    assertTimed(
        "Mine.java",
        """
        import collisionbench.geometry.space.Sphere;
        import java.nio.file.*;
        public class Mine {
          public static boolean touch(Sphere a, Sphere b) throws Exception {
            Files.writeString(Path.of("CALLS"), "x", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            return false;
          }
        }
        """);
  }

  /// A program is timed by its own clock, or not at all.
  @Test
  void functionsThatDeclineAreNotTimed() throws IOException, ProgramException {
    Path file = folder.resolve("mine.py");
    Files.writeString(file, "def sphere_sphere(a, b):\n    return None\n");
    try (Program program = Program.start(LaunchCommand.of(file.toString()), PATIENCE, 1)) {
      assertTrue(ProgramMethod.of(program).getFirst().nanoseconds(QUESTION).isEmpty());
    }
  }
}
