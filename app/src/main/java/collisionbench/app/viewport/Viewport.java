package collisionbench.app.viewport;

import collisionbench.app.session.DrawnMap;
import collisionbench.app.session.Mapping;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.camera.BodiesInView;
import collisionbench.app.viewport.camera.Navigation;
import collisionbench.app.viewport.cube.AxisCube;
import collisionbench.app.viewport.gesture.Gestures;
import collisionbench.app.viewport.gesture.InputSurface;
import collisionbench.app.viewport.gesture.PictureMenus;
import collisionbench.app.viewport.gizmo.Gizmo;
import collisionbench.app.viewport.gizmo.GuideLines;
import collisionbench.app.viewport.gizmo.VelocityArrows;
import collisionbench.app.viewport.map.MapCursor;
import collisionbench.app.viewport.map.MapLines;
import collisionbench.app.viewport.map.MapPainter;
import collisionbench.app.viewport.map.MapPictures;
import collisionbench.app.viewport.mark.Ghosts;
import collisionbench.app.viewport.mark.HiddenOutlines;
import collisionbench.app.viewport.mark.MarkOverlay;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SnapStep;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.stream.Stream;
import javafx.animation.AnimationTimer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The view of a session's scene, in which the mouse edits it.
public final class Viewport extends StackPane {

  private static final PseudoClass FOCUS_SHOWN = PseudoClass.getPseudoClass("focus-shown");

  private final Session session;
  private final ObjectProperty<Palette> palette = new SimpleObjectProperty<>(Palette.DARK);
  private final MapPainter painter = new MapPainter(palette);
  private final OverlayPane overlay;
  private final MapCursor cursor = new MapCursor(this::state);
  private final Gestures gestures;
  private final Navigation navigation;
  private final ReadOnlyBooleanWrapper outOfView = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper hint = new ReadOnlyStringWrapper("");
  private final ReadOnlyObjectWrapper<SnapStep> step = new ReadOnlyObjectWrapper<>(SnapStep.of(1));
  private final PictureMenus menus = new PictureMenus(this);

