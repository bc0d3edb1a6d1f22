package collisionbench.app.viewport.space;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.render.Children;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.TimeBudget;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;

/// The picture of a scene in space: shaded bodies over a ground of lines.
///
/// JavaFX counts y downwards. The one place that knows is the root of the bodies here, which is
/// turned half a turn about x; and the bodies are moved so that what is looked at is at the origin.
/// They are drawn in a unit that suits the camera.
public final class SpacePicture implements Picture {

  private final Pane root = new Pane();
  private final Backdrop backdrop = new Backdrop(root);
  private final Translate fromTarget = new Translate();
  private final Group world = new Group();
  private final SubScene view = new SubScene(world, 0, 0, true, SceneAntialiasing.BALANCED);
  private final SpaceCamera eye = new SpaceCamera();
  private final Group group = new Group();
  private final Map<String, BodyNode> nodes = new HashMap<>();
  private final Map<String, Shown> shown = new HashMap<>();
  private final Seams seams = new Seams();
  private final TimeBudget slice;

  private Palette palette = Palette.DARK;
  private boolean strong;
  private Materials materials = Materials.of(palette, strong);
  private Camera camera = new Camera(Vec3.ZERO, 10, 0, 0);
  private Lens lens = Lens.PERSPECTIVE;
  private DrawnUnit unit = DrawnUnit.ONE;
  private List<Body> bodies = List.of();
  private Contacts contacts = new Contacts(Set.of(), List.of());
  private Set<String> selected = Set.of();

  /// Bodies that have no node yet, in the order of the scene.
  private final Queue<Shown> missing = new ArrayDeque<>();

  /// How a body was last shown; what looks the same is left alone.
  private record Shown(Body body, BodyNode.Highlight look) {}

  /// An empty picture in dark colours.
  public SpacePicture() {
    this(System::nanoTime);
  }

  /// @param clock counts the nanoseconds that [#showMore] takes
  public SpacePicture(LongSupplier clock) {
    slice = new TimeBudget(clock);
    world.getTransforms().add(new Rotate(180, Rotate.X_AXIS));
    world.getChildren().addAll(group, seams.node(), eye.camera());
    world.getChildren().addAll(Lights.all());
    group.getTransforms().add(fromTarget);
    seams.node().getTransforms().add(fromTarget);
    view.setCamera(eye.camera());
    view.setFill(Color.TRANSPARENT);
    view.widthProperty().bind(root.widthProperty());
    view.heightProperty().bind(root.heightProperty());
    root.widthProperty().addListener(_ -> fit());
    root.heightProperty().addListener(_ -> fit());
    root.setMinSize(0, 0);
    root.setMouseTransparent(true);
    root.getChildren().addAll(backdrop.behindBodies());
    root.getChildren().addAll(view, backdrop.numbers());
    if (!Platform.isSupported(ConditionalFeature.SCENE3D)) {
      root.getChildren().add(sayNothingIsDrawn());
    }
    paint(palette);
  }

  private Label sayNothingIsDrawn() {
    Label sentence = new Label(Texts.get("picture.no-3d"));
    sentence.getStyleClass().add("caption");
    sentence
        .layoutXProperty()
        .bind(root.widthProperty().subtract(sentence.widthProperty()).divide(2));
    sentence
        .layoutYProperty()
        .bind(root.heightProperty().subtract(sentence.heightProperty()).divide(2));
    return sentence;
  }

  @Override
  public Region node() {
    return root;
  }

  @Override
  public boolean show(List<Body> newBodies, Contacts newContacts, Set<String> newSelected) {
    bodies = newBodies;
    contacts = newContacts;
    selected = newSelected;
    Projection projection = drawn();
    eye.look(projection, drawnBodies());
    Map<String, StripePattern> patterns = StripePattern.of(newBodies, contacts);
    missing.clear();
    for (Body body : newBodies) {
      String id = body.id();
      BodyNode.Highlight look =
          new BodyNode.Highlight(
              contacts.touching().contains(id),
              selected.contains(id),
              StripePattern.of(id, patterns));
      Shown now = new Shown(body, look);
      if (!nodes.containsKey(id)) {
        missing.add(now);
      } else if (!now.equals(shown.put(id, now))) {
        place(now, projection);
      }
    }
    backdrop.drawFootprints(projection(), palette, bodies);
    placeMore(projection);
    showPlaced(projection);
    return !missing.isEmpty();
  }

