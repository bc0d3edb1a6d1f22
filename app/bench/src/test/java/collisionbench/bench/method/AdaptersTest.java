package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import collisionbench.bench.fuzz.FirstLook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Adapters of well-known libraries that are built on this machine. An adapter that makes many
/// plain mistakes on ordinary inputs probably misuses its library.
class AdaptersTest {

  /// The output folder of `geometry/methods/adapters/build`.
  private static final Path BUILT = Path.of("../geometry/methods/adapters/target/methods");

  /// Pairs for which the library itself is often inaccurate, even without an adapter.
  private static final Set<String> CONFIRMED =
      Set.of(
          "bullet-contact box-box", // rounded by its margin
          "ode capsule-box",
          "ode4j capsule-box",
          "rapier3d-contact capsule-capsule",
          "rapier3d-contact capsule-segment",
          "rapier3d-contact capsule-triangle",
          "rapier2d-contact capsule-segment-2d");

  @TestFactory
  Stream<DynamicTest> ordinaryInputsAreRarelyClearlyWrong() throws IOException {
    assumeTrue(Files.exists(BUILT), "not built: geometry/methods/adapters/build");
    return Stream.of(Files.readString(BUILT).strip().split(",", -1))
        .map(command -> dynamicTest(command, () -> assertRarelyWrong(command)));
  }

  private static void assertRarelyWrong(String command) throws ProgramException {
    try (Program program = Program.start(LaunchCommand.of(command), Patience.USUAL, 1)) {
      List<String> suspicious =
          ProgramMethod.of(program).stream()
              .flatMap(method -> method.pairs().stream().map(pair -> FirstLook.of(method, pair)))
              .filter(FirstLook::isSuspicious)
              .filter(look -> !CONFIRMED.contains(look.method().name() + " " + look.pair().name()))
              .map(FirstLook::warning)
              .toList();
      assertEquals(List.of(), suspicious);
    }
  }
}
