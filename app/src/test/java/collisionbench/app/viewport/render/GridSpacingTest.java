package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Lens;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GridSpacingTest {

  private static final double HEIGHT = 600;

  private static Projection projection(Space space, Lens lens, double pixelsPerUnit) {
    double distance = HEIGHT / pixelsPerUnit / 2 / Math.tan(Camera.FIELD_OF_VIEW / 2);
    return new Projection(space, lens, new Camera(Vec3.ZERO, distance, 0, 0), 800, HEIGHT);
  }

  @ParameterizedTest
  @CsvSource({"30, 1", "137, 0.2", "60, 0.5", "240, 0.2", "260, 0.1", "24, 2", "2.4, 20"})
  void spacingIsWideInPerspective(double pixelsPerUnit, double spacing) {
    Projection projection = projection(Space.THREE, Lens.PERSPECTIVE, pixelsPerUnit);
    assertEquals(spacing, GridSpacing.spacing(projection, Optional.empty()));
    assertEquals(spacing, GridSpacing.step(projection, Optional.empty()).size());
  }

  @ParameterizedTest
  @EnumSource
  void aViewWithoutASizeHasStepsOfOne(Space space) {
    Projection none = new Projection(space, Lens.PERSPECTIVE, new Camera(Vec3.ZERO, 8, 0, 0), 0, 0);
    assertEquals(1, GridSpacing.step(none, Optional.empty()).size());
  }

  @ParameterizedTest
  @CsvSource({"30, 0.5", "100, 0.2", "11, 2"})
  void spacingIsFinerIn2D(double pixelsPerUnit, double spacing) {
    Projection side = projection(Space.THREE, Lens.ORTHOGRAPHIC, pixelsPerUnit);
    Projection plane = projection(Space.TWO, Lens.PERSPECTIVE, pixelsPerUnit);
    assertEquals(spacing, GridSpacing.spacing(side, Optional.empty()));
    assertEquals(spacing, GridSpacing.spacing(plane, Optional.empty()));
    assertEquals(spacing, GridSpacing.step(plane, Optional.empty()).size());
  }

  @ParameterizedTest
  @CsvSource({"100, 0.25, 0.25", "100, 0.05, 0.1", "100, 0.01, 0.1", "1, 0.3, 15", "1, 3000, 3000"})
  void aFixedStepIsShownIfItIsDistinguishable(double pixelsPerUnit, double set, double spacing) {
    Projection projection = projection(Space.THREE, Lens.PERSPECTIVE, pixelsPerUnit);
    assertEquals(spacing, GridSpacing.spacing(projection, Optional.of(set)), 1e-12 * spacing);
    assertEquals(set, GridSpacing.step(projection, Optional.of(set)).size());
  }

  @ParameterizedTest
  @CsvSource({"100, 1e308", "1e-300, 5e-324", "1e300, 5e-324", "1e300, 1e308"})
  void extremeScalesGiveFiniteSpacing(double pixelsPerUnit, double set) {
    Projection projection = projection(Space.THREE, Lens.PERSPECTIVE, pixelsPerUnit);
    double spacing = GridSpacing.spacing(projection, Optional.of(set));
    assertTrue(spacing > 0 && spacing < 1e300, spacing + "");
  }
}
