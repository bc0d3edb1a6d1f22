package collisionbench.app.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
    assertEquals("Inter SemiBold", Typeface.SEMI_BOLD.size(11).getName());
    assertEquals(11, Typeface.SEMI_BOLD.size(11).getSize());
  }
}
