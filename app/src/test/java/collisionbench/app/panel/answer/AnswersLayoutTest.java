package collisionbench.app.panel.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atlantafx.base.theme.PrimerLight;
import collisionbench.app.panel.inspector.Inspector;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Application;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// How the answers in the inspector are laid out, whatever was shown there before.
class AnswersLayoutTest {

  private static final Scene SOLIDS =
      new Scene(
          "Solids",
          "",
          Space.THREE,
          List.of(
              new Body3("ball", new Sphere(new Vec3(-1 / 3.0, 0, 0), 0.7), new Vec3(2, 0, 0)),
              new Body3("stick", new Segment(new Vec3(0.1, 0.2, -3), new Vec3(0.1, 0.3, 3))),
              new Body3(
                  "sail", new Triangle(new Vec3(-1, -1, 1), new Vec3(2, -1, 1), new Vec3(0, 3, 1))),
              new Body3("far", new Sphere(new Vec3(9, 7 / 3.0, 0), 0.5))),
          Optional.empty(),
          Optional.empty());

  private static final Scene FLAT =
      new Scene(
          "Flat",
          "",
          Space.TWO,
          List.of(
              new Body2("disc", new Circle(new Vec2(-1 / 3.0, 0), 0.7), new Vec2(2, 0)),
              new Body2("line", new Segment2(new Vec2(0.1, -3), new Vec2(0.2, 3))),
              new Body2("the other half", new Segment2(new Vec2(-3, 0.3), new Vec2(3, 0.1))),
              new Body2("far", new Circle(new Vec2(9, 7 / 3.0), 0.5))),
          Optional.empty(),
          Optional.empty());

  /// What is selected in which scene: pairs with a crossing, with a sweep, with both and with
  /// neither; one body with several contacts, one with none; nothing.
  private record Shown(Scene scene, List<String> ids) {

    static List<Shown> all() {
      List<Shown> all = new ArrayList<>();
      List.of(
              List.of("stick", "sail"),
              List.of("ball", "stick"),
              List.of("sail", "far"),
              List.of("stick"),
              List.of("far"),
              List.<String>of())
          .forEach(ids -> all.add(new Shown(SOLIDS, ids)));
      List.of(
              List.of("line", "the other half"),
              List.of("disc", "line"),
              List.of("the other half", "far"),
              List.of("disc"),
              List.of("far"),
              List.<String>of())
          .forEach(ids -> all.add(new Shown(FLAT, ids)));
      return all;
    }
  }

  private final Session session = new Session(Document.of(SOLIDS), new Camera(Vec3.ZERO, 10, 0, 0));

  @Test
  void nothingOverlapsOrIsCutWhateverWasShownBefore() throws SnapshotException {
    int most =
        Toolkit.call(() -> {
          javafx.scene.Scene panel =
              panel(
                  new Inspector(
                      session,
                      new SimpleObjectProperty<>(Methods.catalogue()),
                      _ -> {},
                      Optional::empty,
                      () -> {},
                      _ -> {}));
          // Gives the panel its size.
          panel.snapshot(null);
          int texts = 0;
          List<Shown> all = Shown.all();
          for (Shown one : all) {
            show(one, panel, all.getLast());
            for (Shown other : all.subList(0, all.indexOf(one) + 1)) {
              texts = Math.max(texts, show(other, panel, one));
              texts = Math.max(texts, show(one, panel, other));
            }
          }
          return texts;
        });
    assertTrue(most > 30, most + " texts at most");
  }

  private static javafx.scene.Scene panel(Inspector inspector) {
    Typeface.load();
    Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
    inspector.getStyleClass().add("bench");
    inspector
        .getStylesheets()
        .add(
            Objects.requireNonNull(
                    AnswersLayoutTest.class.getResource("/collisionbench/app/window/bench.css"))
                .toExternalForm());
    return new javafx.scene.Scene(inspector, Layout.FIRST.inspectorWidth(), 1000);
  }

  private int show(Shown shown, javafx.scene.Scene panel, Shown before) {
    if (!session.document().get().scene().equals(shown.scene())) {
      session.open(Document.of(shown.scene()), session.display().camera().get());
    }
    session.select(new Selection(shown.ids()));
    panel.getRoot().applyCss();
    panel.getRoot().layout();
    return check(panel.getRoot(), before + ", then " + shown);
  }

  /// {@return how many texts and icons there are in the answers}
  private static int check(Parent panel, String when) {
    List<Text> texts = new ArrayList<>();
    collect(panel.lookup("#answers"), texts);
    for (int i = 0; i < texts.size(); i++) {
      Bounds one = place(texts.get(i));
      assertTrue(one.getMaxX() <= Layout.FIRST.inspectorWidth(), texts.get(i) + " is cut: " + when);
      for (int j = 0; j < i; j++) {
        Bounds other = place(texts.get(j));
        assertTrue(!one.intersects(other), texts.get(i) + " over " + texts.get(j) + ": " + when);
      }
    }
    return texts.size();
  }

  private static void collect(Node node, List<Text> texts) {
    if (!node.isVisible()) {
      return;
    }
    if (node instanceof Labeled labeled
        && labeled.lookup(".text") instanceof Text drawn
        && labeled.equals(drawn.getParent())) {
      assertEquals(labeled.getText(), drawn.getText(), "none is cut");
    }
    if (node instanceof Text text) {
      if (!text.getText().isEmpty()) {
        texts.add(text);
      }
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, texts));
    }
  }

  /// Without the hair's breadth by which texts that stand side by side may touch.
  private static Bounds place(Text text) {
    Bounds all = text.localToScene(text.getLayoutBounds());
    return new BoundingBox(
        all.getMinX() + 0.5, all.getMinY() + 0.5, all.getWidth() - 1, all.getHeight() - 1);
  }
}
