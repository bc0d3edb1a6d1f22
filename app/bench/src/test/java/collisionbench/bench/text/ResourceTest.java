package collisionbench.bench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ResourceTest {

  @Test
  void aMissingResourceIsNamed() {
    NullPointerException missing =
        assertThrows(
            NullPointerException.class, () -> Resource.text(ResourceTest.class, "nowhere.txt"));
    assertEquals("resource is missing: nowhere.txt", missing.getMessage());
  }
}
