package collisionbench.app.snapshot;

import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class FlatGoldenTest {

  private static void check(String name, Palette palette, Scene scene)
      throws SnapshotException, IOException {
    GoldenPictures.check(name, Flat.picture(palette, scene));
  }

  @Test
  void everyFlatShapeApart() throws SnapshotException, IOException {
    check("flat-apart-dark", Palette.DARK, Flat.scene(Flat.everyShape()));
    check("flat-apart-light", Palette.LIGHT, Flat.scene(Flat.everyShape()));
  }

  @Test
  void everyFlatShapeInContact() throws SnapshotException, IOException {
    check("flat-touching-dark", Palette.DARK, Flat.scene(Flat.everyShapeTouching()));
    check("flat-touching-light", Palette.LIGHT, Flat.scene(Flat.everyShapeTouching()));
  }

  @Test
  void numbersAtTheEdgeWhereTheAxesAreOutOfView() throws SnapshotException, IOException {
    Camera away = new Camera(new Vec3(40.5, -30.2, 0), Flat.CAMERA.distance(), 0, 0);
    check("flat-away", Palette.DARK, Flat.scene().seenFrom(away));
  }

  @Test
  void shapesMuchLargerThanThePicture() throws SnapshotException, IOException {
    Scene scene =
        Flat.scene(
            new Circle(new Vec2(1e7 + 1, 0), 1e7),
            new Sector(new Vec2(0, 1e9), 1e9 - 1, new Vec2(0, -1), 5),
            new Capsule2(new Vec2(-1e9, -1e9), new Vec2(1e9, 1e9), 0.5),
            new Segment2(new Vec2(-1e9, -2), new Vec2(1e9, -2)));
    check("flat-large", Palette.DARK, scene);
  }
}
