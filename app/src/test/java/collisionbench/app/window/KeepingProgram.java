package collisionbench.app.window;

import collisionbench.app.recovery.Recovery;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.Draft;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/// A program that keeps a draft as a window does, and then does nothing more.
public final class KeepingProgram {

  static final Scene SCENE = WindowTest.inSpace(new Body3("kept", new Sphere(Vec3.ZERO, 1)));

  private KeepingProgram() {}

  /// Keeps the draft.
  ///
  /// @param args the folder of drafts
  public static void main(String[] args) throws Exception {
    new Recovery(Path.of(args[0]))
        .slot()
        .keep(
            new Draft(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                SCENE,
                new Camera(Vec3.ZERO, 5, 0, 0)));
    new CountDownLatch(1).await();
  }
}
