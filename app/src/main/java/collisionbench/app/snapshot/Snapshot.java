package collisionbench.app.snapshot;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.app.viewport.Framing;
import collisionbench.app.viewport.Palette;
import collisionbench.app.viewport.Picture;
import java.util.List;
import java.util.Set;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Region;

/// A picture of the viewport without a window.
public final class Snapshot {

  /// The longest side of a picture, in pixels.
  public static final int LONGEST_SIDE = 8192;

  private Snapshot() {}

  /// {@return the picture of an evaluated scene, seen from its own camera or else as a whole}
  ///
  /// @throws SnapshotException if there is no display, or nothing of that size can be drawn
  public static Bitmap of(Evaluation evaluation, Palette palette, int width, int height)
      throws SnapshotException {
    requireSize(width, height);
    Camera camera =
        evaluation
            .scene()
            .camera()
            .orElseGet(() -> Framing.of(evaluation.scene(), (double) width / height));
    return of(evaluation, camera, palette, width, height);
  }

  /// {@return the picture of an evaluated scene, seen from a camera}
  ///
  /// @throws SnapshotException if there is no display, or nothing of that size can be drawn
  public static Bitmap of(
      Evaluation evaluation, Camera camera, Palette palette, int width, int height)
      throws SnapshotException {
    Space space = evaluation.scene().space();
    List<Body> bodies =
        evaluation.scene().bodies().stream().map(body -> body.at(evaluation.time())).toList();
    return of(space, bodies, evaluation.touching(), camera, palette, width, height);
  }

  static Bitmap of(
      Space space,
      List<Body> bodies,
      Set<String> touching,
      Camera camera,
      Palette palette,
      int width,
      int height)
      throws SnapshotException {
    requireSize(width, height);
    if (space == Space.THREE && !Toolkit.call(Snapshot::drawsSpace)) {
      throw new SnapshotException(
          "this display draws nothing in 3D: start Java with -Dprism.forceGPU=true");
    }
    return Toolkit.call(() -> {
      Picture picture = Picture.of(space);
      Region node = picture.node();
      Scene stage = new Scene(node, width, height);
      node.resize(width, height);
      picture.paint(palette);
      picture.lookFrom(camera);
      picture.show(bodies, touching, Set.of());
      return Bitmap.of(stage.snapshot(null));
    });
  }

  private static boolean drawsSpace() {
    return Platform.isSupported(ConditionalFeature.SCENE3D);
  }

  private static void requireSize(int width, int height) throws SnapshotException {
    if (Math.min(width, height) < 1 || Math.max(width, height) > LONGEST_SIDE) {
      throw new SnapshotException(
          "the sides of a picture must be 1 to %d pixels: %dx%d"
              .formatted(LONGEST_SIDE, width, height));
    }
  }
}
