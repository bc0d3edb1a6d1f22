package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.Guide;
import collisionbench.app.viewport.Overlay;
import collisionbench.app.viewport.Sight;
import collisionbench.app.viewport.Typeface;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// How far what is held has come, on a plate beside the mouse.
public final class GuideReadout implements Overlay {

  private static final double ASIDE = 18;
  private static final double PAD_X = 8;
  private static final double PAD_Y = 4;
  private static final double CORNER = 6;
  private static final double EDGE = 4;
  private static final double PLATE = 0.92;

  private final Font font = Typeface.SEMI_BOLD.size(12);

  @Override
  public void draw(GraphicsContext canvas, Sight sight) {
    sight.guide().ifPresent(guide -> write(guide, canvas, sight));
  }

  private void write(Guide guide, GraphicsContext canvas, Sight sight) {
    Text text = new Text(guide.readout());
    text.setFont(font);
    Bounds size = text.getLayoutBounds();
    double width = Math.ceil(size.getWidth()) + 2 * PAD_X;
    double height = Math.ceil(size.getHeight()) + 2 * PAD_Y;
    double left = beside(guide.x(), width, sight.projection().width());
    double top = beside(guide.y(), height, sight.projection().height());
    Color plate = sight.palette().plate();
    canvas.setFill(new Color(plate.getRed(), plate.getGreen(), plate.getBlue(), PLATE));
    canvas.fillRoundRect(left, top, width, height, CORNER, CORNER);
    canvas.setStroke(sight.palette().grid());
    canvas.setLineWidth(1);
    canvas.strokeRoundRect(left + 0.5, top + 0.5, width - 1, height - 1, CORNER, CORNER);
    canvas.setFont(font);
    canvas.setFill(sight.palette().line());
    canvas.setTextAlign(TextAlignment.LEFT);
    canvas.setTextBaseline(VPos.CENTER);
    canvas.fillText(guide.readout(), left + PAD_X, top + height / 2);
  }

  /// {@return where something begins that stands beside the mouse: after it, or before it where
  /// there is no room}
  private static double beside(double mouse, double length, double room) {
    double after = Math.round(mouse + ASIDE);
    double place = after + length + EDGE <= room ? after : Math.round(mouse - ASIDE - length);
    return Math.max(EDGE, place);
  }
}
