package collisionbench.app.viewport.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Camera;
import collisionbench.app.viewport.sight.Side;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SeenCubeTest {

  private static final Point2D CENTER = new Point2D(100, 100);
  private static final Camera ASKEW = new Camera(Vec3.X, 7, 0.6, 0.35);

  private static Part partAt(SeenCube cube, Point2D pixel) {
    return cube.part(pixel.getX(), pixel.getY()).orElseThrow();
  }

  @Test
  void thereAreSixFacesTwelveEdgesAndEightCorners() {
    assertEquals(26, Part.ALL.size());
    assertEquals(26, Part.ALL.stream().map(Part::name).distinct().count());
    assertEquals("cube-front-right-top", new Part(1, 1, 1).name());
  }

  @ParameterizedTest
  @EnumSource
  void aSideFacesTheCameraThatSeesIt(Side side) {
    Camera camera = side.seenBy(ASKEW);
    assertTrue(side.isSeenBy(camera));
    assertEquals(ASKEW.target(), camera.target());
    assertEquals(ASKEW.distance(), camera.distance());
    SeenCube cube = new SeenCube(camera, CENTER);
    assertEquals(List.of(side), cube.sides());
    assertEquals(Part.on(side, 0, 0), partAt(cube, CENTER));
    assertEquals(Part.on(side, 1, 0), partAt(cube, CENTER.add(20, 0)));
    assertEquals(Part.on(side, 0, 1), partAt(cube, CENTER.add(0, -20)));
    assertEquals(Part.on(side, -1, -1), partAt(cube, CENTER.add(-20, 20)));
    assertEquals(Optional.empty(), cube.part(130, 100));
  }

  @Test
  void everyPartIsSeenInTheMiddleByTheCameraItLeadsTo() {
    for (Part part : Part.ALL) {
      SeenCube cube = new SeenCube(part.seenBy(ASKEW), CENTER);
      assertEquals(0, cube.pixel(part.direction()).distance(CENTER), 1e-9, part.name());
      assertEquals(part, partAt(cube, CENTER.add(0.1, 0.1)), part.name());
    }
  }

  @Test
  void aPartIsHitWhereItIsDrawn() {
    SeenCube cube = new SeenCube(ASKEW, CENTER);
    for (Part part : Part.ALL) {
      for (List<Point2D> piece : cube.pieces(part)) {
        Point2D middle = piece.get(0).midpoint(piece.get(2));
        assertEquals(part, partAt(cube, middle), part.name());
      }
    }
  }

  @Test
  void fromAboveTheCameraTurnsNoFurtherThanItMust() {
    Camera camera = new Part(0, 1, 0).seenBy(new Camera(Vec3.ZERO, 1, 1.4, 0));
    assertEquals(Math.PI / 2, camera.azimuth(), 1e-12);
    assertEquals(Math.PI / 2, camera.elevation(), 1e-12);
  }
}
