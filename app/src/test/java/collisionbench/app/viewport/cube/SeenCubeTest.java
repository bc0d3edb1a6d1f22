package collisionbench.app.viewport.cube;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Side;
import collisionbench.bench.scene.Camera;
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

  private static CubePart partAt(SeenCube cube, Point2D pixel) {
    return cube.part(pixel.getX(), pixel.getY()).orElseThrow();
  }

  @Test
  void thereAreSixFacesTwelveEdgesAndEightCorners() {
    assertEquals(26, CubePart.ALL.size());
    assertEquals(26, CubePart.ALL.stream().map(CubePart::name).distinct().count());
    assertEquals("cube-front-right-top", new CubePart(1, 1, 1).name());
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
    assertEquals(CubePart.on(side, 0, 0), partAt(cube, CENTER));
    assertEquals(CubePart.on(side, 1, 0), partAt(cube, CENTER.add(20, 0)));
    assertEquals(CubePart.on(side, 0, 1), partAt(cube, CENTER.add(0, -20)));
    assertEquals(CubePart.on(side, -1, -1), partAt(cube, CENTER.add(-20, 20)));
    assertEquals(Optional.empty(), cube.part(130, 100));
  }

  @Test
  void everyPartIsSeenInTheMiddleByTheCameraItLeadsTo() {
    for (CubePart part : CubePart.ALL) {
      SeenCube cube = new SeenCube(part.seenBy(ASKEW), CENTER);
      assertEquals(0, cube.pixel(part.direction()).distance(CENTER), 1e-9, part.name());
      assertEquals(part, partAt(cube, CENTER.add(0.1, 0.1)), part.name());
    }
  }

  @Test
  void partsAreHitWhereTheyAreDrawn() {
    SeenCube cube = new SeenCube(ASKEW, CENTER);
    for (CubePart part : CubePart.ALL) {
      for (List<Point2D> piece : cube.pieces(part)) {
        Point2D middle = piece.get(0).midpoint(piece.get(2));
        assertEquals(part, partAt(cube, middle), part.name());
      }
    }
  }

  @Test
  void fromAboveTheCameraTurnsAsLittleAsPossible() {
    Camera camera = new CubePart(0, 1, 0).seenBy(new Camera(Vec3.ZERO, 1, 1.4, 0));
    assertEquals(Math.PI / 2, camera.azimuth(), 1e-12);
    assertEquals(Math.PI / 2, camera.elevation(), 1e-12);
  }
}
