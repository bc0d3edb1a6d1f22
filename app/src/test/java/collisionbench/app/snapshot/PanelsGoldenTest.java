package collisionbench.app.snapshot;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;
import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.panel.history.HistoryList;
import collisionbench.app.panel.inspector.Inspector;
import collisionbench.app.panel.outliner.Outliner;
import collisionbench.app.panel.time.TimeBar;
import collisionbench.app.session.Document;
import collisionbench.app.session.PlaybackSpeed;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.application.Application;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.scene.Parent;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;

/// The outliner and the inspector, side by side without the picture between them; the card with the
/// history; the time bar.
class PanelsGoldenTest {

  private static final int WIDTH = 592;
  private static final int HEIGHT = 760;

  private static Scene solids() {
    Scene scene =
        new Scene(
            "Solids",
            "What is said of them.",
            Space.THREE,
            List.of(
                new Body3("ball", new Sphere(Vec3.ZERO, 0.7)),
                new Body3(
                    "box",
                    new Box(Vec3.X, new Vec3(0.75, 0.5, 0.25), Rotation.about(Vec3.Y, 0.4)),
                    new Vec3(-1, 0, 0.5)),
                new Body3("capsule", new Capsule(new Vec3(1, 1, 0), new Vec3(1, 2, 0), 0.6)),
                new Body3("stick", new Segment(new Vec3(4, 0, 0), new Vec3(5, 1, 0))),
                new Body3("triangle", new Triangle(new Vec3(9, 0, 0), new Vec3(9, 1, 0), Vec3.Z))),
            Optional.empty(),
            Optional.of(new Expectation(List.of(new Expectation.Pair("ball", "stick")))));
    return new Edit.Hide(Set.of("stick"), true).applyTo(scene);
  }

  private static Scene flat() {
    return new Scene(
        "Flat",
        "",
        Space.TWO,
        List.of(
            new Body2(
                "tile",
                new Polygon(List.of(new Vec2(-1, -1), new Vec2(1, -1), new Vec2(1, 1 / 3.0)))),
            new Body2("line", new Segment2(new Vec2(0, -2), new Vec2(0.5, 2)))),
        Optional.empty(),
        Optional.empty());
  }

  private static void check(String name, Theme theme, Scene scene, String... selected)
      throws SnapshotException, IOException {
    GoldenPictures.check(
        name, Toolkit.call(() -> Drawn.of(panels(theme, scene, List.of(selected)))));
  }

  private static Session session(Scene scene) {
    return new Session(Document.of(scene), new Camera(Vec3.ZERO, 10, 0, 0));
  }

  private static javafx.scene.Scene panels(Theme theme, Scene scene, List<String> selected) {
    Session session = session(scene);
    session.select(new Selection(selected));
    BorderPane panels =
        new BorderPane(
            new Inspector(
                session,
                new SimpleObjectProperty<>(Methods.catalogue()),
                _ -> {},
                Optional::empty,
                () -> {},
                _ -> {},
                new Pane()));
    Outliner outliner = new Outliner(session, _ -> {});
    outliner.setPrefWidth(232);
    panels.setLeft(outliner);
    return styled(theme, panels, WIDTH, HEIGHT);
  }

  private static javafx.scene.Scene styled(Theme theme, Parent root, int width, int height) {
    Typeface.load();
    Application.setUserAgentStylesheet(theme.getUserAgentStylesheet());
    root.getStyleClass().add("bench");
    root.getStylesheets()
        .add(
            Objects.requireNonNull(
                    PanelsGoldenTest.class.getResource("/collisionbench/app/window/bench.css"))
                .toExternalForm());
    return new javafx.scene.Scene(root, width, height);
  }

