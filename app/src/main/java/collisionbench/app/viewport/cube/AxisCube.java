package collisionbench.app.viewport.cube;

import collisionbench.app.session.Session;
import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.Side;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;

/// The view cube in the upper right corner of a 3D picture. A click on a face, an edge or a corner
/// moves the camera there, a drag orbits it; a click on the lens below the cube switches it.
public final class AxisCube implements Overlay {

  /// The distance of the cube's center from the edges of the picture, in pixels.
  private static final double INSET = 64;

  /// The distance of the text below the cube from the cube's center, in pixels.
  private static final double BELOW = 62;

  private static final double WIDTH = 110;
  private static final double HEIGHT = 140;

  /// In a smaller picture the cube would be in the way.
  private static final double SMALLEST = 2.5;

  private static final String LENS = "cube-lens";
  private static final double LENS_WIDTH = 84;
  private static final double LENS_HEIGHT = 20;

  /// The greatest factor of the size of text with which the name of the lens is not cut off.
  private static final double LARGEST_TEXT = 1.25;

  /// The cube is small, so it turns faster than the scene does.
  private static final double RADIANS_PER_PIXEL = 0.014;

  private final Consumer<Camera> fly;
  private final Map<Side, String> words = new EnumMap<>(Side.class);
  private final double wordSize;

  public AxisCube(Consumer<Camera> fly) {
    this.fly = fly;
    for (Side side : Side.values()) {
      words.put(side, Texts.get("side." + KebabCase.of(side)));
    }
    wordSize = CubePainter.sizeOf(words.values());
  }

  /// {@return the area of a picture that the cube covers; empty if it has no cube}
  public static Optional<Bounds> area(Projection projection) {
    boolean room =
        projection.width() >= SMALLEST * WIDTH && projection.height() >= SMALLEST * HEIGHT / 2;
    return projection.space() == Space.THREE && room
        ? Optional.of(new BoundingBox(projection.width() - WIDTH, 0, WIDTH, HEIGHT))
        : Optional.empty();
  }

  private static SeenCube cube(RenderState state) {
    Projection projection = state.projection();
    return new SeenCube(projection.camera(), new Point2D(projection.width() - INSET, INSET));
  }

  @Override
  public void draw(GraphicsContext canvas, RenderState state) {
    if (area(state.projection()).isPresent()) {
      SeenCube cube = cube(state);
      Optional<CubePart> lit =
          CubePart.ALL.stream().filter(part -> state.highlights(part.name())).findFirst();
      CanvasPen pen = new CanvasPen(canvas);
      new CubePainter(pen, state.palette(), cube).paint(words, wordSize, lit);
      drawLens(state, lensAt(cube), pen);
    }
  }

  @Override
  public List<Grip> grips(RenderState state) {
    if (area(state.projection()).isEmpty()) {
      return List.of();
    }
    SeenCube cube = cube(state);
    return Stream.concat(
            CubePart.ALL.stream().map(part -> grip(part, cube)), Stream.of(lens(state, cube)))
        .toList();
  }

  private Grip grip(CubePart part, SeenCube cube) {
    return new Grip(
        part.name(),
        Cursor.HAND,
        (x, y) -> cube.part(x, y).filter(part::equals).isPresent(),
        press ->
            new DragHandler() {
              @Override
              public void to(Pointer pointer, Session session) {
                double right = (press.x() - pointer.x()) * RADIANS_PER_PIXEL;
                double down = (pointer.y() - press.y()) * RADIANS_PER_PIXEL;
                session.display().lookFrom(cube.camera().orbitedBy(right, down));
              }

              @Override
              public void clicked(Pointer pointer, Session session) {
                fly.accept(part.seenBy(cube.camera()));
              }
            });
  }

  /// The name of the lens, below the cube; a click switches it.
  private static Grip lens(RenderState state, SeenCube cube) {
    Point2D at = lensAt(cube);
    return new Grip(
        LENS,
        Cursor.HAND,
        (x, y) ->
            Math.abs(x - at.getX()) <= LENS_WIDTH / 2 && Math.abs(y - at.getY()) <= LENS_HEIGHT / 2,
        _ ->
            new DragHandler() {
              @Override
              public void to(Pointer pointer, Session session) {}

              @Override
              public void clicked(Pointer pointer, Session session) {
                session.display().show(view -> view.with(state.view().lens().other()));
              }
            });
  }

  private static Point2D lensAt(SeenCube cube) {
    return cube.center().add(0, BELOW);
  }

  private static void drawLens(RenderState state, Point2D at, CanvasPen pen) {
    Palette palette = state.palette();
    boolean lit = state.highlights(LENS);
    pen.canvas().setFill(lit ? palette.labelPlate() : palette.plate());
    pen.canvas()
        .fillRoundRect(
            at.getX() - LENS_WIDTH / 2,
            at.getY() - LENS_HEIGHT / 2,
            LENS_WIDTH,
            LENS_HEIGHT,
            LENS_HEIGHT / 2,
            LENS_HEIGHT / 2);
    String words = Texts.get("lens." + KebabCase.of(state.view().lens()));
    double size = 12 * Math.min(1, LARGEST_TEXT / Typeface.scale());
    pen.write(words, at, Typeface.REGULAR.size(size), lit ? palette.ink() : palette.text());
  }
}
