package collisionbench.app.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

class TypefaceTest {

  @BeforeAll
  static void startJavaFx() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void bundledTypefaceIsTheOneThatIsUsed() {
    assertEquals("Inter", Typeface.REGULAR.size(11).getFamily());
    assertTrue(Typeface.SEMI_BOLD.size(11).getName().startsWith("Inter Semi"));
    assertEquals(11, Typeface.SEMI_BOLD.size(11).getSize());
  }
}
