package collisionbench.app.window.action;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.session.View;
import java.util.List;
import org.junit.jupiter.api.Test;

class LayerActionsTest {

  @Test
  void everyLayerHasOneAction() {
    assertEquals(
        List.of(View.Layer.values()),
        LayerActions.all().stream().flatMap(action -> action.layer().stream()).toList());
  }
}