  /// A frame takes as long as all that is in it, so that the next part of very many bodies is shown
  /// once there are twice as many.
  @Override
  public boolean showMore() {
    Projection projection = drawn();
    placeMore(projection);
    if (missing.isEmpty() || nodes.size() >= 2 * group.getChildren().size()) {
      showPlaced(projection);
    }
    return !missing.isEmpty();
  }

  private void placeMore(Projection projection) {
    slice.begin();
    for (boolean over = false; !missing.isEmpty() && !over; over = slice.isOver()) {
      Shown next = missing.remove();
      shown.put(next.body().id(), next);
      place(next, projection);
    }
  }

  private void showPlaced(Projection projection) {
    putInOrder();
    seams.show(contacts.pairs(), selected, nodes);
    seams.fit(projection, materials);
  }

  private void putInOrder() {
    List<Node> inOrder =
        bodies.stream().<Node>map(body -> nodes.get(body.id())).filter(Objects::nonNull).toList();
    Children.set(group.getChildren(), inOrder);
    if (nodes.size() > inOrder.size()) {
      nodes.keySet().retainAll(bodies.stream().map(Body::id).collect(Collectors.toSet()));
      shown.keySet().retainAll(nodes.keySet());
    }
  }

  private void place(Shown now, Projection projection) {
    BodyNode node = nodeOf(unit.drawn(now.body()));
    node.mark(now.look());
    node.fit(projection, materials);
  }

  private BodyNode nodeOf(Body body) {
    if (!(body instanceof Body3 solid)) {
      throw new IllegalArgumentException("not a body in space: " + body.id());
    }
    BodyNode node = nodes.get(body.id());
    if (node == null || !node.update(solid.shape())) {
      node = BodyNodes.of(solid.shape());
      node.setId("body-" + body.id());
      node.update(solid.shape());
      nodes.put(body.id(), node);
    }
    return node;
  }

  @Override
  public void lookFrom(Camera newCamera, Lens newLens) {
    camera = newCamera;
    lens = newLens;
    DrawnUnit before = unit;
    unit = DrawnUnit.of(camera);
    if (!unit.equals(before)) {
      shown.values().forEach(now -> nodeOf(unit.drawn(now.body())).mark(now.look()));
      // A hull may be a line in one unit, and in another have numbers enough to be more.
      putInOrder();
    }
    Vec3 target = unit.drawn(camera).target();
    fromTarget.setX(-target.x());
    fromTarget.setY(-target.y());
    fromTarget.setZ(-target.z());
    fit();
  }

  @Override
  public void paint(Palette newPalette) {
    palette = newPalette;
    materials = Materials.of(newPalette, strong);
    root.setBackground(newPalette.sky());
    fit();
  }

  @Override
  public void showGrid(boolean shown) {
    backdrop.show(shown);
    fit();
  }

  @Override
  public void setGridStep(Optional<Double> step) {
    if (backdrop.setGridStep(step)) {
      fit();
    }
  }

  @Override
  public void setStrongStripes(boolean newStrong) {
    if (strong != newStrong) {
      strong = newStrong;
      paint(palette);
    }
  }

  @Override
  public Optional<Hit> hit(double x, double y) {
    return SpacePicking.hit(drawnBodies(), drawn(), x, y)
        .map(hit -> new Hit(hit.id(), unit.inScene(hit.point())));
  }

  private Projection projection() {
    return new Projection(Space.THREE, lens, camera, root.getWidth(), root.getHeight());
  }

  private Projection drawn() {
    return new Projection(Space.THREE, lens, unit.drawn(camera), root.getWidth(), root.getHeight());
  }

  private List<Body> drawnBodies() {
    return bodies.stream().map(unit::drawn).toList();
  }

  private void fit() {
    Projection projection = drawn();
    eye.look(projection, drawnBodies());
    if (projection.width() > 0 && projection.height() > 0) {
      backdrop.draw(projection(), palette, bodies);
      nodes.values().forEach(node -> node.fit(projection, materials));
      seams.fit(projection, materials);
    }
  }
}
