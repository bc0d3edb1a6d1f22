package collisionbench.app.viewport.space;

import collisionbench.app.session.Hue;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.BodyLayer;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.MapPicture;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.space.Materials.Look;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.SceneAntialiasing;
import javafx.scene.SubScene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Translate;
import javafx.util.Duration;

/// The picture of a 3D scene: shaded bodies over a ground grid.
///
/// In JavaFX y points down: only the root of the bodies here takes care of that, by half a turn
/// about x. The camera's target is moved to the origin, and bodies are drawn in a unit that suits
/// the camera.
public final class SpacePicture implements Picture {

  private final Pane root = new Pane();
  private final Backdrop backdrop = new Backdrop(root);
  private final SpaceCamera eye = new SpaceCamera();
  private final Translate fromTarget = new Translate();
  private final BodyLayer<BodyNode, Look> layer;
  private final Crowd crowd = new Crowd();
  private final Seams seams = new Seams();
  private final MapSquare map = new MapSquare();
  private Palette palette = Palette.DARK;
  private boolean strong;
  private Materials materials = new Materials(palette, strong, false);
  private Materials clear = new Materials(palette, strong, true);
  private Set<String> seeThrough = Set.of();
  private Optional<Ruling.Names> pair = Optional.empty();
  private Camera camera = new Camera(Vec3.ZERO, 10, 0, 0);
  private Lens lens = Lens.PERSPECTIVE;
  private DrawnUnit unit = DrawnUnit.ONE;
  private List<Body> bodies = List.of();
  private Contacts contacts = new Contacts(Set.of(), List.of());
  private Set<String> selected = Set.of();
  private Function<Body, Look> looks = _ -> Look.PLAIN;

  /// Chooses which bodies of a crowd have details once the camera rests.
  private final PauseTransition rest = new PauseTransition(Duration.millis(150));

  /// An empty picture in dark colors.
  public SpacePicture() {
    this(System::nanoTime);
  }

  /// @param clock counts the nanoseconds that [#showMore] takes
  public SpacePicture(LongSupplier clock) {
    layer = new BodyLayer<>(clock, this::draw, this::showSeams);
    for (Node moved : List.of(crowd, layer.node(), seams.node(), map)) {
      moved.getTransforms().add(fromTarget);
    }
    rest.setOnFinished(_ -> catchUp());
    root.widthProperty().addListener(_ -> catchUp());
    root.heightProperty().addListener(_ -> catchUp());
    root.setMinSize(0, 0);
    root.setMouseTransparent(true);
    root.getChildren().addAll(backdrop.behindBodies());
    root.getChildren().addAll(subScene(), backdrop.numbers());
    if (!Platform.isSupported(ConditionalFeature.SCENE3D)) {
      root.getChildren().add(unsupported());
    }
    paint(palette);
  }

  private SubScene subScene() {
    // Seams first, since see-through bodies hide what is drawn after them.
    Group world = new Group(seams.node(), crowd, layer.node(), map, eye.camera());
    world.getTransforms().add(new Rotate(180, Rotate.X_AXIS));
    world.getChildren().addAll(Lights.all());
    SubScene view = new SubScene(world, 0, 0, true, SceneAntialiasing.BALANCED);
    view.setCamera(eye.camera());
    view.setFill(Color.TRANSPARENT);
    view.widthProperty().bind(root.widthProperty());
    view.heightProperty().bind(root.heightProperty());
    return view;
  }

  private Node unsupported() {
    Label sentence = new Label(Texts.get("picture.no-3d"));
    sentence.getStyleClass().add("caption");
    StackPane middle = new StackPane(sentence);
    middle.prefWidthProperty().bind(root.widthProperty());
    middle.prefHeightProperty().bind(root.heightProperty());
    return middle;
  }

  @Override
  public Region node() {
    return root;
  }

  @Override
  public boolean show(List<Body> newBodies, Contacts newContacts, Set<String> newSelected) {
    List<Body> changed = changed(newBodies);
    boolean sameChoice = selected.equals(newSelected) && bodies.size() == newBodies.size();
    boolean sameLooks = contacts.equals(newContacts) && sameChoice;
    bodies = newBodies;
    contacts = newContacts;
    selected = newSelected;
    looks = sameLooks ? looks : looks();
    eye.include(drawn(), changed.stream().map(unit::drawn).toList());
    backdrop.drawFootprints(projection(), palette, bodies);
    if (!sameChoice) {
      chooseDetails();
    }
    return showBodies();
  }

  @Override
  public void showAllDetails() {
    crowd.disband();
  }

  private void chooseDetails() {
    if (crowd.isCrowd(bodies)) {
      crowd.choose(drawnBodies(), drawn(), id -> selected.contains(id) || seeThrough.contains(id));
    }
  }

  /// Adapts everything to the camera, the size and the colors.
  private void catchUp() {
    fit();
    chooseDetails();
    if (crowd.isCrowd(bodies)) {
      for (boolean more = showBodies(); more; ) {
        more = layer.showMore();
      }
    }
  }

