package collisionbench.app.viewport;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Session;
import collisionbench.app.session.View;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.gizmo.Gizmo;
import collisionbench.app.viewport.gizmo.GuideLines;
import collisionbench.app.viewport.gizmo.GuideReadout;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The picture of what is open in a session, and the mouse's way to change it.
public final class Viewport extends StackPane {

  private static final PseudoClass FOCUS_SHOWN = PseudoClass.getPseudoClass("focus-shown");

  private final Session session;
  private final ObjectProperty<Palette> palette = new SimpleObjectProperty<>(Palette.DARK);
  private final OverlayPane overlay;
  private final Gestures gestures;
  private Picture picture;
  private Space space;

  /// A viewport on a session.
  ///
  /// @param probe is told how long each event of a drag takes
  public Viewport(Session session, Probe probe) {
    this.session = session;
    space = session.space();
    picture = Picture.of(space);
    gestures = new Gestures(this, session, probe);
    overlay = new OverlayPane(overlays(), this::sight, probe);
    getChildren().setAll(picture.node(), overlay, focusRing());
    setId("viewport");
    setMinSize(0, 0);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleRoleDescription(Texts.get("spoken.role"));
    setAccessibleHelp(Texts.get("spoken.help"));
    focusedProperty().subscribe(_ -> showFocus(false));
    addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> showFocus(false));
    session.evaluation().subscribe(this::show);
    session.selection().subscribe(_ -> show(session.evaluation().get()));
    session.view().subscribe(this::showLayers);
    session.camera().subscribe(this::lookFrom);
    palette.subscribe(this::paint);
    gestures.listen();
  }

  /// What is drawn over the picture, the hindmost first.
  private static List<Overlay> overlays() {
    return List.of(new MarkOverlay(), new GuideLines(), new Gizmo(), new GuideReadout());
  }

  private void showLayers(View view) {
    picture.showGrid(view.shows(View.Layer.GRID));
    overlay.changed();
  }

  private void lookFrom(Camera camera) {
    picture.lookFrom(camera);
    overlay.changed();
  }

  private void paint(Palette colors) {
    picture.paint(colors);
    overlay.changed();
  }

  /// Takes the focus and shows it, for who goes from pane to pane by keys.
  public void focusByKey() {
    requestFocus();
    showFocus(true);
  }

  private void showFocus(boolean shown) {
    pseudoClassStateChanged(FOCUS_SHOWN, shown);
  }

  private static Region focusRing() {
    Region ring = new Region();
    ring.getStyleClass().add("focus-ring");
    ring.setMouseTransparent(true);
    return ring;
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return attribute == AccessibleAttribute.TEXT
        ? Spoken.of(session.evaluation().get(), session.selection().get().all())
        : super.queryAccessibleAttribute(attribute, parameters);
  }

  /// {@return the colours of the picture}
  public ObjectProperty<Palette> palette() {
    return palette;
  }

  /// Shows all of the scene, from the direction from which it is seen now.
  public void frameAll() {
    Camera now = session.camera().get();
    session.lookFrom(
        Framing.of(session.evaluation().get().scene(), now.azimuth(), now.elevation(), aspect()));
  }

  /// Shows all of the scene if some of a body is outside the picture.
  public void bringIntoView(Body body) {
    Projection projection = projection();
    boolean whole =
        Framing.corners(body).stream()
            .map(projection::toPixel)
            .allMatch(pixel -> pixel.filter(this::contains).isPresent());
    if (!whole) {
      frameAll();
    }
  }

  /// {@return the camera from which a scene is first seen in this viewport}
  public Camera firstCamera(collisionbench.app.scene.Scene scene) {
    return scene.camera().orElseGet(() -> Framing.of(scene, aspect()));
  }

  /// {@return where a point of the scene is in the picture}
  public Projection projection() {
    return new Projection(session.space(), session.camera().get(), getWidth(), getHeight());
  }

  Picture picture() {
    return picture;
  }

  OverlayPane overlay() {
    return overlay;
  }

  /// {@return all that decides what is shown now}
  Sight sight() {
    return new Sight(
        session.evaluation().get(),
        session.selection().get(),
        session.view().get(),
        projection(),
        palette.get(),
        gestures.hovered(),
        gestures.held(),
        gestures.guide());
  }

  private double aspect() {
    return getWidth() > 0 && getHeight() > 0 ? getWidth() / getHeight() : 1.6;
  }

  private void show(Evaluation evaluation) {
    if (evaluation.scene().space() != space) {
      space = evaluation.scene().space();
      picture = Picture.of(space);
      picture.paint(palette.get());
      picture.showGrid(session.view().get().shows(View.Layer.GRID));
      picture.lookFrom(session.camera().get());
      getChildren().set(0, picture.node());
    }
    picture.show(sight().bodies(), evaluation.touching(), session.selection().get().all());
    overlay.changed();
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }
}
