package collisionbench.app.viewport.space;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.Palette;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MaterialsTest {

  /// The lights on the brightest side of a body.
  private static final double LIT = 1.1;

  /// JavaFX adds the color in full strength.
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aSeeThroughBodyDiffersFromTheSkyAndIsNotWhite(boolean dark) throws SnapshotException {
    Palette palette = dark ? Palette.DARK : Palette.LIGHT;
    Color body =
        Toolkit.call(() ->
            new Materials(palette, false, true)
                .surface(Materials.Look.PLAIN, 100)
                .getDiffuseColor());
    double behind = palette.skyTop().getBrightness();
    double seen = body.getBrightness() * LIT + behind * (1 - body.getOpacity());
    assertTrue(seen < 0.98 && Math.abs(seen - behind) > 0.03, seen + " over " + behind);
  }
}
