package collisionbench.app.viewport.plane;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.sight.Contacts;
import collisionbench.app.viewport.sight.Framing;
import collisionbench.app.viewport.sight.GridSpacing;
import collisionbench.app.viewport.sight.Palette;
import collisionbench.app.viewport.sight.Picture;
import collisionbench.app.viewport.sight.Projection;
import collisionbench.app.viewport.sight.Ticks;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/// Draws a flat scene: outlines of the same width at any zoom, over a grid with numbered axes.
///
/// Showing bodies draws anew only those that have changed; a new camera, size or theme draws all.
public final class PlanePicture implements Picture {

  private final PlaneGrid grid = new PlaneGrid();
  private final Group bodyLayer = new Group();
  private final PlaneNumbers numbers = new PlaneNumbers();
  private final Pane root = new Pane(grid.node(), bodyLayer, numbers.node());
  private final Map<String, PlaneBody> nodes = new HashMap<>();
  private final Map<String, Shown> shown = new HashMap<>();

  private List<Body> bodies = List.of();
  private Set<String> touching = Set.of();
  private Set<String> selected = Set.of();
  private Camera camera = Framing.of(Scene.empty("", Space.TWO), 1);
  private Palette palette = Palette.DARK;
  private Optional<Double> step = Optional.empty();

  public PlanePicture() {
    root.setMouseTransparent(true);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(root.widthProperty());
    clip.heightProperty().bind(root.heightProperty());
    root.setClip(clip);
    root.widthProperty().subscribe(_ -> drawAll());
    root.heightProperty().subscribe(_ -> drawAll());
    paint(palette);
  }

  @Override
  public Region node() {
    return root;
  }

  @Override
  public boolean show(List<Body> newBodies, Contacts contacts, Set<String> newSelected) {
    bodies = List.copyOf(newBodies);
    touching = contacts.touching();
    selected = Set.copyOf(newSelected);
    drawBodies();
    return false;
  }

  @Override
  public void lookFrom(Camera newCamera, Lens lens) {
    if (!camera.equals(newCamera)) {
      camera = newCamera;
      drawAll();
    }
  }

  @Override
  public void paint(Palette newPalette) {
    palette = newPalette;
    root.setBackground(newPalette.sky());
    grid.paint(palette);
    numbers.paint(palette);
    drawAll();
  }

  @Override
  public void showGrid(boolean gridShown) {
    grid.node().setVisible(gridShown);
    numbers.node().setVisible(gridShown);
  }

  @Override
  public void rule(Optional<Double> newStep) {
    if (!step.equals(newStep)) {
      step = newStep;
      drawAll();
    }
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

  private void drawAll() {
    shown.clear();
    if (isDrawable()) {
      drawGround();
      drawBodies();
    }
  }

  private void drawGround() {
    double scale = pixelsPerUnit();
    Ruler across = new Ruler(camera.target().x(), scale, root.getWidth());
    Ruler up = new Ruler(camera.target().y(), -scale, root.getHeight());
    Ticks ticks = across.ticks(Ticks.APART);
    double fine = GridSpacing.spacing(projection(), step);
    grid.draw(across, up, fine, ticks, palette.axisX(), palette.axisY());
    numbers.draw(across, up, ticks, 0);
  }

  private void drawBodies() {
    if (!isDrawable()) {
      return;
    }
    Projection projection = projection();
    for (Body body : bodies) {
      if (body instanceof Body2 flat) {
        draw(flat, projection);
      }
    }
    List<Node> inOrder = bodies.stream().map(body -> nodeOf(body.id()).node()).toList();
    if (!bodyLayer.getChildren().equals(inOrder)) {
      bodyLayer.getChildren().setAll(inOrder);
      Set<String> ids = new HashSet<>(bodies.stream().map(Body::id).toList());
      nodes.keySet().retainAll(ids);
      shown.keySet().retainAll(ids);
    }
  }

  private void draw(Body2 body, Projection projection) {
    String id = body.id();
    Shown now = new Shown(body, touching.contains(id), selected.contains(id));
    if (!now.equals(shown.put(id, now))) {
      Point2D origin = projection.toPixel(Framing.standing(body).center()).orElse(Point2D.ZERO);
      PlaneInk ink = PlaneInk.of(palette, now.touching(), now.selected(), origin);
      nodeOf(id).draw(PlaneFigure.of(body.shape(), projection), ink);
    }
  }

  private PlaneBody nodeOf(String id) {
    return nodes.computeIfAbsent(id, PlaneBody::new);
  }

  /// Before the first layout there is no size, and at the far ends of the doubles no scale.
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

  /// What the node of a body shows.
  private record Shown(Body2 body, boolean touching, boolean selected) {}
}
