package collisionbench.app.window.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.session.View;
import java.util.List;
import org.junit.jupiter.api.Test;

class ViewActionsTest {

  @Test
  void everyLayerHasOneAction() {
    assertEquals(
        List.of(View.Layer.values()),
        ViewActions.layers().stream().flatMap(action -> action.layer().stream()).toList());
  }
}
