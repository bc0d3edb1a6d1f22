package collisionbench.app.viewport.plane;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.Children;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.GridSpacing;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.Ticks;
import collisionbench.app.viewport.render.TimeBudget;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
  private final TimeBudget slice;

  /// Bodies that have not been drawn yet, by name, in the order of the scene.
  private final SequencedMap<String, Body2> missing = new LinkedHashMap<>();

  /// An empty picture in dark colours.
  public PlanePicture() {
    this(System::nanoTime);
  }

  /// @param clock counts the nanoseconds that [#showMore] takes
  PlanePicture(LongSupplier clock) {
    slice = new TimeBudget(clock);
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
    missing.clear();
    if (!isDrawable()) {
      // All of it is drawn once it has a size.
      return false;
    }
    flat().filter(body -> !nodes.containsKey(body.id())).forEach(this::putOff);
    drawMore();
    drawBodies();
    return !missing.isEmpty();
  }

  private void putOff(Body2 body) {
    missing.put(body.id(), body);
  }

  /// A frame takes as long as all that is in it, so that the next part of very many bodies is shown
  /// once there are twice as many.
  @Override
  public boolean showMore() {
    drawMore();
    if (missing.isEmpty() || nodes.size() >= 2 * bodyLayer.getChildren().size()) {
      putInOrder();
    }
    return !missing.isEmpty();
  }

  private void drawMore() {
    Projection projection = projection();
    slice.begin();
    for (boolean over = false; !missing.isEmpty() && !over; over = slice.isOver()) {
      draw(missing.pollFirstEntry().getValue(), projection);
    }
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
  public void setGridStep(Optional<Double> newStep) {
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
    Projection projection = projection();
    flat().filter(body -> !missing.containsKey(body.id())).forEach(body -> draw(body, projection));
    putInOrder();
  }

  private Stream<Body2> flat() {
    return bodies.stream().filter(Body2.class::isInstance).map(Body2.class::cast);
  }

  private void putInOrder() {
    List<Node> inOrder =
        bodies.stream()
            .flatMap(body -> Stream.ofNullable(nodes.get(body.id())))
            .map(PlaneBody::node)
            .toList();
    Children.set(bodyLayer.getChildren(), inOrder);
    if (nodes.size() > inOrder.size()) {
      nodes.keySet().retainAll(bodies.stream().map(Body::id).collect(Collectors.toSet()));
      shown.keySet().retainAll(nodes.keySet());
    }
  }

  private void draw(Body2 body, Projection projection) {
    String id = body.id();
    Shown now = new Shown(body, touching.contains(id), selected.contains(id));
    if (!now.equals(shown.put(id, now))) {
      Point2D origin = projection.toPixel(Framing.standing(body).center()).orElse(Point2D.ZERO);
      PlaneInk ink = PlaneInk.of(palette, now.touching(), now.selected(), origin);
      nodeOf(id).draw(PlaneFigures.of(body.shape(), projection), ink);
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