  @SuppressWarnings("ReferenceEquality") // an unchanged body is the same object
  private List<Body> changed(List<Body> newBodies) {
    List<Body> changed = new ArrayList<>();
    for (int i = 0; i < newBodies.size(); i++) {
      if (i >= bodies.size() || bodies.get(i) != newBodies.get(i)) {
        changed.add(newBodies.get(i));
      }
    }
    return changed;
  }

  private boolean showBodies() {
    layer.set(crowd.detailed(backToFront()), looks);
    List<Body> crowded = crowd.isCrowd(bodies) ? drawnBodies() : List.of();
    crowd.show(crowded, looks, drawn(), materials, clear);
    return layer.show();
  }

  private Function<Body, Look> looks() {
    Map<String, StripePattern> patterns = StripePattern.of(contacts);
    Map<String, Look> special = new HashMap<>();
    Set<String> told = pair.map(two -> Set.of(two.a(), two.b())).orElse(Set.of());
    Stream.of(contacts.touching(), contacts.disputed(), selected, seeThrough, told)
        .flatMap(Set::stream)
        .forEach(id -> special.computeIfAbsent(id, _ -> look(id, patterns)));
    Look plain = look("", Map.of());
    return body -> special.getOrDefault(body.id(), plain);
  }

  private Look look(String id, Map<String, StripePattern> patterns) {
    return new Look(
        contacts.touching().contains(id),
        contacts.disputed().contains(id),
        selected.contains(id),
        Hue.of(id, pair),
        StripePattern.of(id, patterns),
        seeThrough.contains(id));
  }

  /// See-through bodies come last, the nearest at the end: they hide what is drawn after them.
  private List<Body> backToFront() {
    Projection projection = projection();
    return seeThrough.isEmpty()
        ? bodies
        : bodies.stream()
            .sorted(
                Comparator.comparingDouble(body ->
                    seeThrough.contains(body.id())
                        ? -nearest(body, projection)
                        : -Double.MAX_VALUE))
            .toList();
  }

  private static double nearest(Body body, Projection projection) {
    return Framing.corners(body.bounds()).stream()
        .mapToDouble(projection::depth)
        .min()
        .orElseThrow();
  }

  @Override
  public void setSeeThrough(Set<String> ids) {
    if (!seeThrough.equals(ids)) {
      seeThrough = Set.copyOf(ids);
      looks = looks();
      orderMap();
      chooseDetails();
    }
  }

  @Override
  public void setPair(Optional<Ruling.Names> newPair) {
    if (!pair.equals(newPair)) {
      pair = newPair;
      looks = looks();
    }
  }

  /// See-through bodies hide what is drawn after them; a map hides what is behind it and drawn
  /// after it.
  private void orderMap() {
    if (seeThrough.isEmpty()) {
      map.toFront();
    } else {
      map.toBack();
    }
  }

  @Override
  public void showMap(Optional<MapPicture> newMap) {
    map.show(newMap);
    map.fit(unit::drawn);
  }

  @Override
  public boolean showMore() {
    return layer.showMore();
  }

  private BodyNode draw(Optional<BodyNode> before, Body body, Look look) {
    if (!(unit.drawn(body) instanceof Body3 solid)) {
      throw new IllegalArgumentException("not a body in space: " + body.id());
    }
    BodyNode node =
        before.filter(known -> known.update(solid.shape())).orElseGet(() -> BodyNodes.of(solid));
    node.mark(look);
    fit(node, drawn());
    return node;
  }

  private void fit(BodyNode node, Projection projection) {
    node.fit(projection, node.look().seeThrough() ? clear : materials);
  }

  private void showSeams() {
    seams.show(contacts.pairs(), selected, layer.nodes());
    seams.fit(drawn(), materials);
  }

  @Override
  public void lookFrom(Camera newCamera, Lens newLens) {
    camera = newCamera;
    lens = newLens;
    DrawnUnit before = unit;
    unit = DrawnUnit.of(camera);
    boolean inAnotherUnit = !unit.equals(before);
    if (inAnotherUnit) {
      layer.redraw();
    }
    map.fit(unit::drawn);
    Vec3 target = unit.drawn(camera).target();
    fromTarget.setX(-target.x());
    fromTarget.setY(-target.y());
    fromTarget.setZ(-target.z());
    fit();
    if (crowd.isCrowd(bodies)) {
      rest.playFromStart();
    }
    boolean sorted = !seeThrough.isEmpty() && layer.node().getChildren().size() == bodies.size();
    if (sorted || (inAnotherUnit && crowd.isCrowd(bodies))) {
      showBodies();
    }
  }

  @Override
  public void paint(Palette newPalette) {
    palette = newPalette;
    materials = new Materials(newPalette, strong, false);
    clear = new Materials(newPalette, strong, true);
    root.setBackground(newPalette.sky());
    catchUp();
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

  /// {@return the projection in the drawn unit}
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
      layer.nodes().values().forEach(node -> fit(node, projection));
      seams.fit(projection, materials);
    }
  }
}
