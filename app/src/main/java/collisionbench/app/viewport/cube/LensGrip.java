package collisionbench.app.viewport.cube;

import collisionbench.app.session.Session;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.Typeface;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;

/// The name of the lens, below the cube; a click changes it.
record LensGrip(Lens lens, Point2D at) implements Grip {

  static final String NAME = "cube-lens";

  private static final double HALF_WIDTH = 42;
  private static final double HALF_HEIGHT = 10;

  void draw(CanvasPen pen, Palette palette, boolean lit) {
    GraphicsContext canvas = pen.canvas();
    canvas.setFill(lit ? palette.labelPlate() : palette.plate());
    canvas.fillRoundRect(
        at.getX() - HALF_WIDTH,
        at.getY() - HALF_HEIGHT,
        2 * HALF_WIDTH,
        2 * HALF_HEIGHT,
        HALF_HEIGHT,
        HALF_HEIGHT);
    String words = Texts.get("lens." + KebabCase.of(lens));
    pen.write(words, at, Typeface.REGULAR.size(12), lit ? palette.ink() : palette.text());
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public boolean isAt(double x, double y) {
    return Math.abs(x - at.getX()) <= HALF_WIDTH && Math.abs(y - at.getY()) <= HALF_HEIGHT;
  }

  /// Only a click does something.
  @Override
  public DragHandler startDrag(RenderState state, Pointer start) {
    return new DragHandler() {
      @Override
      public void to(Pointer pointer, Session session) {}

      @Override
      public void clicked(Pointer pointer, Session session) {
        session.display().show(view -> view.with(lens.other()));
      }
    };
  }
}