  /// Types into a field, and Enter.
  private static void type(javafx.scene.Scene panels, String field, String text) {
    TextField typed = (TextField) panels.lookup(field);
    typed.setText(text);
    typed.fireEvent(
        new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.ENTER, false, false, false, false));
  }

  @Test
  void whatIsRefusedHasItsReasonBesideIt() throws SnapshotException, IOException {
    for (Theme theme : List.of(new PrimerDark(), new PrimerLight())) {
      Bitmap refused =
          Toolkit.call(() -> {
            javafx.scene.Scene panels = panels(theme, solids(), List.of("ball"));
            ((Outliner) panels.lookup("#outliner")).rename("ball");
            type(panels, "#outliner-name", "box");
            type(panels, "#field-shape-1", "0.7 - 1");
            return Drawn.of(panels);
          });
      GoldenPictures.check("panels-refused-" + (theme.isDarkMode() ? "dark" : "light"), refused);
    }
  }

  @Test
  void aBoxWithItsContacts() throws SnapshotException, IOException {
    check("panels-box-dark", new PrimerDark(), solids(), "box");
    check("panels-box-light", new PrimerLight(), solids(), "box");
  }

  @Test
  void aPairOfThePlaneWithItsCrossing() throws SnapshotException, IOException {
    check("panels-pair", new PrimerLight(), flat(), "tile", "line");
  }

  @Test
  void thePolygonsCorners() throws SnapshotException, IOException {
    check("panels-polygon", new PrimerDark(), flat(), "tile");
  }

  @Test
  void theSceneWhileNothingIsSelected() throws SnapshotException, IOException {
    check("panels-scene", new PrimerLight(), solids());
  }

  @Test
  void theHistoryWithOneStepUndone() throws SnapshotException, IOException {
    for (Theme theme : List.of(new PrimerDark(), new PrimerLight())) {
      Bitmap card =
          Toolkit.call(() -> {
            Session session = session(solids());
            session.make(new Edit.Remove(Set.of("stick")));
            session.make(new Edit.Rename("ball", "globe"));
            session.make(new Edit.Remove(Set.of("triangle")));
            session.undo();
            HistoryList history = new HistoryList(session, () -> {});
            history.toggle();
            return Drawn.of(styled(theme, new StackPane(history), 320, 240));
          });
      GoldenPictures.check("panels-history-" + (theme.isDarkMode() ? "dark" : "light"), card);
    }
  }

  /// {@return the inspector with the steps of a method about the built-in scene of that name}
  private static javafx.scene.Scene steps(Theme theme, String scene, String method, String id) {
    Session session = session(BuiltInScenes.named(scene).orElseThrow());
    session.select(Selection.of(id));
    session.display().arrange(session.display().layout().get().showing(Layout.Tab.STEPS));
    session.display().explainBy(method);
    return styled(
        theme,
        new Inspector(
            session,
            new SimpleObjectProperty<>(Methods.catalogue()),
            _ -> {},
            Optional::empty,
            () -> {},
            _ -> {},
            new Pane()),
        360,
        1000);
  }

  @Test
  void theStepsOfAMethod() throws SnapshotException, IOException {
    for (Theme theme : List.of(new PrimerDark(), new PrimerLight())) {
      Bitmap steps =
          Toolkit.call(
              () -> Drawn.of(steps(theme, "capsule-sphere", "article-000-capsule-sphere", "ball")));
      GoldenPictures.check("panels-steps-" + (theme.isDarkMode() ? "dark" : "light"), steps);
    }
  }

  @Test
  void formulasAreSet() throws SnapshotException, IOException {
    for (Theme theme : List.of(new PrimerDark(), new PrimerLight())) {
      Bitmap sheet = Toolkit.call(() -> Drawn.of(styled(theme, formulas(), 400, 480)));
      GoldenPictures.check("formulas-" + (theme.isDarkMode() ? "dark" : "light"), sheet);
    }
  }

  private static Parent formulas() {
    VBox sheet = new VBox(10);
    sheet.setPadding(new Insets(16));
    sheet.setStyle("-fx-background-color: -color-bg-default");
    for (String latex :
        List.of(
            "t = \\vec{AP} \\cdot \\vec{AB}",
            "d^2 = |PD|^2 = |AP|^2 - \\frac{t^2}{|AB|^2}",
            "t = \\frac{-V_{12} \\cdot C_{12} \\pm \\sqrt{\\Delta}}{V_{12}^2}",
            "t = \\frac{(x - x_0) \\cdot u}{|u|^2}, P = x_0 + t u",
            "h^2 = \\frac{(\\vec{A_1 B_1} \\cdot n)^2}{|n|^2}",
            "t = \\frac{B}{A}, B = |SP_0, -P_{01}, -P_{02}|",
            "\\Delta \\ge 10^{-10}, a \\ne b, 0 \\le u + v \\le 1",
            "d = \\sqrt{\\frac{a \\times b}{2}} \\gt r_{max}^2",
            "\\text{axis} = \\vec{p_A p_B}")) {
      FormulaView view = new FormulaView();
      view.show(latex);
      sheet.getChildren().add(view);
    }
    return sheet;
  }

  @Test
  void theTimeBarWithTheStretchOfTheContact() throws SnapshotException, IOException {
    for (Theme theme : List.of(new PrimerDark(), new PrimerLight())) {
      Bitmap bar =
          Toolkit.call(() -> {
            Session session = session(solids());
            session.select(Selection.of("box"));
            session.showTime(0.25);
            session.display().changeSpeed(PlaybackSpeed::faster);
            return Drawn.of(styled(theme, new StackPane(new TimeBar(session)), 900, 48));
          });
      GoldenPictures.check("panels-time-" + (theme.isDarkMode() ? "dark" : "light"), bar);
    }
  }
}