  /// Adds the remaining nodes of large scenes, some in each frame.
  private final AnimationTimer rest =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          complete = !picture.showMore();
          if (complete) {
            stop();
          }
        }
      };

  private List<Bounds> panels = List.of();
  private Picture picture;
  private Space space;
  private boolean complete = true;

  /// @param frameTimer receives the duration of each drag event
  public Viewport(Session session, FrameTimer frameTimer) {
    this.session = session;
    navigation = new Navigation(session, this::state);
    gestures = new Gestures(surface(), session, navigation, menus, frameTimer);
    space = session.space();
    picture = StillPicture.empty(state());
    overlay = new OverlayPane(overlays(), this::state, frameTimer);
    cursor.follow(this);
    getChildren().setAll(picture.node(), overlay, cursor, focusRing());
    setId("viewport");
    setMinSize(0, 0);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleRoleDescription(Texts.get("spoken.role"));
    setAccessibleHelp(Texts.get("spoken.help"));
    session.follow(this::show, State::evaluation, State::selection, now -> now.look().coloring());
    session.display().view().subscribe(this::showView);
    session.display().mapping().subscribe(this::showNewMap);
    session.display().seenThrough().subscribe(_ -> show());
    session.display().pointedOut().subscribe(_ -> overlay.changed());
    session.display().layout().subscribe(_ -> overlay.changed());
    session.display().camera().subscribe(_ -> look());
    widthProperty().subscribe(this::updateDerived);
    heightProperty().subscribe(this::updateDerived);
    palette.subscribe(this::paint);
    gestures.listen();
  }

  /// Shown only after keyboard navigation: a mouse user knows where they clicked.
  private Node focusRing() {
    Region ring = new Region();
    ring.getStyleClass().add("focus-ring");
    ring.setMouseTransparent(true);
    focusedProperty().subscribe(_ -> pseudoClassStateChanged(FOCUS_SHOWN, false));
    addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> pseudoClassStateChanged(FOCUS_SHOWN, false));
    return ring;
  }

  /// {@return whether every body is drawn; where there are many, or the machine is busy, some
  /// follow in later frames}
  public boolean isComplete() {
    return complete;
  }

  /// The overlays, back to front.
  private List<Overlay> overlays() {
    MapLines map = new MapLines();
    MarkOverlay marks =
        new MarkOverlay(() -> Stream.of(panels, map.written()).flatMap(List::stream).toList());
    return List.of(
        map,
        new HiddenOutlines(),
        new Ghosts(),
        new VelocityArrows(),
        new GuideLines(),
        new Gizmo(marks::points),
        marks,
        new AxisCube(navigation::to));
  }

  @SuppressWarnings("ReferenceEquality") // comparing the answers of two maps is slow
  private void showNewMap(Mapping before, Mapping now) {
    boolean isSame =
        before.drawn().isPresent() == now.drawn().isPresent()
            && now.drawn().filter(map -> map.map() != before.drawn().orElse(map).map()).isEmpty();
    if (!isSame) {
      showMap();
    }
  }

  private void showMap() {
    picture.showMap(state().map().map(map -> MapPictures.of(map, painter.image(map))));
    cursor.renew();
    overlay.changed();
  }

  private void showView(View view) {
    StillPicture.apply(picture, view);
    show();
    look();
    hint.set(Gizmo.hint(state()));
  }

  private void look() {
    picture.lookFrom(session.display().camera().get(), session.display().view().get().lens());
    updateDerived();
    overlay.changed();
  }

  private void updateDerived() {
    boolean drawn = getWidth() > 0 && getHeight() > 0;
    RenderState now = state();
    if (drawn) {
      step.set(now.step());
    }
    outOfView.set(drawn && BodiesInView.noneOf(now.bodies(), now.projection()));
  }

  private void paint(Palette colors) {
    picture.paint(colors);
    showMap();
    show();
  }

  /// Sets the areas that panels cover, in pixels, so that no label is placed there.
  public void setPanels(List<Bounds> newPanels) {
    if (!newPanels.equals(panels)) {
      panels = List.copyOf(newPanels);
      overlay.changed();
    }
  }

  public PictureMenus menus() {
    return menus;
  }

  /// {@return how much of the visible bodies is drawn in an area, in pixels}
  public long bodiesUnder(Bounds area) {
    return BodiesInView.pointsIn(state(), area);
  }

  /// Requests focus and shows the focus ring.
  public void focusByKey() {
    requestFocus();
    pseudoClassStateChanged(FOCUS_SHOWN, true);
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return attribute == AccessibleAttribute.TEXT
        ? PictureInWords.of(session.evaluation().get(), session.selection().get().all())
        : super.queryAccessibleAttribute(attribute, parameters);
  }

  public ObjectProperty<Palette> palette() {
    return palette;
  }

  public MapPainter painter() {
    return painter;
  }

  public Navigation navigation() {
    return navigation;
  }

  /// {@return whether there are visible bodies, all of them outside the view}
  public ReadOnlyBooleanProperty outOfView() {
    return outOfView.getReadOnlyProperty();
  }

  /// {@return why the current tool shows no handles; empty if it does or nothing is selected}
  public ReadOnlyStringProperty hint() {
    return hint.getReadOnlyProperty();
  }

  /// {@return whether a mouse button is held in the view}
  public ReadOnlyBooleanProperty held() {
    return gestures.active();
  }

  public ReadOnlyObjectProperty<SnapStep> step() {
    return step.getReadOnlyProperty();
  }

  public Projection projection() {
    return new Projection(
        session.space(),
        session.display().view().get().lens(),
        session.display().camera().get(),
        getWidth(),
        getHeight());
  }

  private InputSurface surface() {
    return new InputSurface(
        this,
        this::state,
        (x, y) -> picture.hit(x, y),
        (x, y) -> overlay.grip(x, y),
        () -> overlay.changed(),
        this::heldChanged);
  }

  private void heldChanged() {
    overlay.changed();
    hint.set(Gizmo.hint(state()));
  }

  private RenderState state() {
    return new RenderState(
        session.evaluation().get(),
        session.selection().get(),
        session.display().view().get(),
        projection(),
        palette.get(),
        gestures.hovered(),
        gestures.held(),
        gestures.guide(),
        session.moved(),
        session.display().pointedOut().get(),
        session.display().coloring().get(),
        session.display().mapping().get().drawn().map(DrawnMap::map),
        session.display().seenThrough().get(),
        session.display().layout().get().shows(Layout.Tab.STEPS));
  }

  private void show() {
    Evaluation evaluation = session.evaluation().get();
    if (evaluation.scene().space() != space) {
      space = evaluation.scene().space();
      picture = StillPicture.empty(state());
      getChildren().set(0, picture.node());
      showMap();
    }
    RenderState now = state();
    picture.setSeeThrough(now.seeThrough());
    picture.setPair(now.pair());
    complete = !picture.show(now.bodies(), now.contacts(), session.selection().get().all());
    if (!complete) {
      rest.start();
    }
    updateDerived();
    hint.set(Gizmo.hint(state()));
    overlay.changed();
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }
}
