package collisionbench.app.viewport.space;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Vec3;
import javafx.scene.shape.TriangleMesh;
import org.junit.jupiter.api.Test;

class StripesTest {

  @Test
  void stripesAreAboutEquallyFarApartOnBodiesOfEverySize() {
    for (double pixels = 60; pixels < 3000; pixels *= 1.01) {
      double apart = pixels / Stripes.count(pixels);
      assertTrue(apart > 13 && apart < 23, apart + " pixels apart on " + pixels);
    }
  }

  @Test
  void everyBodyHasAReasonableNumberOfStripes() {
    for (double pixels :
        new double[] {-1e300, -1, 0, 1e-300, 1, 1e9, Double.POSITIVE_INFINITY, Double.NaN}) {
      int count = Stripes.count(pixels);
      assertTrue(count >= 2 && count <= 512, count + " on " + pixels);
    }
  }

  @Test
  void theDirectionIsOfLengthOne() {
    assertEquals(1, StripePattern.DIRECTION.length(), 1e-15);
  }

  @Test
  void aTextureRunsOnceOverTheBody() {
    TriangleMesh mesh = new TriangleMesh();
    mesh.getPoints().addAll(-2, 0, 0, 2, 0, 0, 0, 1, 0);
    Stripes.lay(mesh, Vec3.X, 4);
    assertArrayEquals(new float[] {0, 0, 0, 1, 0, 0.5f}, mesh.getTexCoords().toArray(null));
  }
}
