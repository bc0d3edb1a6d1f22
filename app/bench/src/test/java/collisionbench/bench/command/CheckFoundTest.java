package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.Found;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The scenes of all found bugs meet their expectations.
class CheckFoundTest {

  @Test
  void scenesMeetTheirExpectations() {
    List<String> args = new ArrayList<>(List.of("check"));
    Found.files().forEach(file -> args.add(file.toString()));
    Run run = Run.of(args.toArray(String[]::new));
    assertEquals("", run.err());
    assertEquals(0, run.status());
  }
}
