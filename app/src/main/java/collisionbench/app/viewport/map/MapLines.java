package collisionbench.app.viewport.map;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.BranchLabel;
import collisionbench.bench.map.Isoline;
import collisionbench.bench.map.MapLine;
import collisionbench.bench.map.Spot;
import collisionbench.bench.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

/// The lines of the map: the exact edge, the method's edge dashed, numbered lines of equal
/// distance, dashed if some differ from the right ones, and the borders of branches with their
/// words. A number or a word that would cover an earlier one is left out.
public final class MapLines implements Overlay {

  private static final double EDGE = 2;
  private static final double THIN = 1;
  private static final double LETTERS = 11;

  /// The pixels around a number or a word.
  private static final double PADDING = 3;

  /// Shorter isolines have no number.
  private static final int LEAST_NUMBERED = 24;

  private final List<Bounds> written = new ArrayList<>();

  @Override
  public void draw(GraphicsContext canvas, RenderState state) {
    written.clear();
    state.map().ifPresent(map -> new Drawing(new CanvasPen(canvas), state, map, written).draw());
  }

  /// {@return where the numbers and words of the last picture are}
  public List<Bounds> written() {
    return List.copyOf(written);
  }

  /// @param written where numbers and words are
  private record Drawing(
      CanvasPen pen, RenderState state, AnswerMap map, MapFrame frame, List<Bounds> written) {

    Drawing(CanvasPen pen, RenderState state, AnswerMap map, List<Bounds> written) {
      this(pen, state, map, MapFrame.of(map), written);
    }

    void draw() {
      Palette palette = state.palette();
      Color thin = palette.ink().deriveColor(0, 1, 1, 0.6);
      map.branchEdge().forEach(line -> draw(line, thin, THIN));
      boolean isRight = map.exactIsolines().isEmpty();
      (isRight ? map.isolines() : map.exactIsolines()).forEach(this::draw);
      map.exactEdge().forEach(line -> draw(line, palette.ink(), EDGE));
      pen.canvas().save();
      pen.dash();
      if (!isRight) {
        map.isolines().forEach(this::draw);
      }
      map.methodEdge().forEach(line -> draw(line, palette.ink(), EDGE));
      pen.canvas().restore();
      map.isolines().forEach(this::number);
      map.exactIsolines().forEach(this::number);
      map.labels().forEach(this::name);
    }

    private void draw(Isoline isoline) {
      double width = isoline.level() == 0 ? EDGE : THIN;
      isoline.lines().forEach(line -> draw(line, state.palette().measure(), width));
    }

    private void draw(MapLine line, Color color, double width) {
      List<Point2D> points = line.spots().stream().flatMap(spot -> pixel(spot).stream()).toList();
      if (points.size() > 1) {
        pen.line(points, false, color, width);
      }
    }

    private Optional<Point2D> pixel(Spot spot) {
      return state.projection().toVisiblePixel(frame.at(spot.i(), spot.j()));
    }

    private void number(Isoline isoline) {
      isoline.lines().stream()
          .filter(line -> line.spots().size() >= LEAST_NUMBERED)
          .flatMap(line -> pixel(line.spots().get(line.spots().size() / 2)).stream())
          .forEach(at -> write(Numbers.of(isoline.level(), isoline.level()), at));
    }

    private void name(BranchLabel label) {
      pixel(label.at()).ifPresent(at -> write(PlaceWords.path(label.path()), at));
    }

    private void write(String words, Point2D at) {
      double height = Typeface.scaled(LETTERS) + 2 * PADDING;
      Text text = new Text(words);
      text.setFont(Typeface.SEMI_BOLD.size(LETTERS, words));
      double width = text.getLayoutBounds().getWidth() + 2 * PADDING;
      Bounds plate = new BoundingBox(at.getX() - width / 2, at.getY() - height / 2, width, height);
      if (written.stream().anyMatch(plate::intersects)) {
        return;
      }
      written.add(plate);
      pen.canvas().setFill(state.palette().labelPlate());
      pen.canvas().fillRoundRect(plate.getMinX(), plate.getMinY(), width, height, 6, 6);
      pen.write(words, at, text.getFont(), state.palette().ink());
    }
  }
}
