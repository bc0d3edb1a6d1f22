package collisionbench.app.viewport.cube;

import collisionbench.app.scene.Camera;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.RenderState;
import java.util.function.Consumer;

/// A part of the cube under the mouse.
record CubePartGrip(CubePart part, SeenCube cube, Consumer<Camera> fly) implements Grip {

  /// The cube is small, so it turns faster than the scene does.
  private static final double RADIANS_PER_PIXEL = 0.014;

  @Override
  public String name() {
    return part.name();
  }

  @Override
  public boolean isAt(double x, double y) {
    return cube.part(x, y).filter(part::equals).isPresent();
  }

  @Override
  public DragHandler startDrag(RenderState state, Pointer start) {
    Camera camera = state.projection().camera();
    return new DragHandler() {
      @Override
      public void to(Pointer pointer, Session session) {
        session
            .display()
            .lookFrom(
                camera.orbitedBy(
                    (start.x() - pointer.x()) * RADIANS_PER_PIXEL,
                    (pointer.y() - start.y()) * RADIANS_PER_PIXEL));
      }

      @Override
      public void clicked(Pointer pointer, Session session) {
        fly.accept(part.seenBy(camera));
      }
    };
  }
}
