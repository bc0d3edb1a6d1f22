package collisionbench.app.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ChosenStepTest {

  private static List<Step> steps(String... keys) {
    return Stream.of(keys)
        .map(key -> new Step(key, "", List.of(), Optional.empty(), List.of(), List.of()))
        .toList();
  }

  @Test
  void aStepIsFoundByItsKeyAndByWhichOfThatKeyItIs() {
    ChosenStep second = ChosenStep.at(2, "mine", steps("end", "height", "end"));
    assertEquals(new ChosenStep("mine", "end", 1), second);
    assertEquals(OptionalInt.of(1), second.place(steps("end", "end", "compare")));
    assertEquals(OptionalInt.empty(), second.place(steps("end", "height")));
  }
}
