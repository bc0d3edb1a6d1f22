package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.viewport.render.Typeface;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

class FormulaHeightTest {

  private static Region drawn(Region view) {
    view.setStyle("-fx-font: 13 Inter");
    new Scene(view);
    view.applyCss();
    view.layout();
    return view;
  }

  private static Region formula() {
    FormulaView view = new FormulaView();
    view.show("qz");
    return drawn(view);
  }

  /// JavaFX keeps the layout of a label's text, and gives its metrics to other texts.
  @Test
  void aFormulaIsAsHighAsBeforeALabelSaidTheSame() throws SnapshotException {
    Toolkit.call(() -> {
      Typeface.load();
      Region before = formula();
      drawn(new Label("qz")).prefHeight(-1);
      Region after = formula();
      assertEquals(before.prefHeight(-1), after.prefHeight(-1));
      assertEquals(before.getBaselineOffset(), after.getBaselineOffset());
      return null;
    });
  }
}
