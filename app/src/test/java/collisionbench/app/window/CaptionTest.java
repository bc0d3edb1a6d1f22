package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Layer;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

/// The scene's name lies over the picture; what is said of the bodies there makes way for it.
final class CaptionTest extends WindowTest {

  @Override
  Document document() {
    // Names all over the picture, so that the caption has no better place.
    Body2[] bodies =
        IntStream.range(0, 165)
            .mapToObj(i ->
                new Body2(
                    "b" + i, new Circle(new Vec2(i % 15 - 7, 0.8 * Math.floorDiv(i, 15) - 4), 0.1)))
            .toArray(Body2[]::new);
    return Document.of(inPlane(bodies));
  }

  @Test
  void noNameIsUnderTheCaptionWhateverIsInItAndHoweverWideTheWindow() {
    robot.interact(() -> session().display().show(View.FIRST.with(Set.of(Layer.NAMES))));
    for (int width : List.of(1280, 760, 1000)) {
      robot.interact(() -> {
        stage.setWidth(width);
        stage.setHeight(0.625 * width);
      });
      await(() -> window.viewport().getScene().getWidth() == width);
      await(() -> onFx(this::drawnUnderTheCaption) == 0);
    }
    robot.interact(() -> {
      session().make(new Edit.Name("A name that is a good deal longer than the one before it"));
      session().make(new Edit.Note("And a note below it, which makes the caption higher as well."));
    });
    await(() -> onFx(this::drawnUnderTheCaption) == 0);
    robot.interact(() -> window.viewport().setPanels(List.of()));
    assertTrue(onFx(this::drawnUnderTheCaption) > 0, "there are names to make way");
  }

  /// How much of the caption lies over plates of names: over what is drawn all round a pixel. A
  /// line may well lead there.
  private long drawnUnderTheCaption() {
    Node overlay = window.viewport().lookup("#overlay");
    Node caption = window.viewport().getScene().lookup("#caption");
    Bounds bounds = overlay.sceneToLocal(caption.localToScene(caption.getLayoutBounds()));
    SnapshotParameters clear = new SnapshotParameters();
    clear.setFill(Color.TRANSPARENT);
    Image drawn = overlay.snapshot(clear, null);
    return IntStream.range((int) bounds.getMinX(), (int) bounds.getMaxX())
        .mapToLong(x ->
            IntStream.range((int) bounds.getMinY(), (int) bounds.getMaxY())
                .filter(y -> isOnPlate(drawn, x, y))
                .count())
        .sum();
  }

  private static boolean isOnPlate(Image drawn, int x, int y) {
    return IntStream.range(0, 81)
        .allMatch(i ->
            drawn.getPixelReader().getColor(x - 4 + i % 9, y - 4 + Math.floorDiv(i, 9)).getOpacity()
                > 0);
  }
}
