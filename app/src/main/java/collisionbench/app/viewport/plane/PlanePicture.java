package collisionbench.app.viewport.plane;

import collisionbench.app.session.Hue;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.BodyLayer;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.GridSpacing;
import collisionbench.app.viewport.render.MapPicture;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.Side;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import javafx.geometry.Point2D;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/// The picture of a 2D scene: outlines of constant width over a grid with numbered axes.
///
/// [#show] draws only changed bodies again; a new camera, size or theme redraws everything.
public final class PlanePicture implements Picture {

  private final SideGrid grid = new SideGrid();
  private final BodyLayer<PlaneBody, Look> layer;
  private final ImageView map = new ImageView();
  private final Pane root;
  private List<Body2> bodies = List.of();
  private Camera camera = Framing.of(Scene.empty("", Space.TWO), 1);
  private Palette palette = Palette.DARK;
  private Optional<Double> step = Optional.empty();
  private Optional<Ruling.Names> pair = Optional.empty();
  private Optional<MapPicture> shown = Optional.empty();

  private record Look(boolean touching, boolean disputed, boolean selected, Hue tint) {}

  /// An empty picture in dark colors.
  public PlanePicture() {
    this(System::nanoTime);
  }

  /// @param clock counts the nanoseconds that [#showMore] takes
  PlanePicture(LongSupplier clock) {
    layer = new BodyLayer<>(clock, this::draw, () -> {});
    root = new Pane(map, grid.grid(), layer.node(), grid.numbers());
    map.setSmooth(false);
    root.setMouseTransparent(true);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(root.widthProperty());
    clip.heightProperty().bind(root.heightProperty());
    root.setClip(clip);
    root.widthProperty().subscribe(_ -> redraw());
    root.heightProperty().subscribe(_ -> redraw());
    paint(palette);
  }

  @Override
  public Region node() {
    return root;
  }

  @Override
  public boolean show(List<Body> newBodies, Contacts contacts, Set<String> selected) {
    bodies = newBodies.stream().filter(Body2.class::isInstance).map(Body2.class::cast).toList();
    layer.set(
        bodies,
        body ->
            new Look(
                contacts.touching().contains(body.id()),
                contacts.disputed().contains(body.id()),
                selected.contains(body.id()),
                Hue.of(body.id(), pair)));
    // Before it has a size, nothing is drawn; then everything is.
    return isDrawable() && layer.show();
  }

  @Override
  public boolean showMore() {
    return layer.showMore();
  }

  @Override
  public void lookFrom(Camera newCamera, Lens lens) {
    if (!camera.equals(newCamera)) {
      camera = newCamera;
      redraw();
    }
  }

  @Override
  public void paint(Palette newPalette) {
    palette = newPalette;
    root.setBackground(newPalette.sky());
    redraw();
  }

  @Override
  public void showGrid(boolean gridShown) {
    grid.grid().setVisible(gridShown);
    grid.numbers().setVisible(gridShown);
  }

  @Override
  public void setGridStep(Optional<Double> newStep) {
    if (!step.equals(newStep)) {
      step = newStep;
      redraw();
    }
  }

  @Override
  public void setPair(Optional<Ruling.Names> newPair) {
    pair = newPair;
  }

  @Override
  public void showMap(Optional<MapPicture> newMap) {
    shown = newMap;
    placeMap();
  }

  private void placeMap() {
    map.setVisible(shown.isPresent());
    shown.ifPresent(picture -> {
      Point2D upperLeft =
          projection().toPixel(picture.corner().plus(picture.up())).orElse(Point2D.ZERO);
      map.setImage(picture.image());
      map.relocate(upperLeft.getX(), upperLeft.getY());
      map.setFitWidth(pixelsPerUnit() * picture.across().length());
      map.setFitHeight(pixelsPerUnit() * picture.up().length());
    });
  }

  @Override
  public Optional<Hit> hit(double x, double y) {
    if (!isDrawable()) {
      return Optional.empty();
    }
    Vec3 mouse = projection().onPlaneThrough(Vec3.ZERO, x, y);
    Point2 at = new Point2(new Vec2(mouse.x(), mouse.y()));
    return new PlanePicking(at, pixelsPerUnit()).among(bodies);
  }

  private void redraw() {
    if (isDrawable()) {
      Projection projection = projection();
      grid.draw(Side.FRONT, projection, GridSpacing.spacing(projection, step), palette);
      layer.redraw();
      placeMap();
    }
  }

  private PlaneBody draw(Optional<PlaneBody> before, Body body, Look look) {
    PlaneBody node = before.orElseGet(() -> new PlaneBody(body.id()));
    Projection projection = projection();
    Point2D origin = projection.toPixel(Framing.startBounds(body).center()).orElse(Point2D.ZERO);
    Optional<PlaneInk.Halo> halo = PlaneInk.Halo.of(palette, look.selected, look.tint);
    PlaneInk ink = PlaneInk.of(palette, look.touching, look.disputed, halo, origin);
    node.draw(PlaneFigure.of(((Body2) body).shape(), projection), ink);
    return node;
  }

  /// {@return false before the first layout, when there is no size, and at scales near the limits
  /// of doubles}
  private boolean isDrawable() {
    double scale = pixelsPerUnit();
    return root.getWidth() > 0 && scale > 1e-290 && scale < 1e290;
  }

  private double pixelsPerUnit() {
    return root.getHeight() / camera.visibleHeight();
  }

  private Projection projection() {
    return new Projection(Space.TWO, camera, root.getWidth(), root.getHeight());
  }
}
