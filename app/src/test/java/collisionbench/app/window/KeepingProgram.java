package collisionbench.app.window;

import collisionbench.app.preset.Draft;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/// A program that keeps a draft as a window does, and then does nothing more.
public final class KeepingProgram {

  static final Scene SCENE = Scene.empty("kept", Space.THREE);

  private KeepingProgram() {}

  /// Keeps the draft.
  ///
  /// @param args the folder of drafts
  public static void main(String[] args) throws Exception {
    new Recovery(Path.of(args[0]))
        .slot()
        .keep(new Draft(Optional.empty(), Optional.empty(), SCENE, new Camera(Vec3.ZERO, 5, 0, 0)));
    new CountDownLatch(1).await();
  }
}
