package collisionbench.app.viewport.cube;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
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

  private final Consumer<Camera> fly;
  private final Map<Side, String> words = new EnumMap<>(Side.class);
  private final double wordSize;

  /// @param fly moves the camera
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
      lens(state, cube).draw(pen, state.palette(), state.highlights(LensGrip.NAME));
    }
  }

  @Override
  public List<Grip> grips(RenderState state) {
    if (area(state.projection()).isEmpty()) {
      return List.of();
    }
    SeenCube cube = cube(state);
    List<Grip> grips = new ArrayList<>();
    CubePart.ALL.forEach(part -> grips.add(new CubePartGrip(part, cube, fly)));
    grips.add(lens(state, cube));
    return grips;
  }

  private static LensGrip lens(RenderState state, SeenCube cube) {
    return new LensGrip(state.view().lens(), cube.center().add(0, BELOW));
  }
}
