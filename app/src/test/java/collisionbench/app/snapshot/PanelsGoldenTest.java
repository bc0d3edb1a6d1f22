package collisionbench.app.snapshot;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;
import collisionbench.app.panel.Inspector;
import collisionbench.app.panel.Outliner;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.Typeface;
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
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.application.Application;
import javafx.scene.control.TextField;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import org.junit.jupiter.api.Test;

/// The outliner and the inspector, side by side without the picture between them.
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
        name, Toolkit.call(() -> picture(panels(theme, scene, List.of(selected)))));
  }

  private static javafx.scene.Scene panels(Theme theme, Scene scene, List<String> selected) {
    Typeface.load();
    Application.setUserAgentStylesheet(theme.getUserAgentStylesheet());
    Session session = new Session(Document.of(scene), new Camera(Vec3.ZERO, 10, 0, 0));
    session.select(new Selection(selected));
    BorderPane panels = new BorderPane(new Inspector(session, _ -> {}));
    Outliner outliner = new Outliner(session);
    outliner.setPrefWidth(232);
    panels.setLeft(outliner);
    panels.getStyleClass().add("bench");
    panels
        .getStylesheets()
        .add(
            Objects.requireNonNull(
                    PanelsGoldenTest.class.getResource("/collisionbench/app/window/bench.css"))
                .toExternalForm());
    return new javafx.scene.Scene(panels, WIDTH, HEIGHT);
  }

  private static Bitmap picture(javafx.scene.Scene panels) {
    WritableImage image = panels.snapshot(null);
    int[] argb = new int[WIDTH * HEIGHT];
    image
        .getPixelReader()
        .getPixels(0, 0, WIDTH, HEIGHT, PixelFormat.getIntArgbInstance(), argb, 0, WIDTH);
    return Bitmap.of(WIDTH, HEIGHT, argb);
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
            return picture(panels);
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
}
