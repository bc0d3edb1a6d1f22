package collisionbench.app.window.action;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.FakeMethod;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class ColoringActionsTest {

  private static final Body BALL = new Body3("ball", new Sphere(new Vec3(0, 3, 0), 1));
  private static final Body BOX = new Body3("box", new Box(Vec3.ZERO, Vec3.X, Rotation.NONE));

  private static Session session(Body... bodies) {
    Scene scene =
        new Scene("", "", Space.THREE, List.of(bodies), Optional.empty(), Optional.empty());
    return new Session(Document.of(scene), Framing.of(scene, 1));
  }

  private static void press(Session session) {
    press(session, Methods.catalogue());
  }

  private static void press(Session session, Catalogue catalogue) {
    Commands commands = new Commands();
    new ColoringActions(
            session, new SimpleObjectProperty<>(catalogue), new SimpleObjectProperty<>(List.of()))
        .define(commands);
    commands.get("color-by-method").run().run();
  }

  private static Optional<String> colorist(Session session) {
    return session.display().coloring().get().map(Coloring::method).map(method -> method.name());
  }

  @Test
  void aSceneOfTheUsersOwnIsColoredAtOnce() {
    Session session = session(BALL, BOX);
    press(session);
    assertEquals(Optional.of("article-004-sphere-box@float-stored"), colorist(session));
    press(session);
    assertEquals(Optional.empty(), colorist(session));
  }

  @Test
  void theMethodThatAnswersMostPairsColorsAMixedScene() {
    Body other = new Body3("other", new Sphere(new Vec3(0, 5, 0), 1));
    Body stick = new Body3("stick", new Segment(Vec3.Y, Vec3.X));
    Session session = session(BALL, other, BOX, stick);
    press(session);
    Method chosen = session.display().coloring().get().orElseThrow().method();
    for (Body a : List.of(BALL, BOX)) {
      for (Body b : List.of(other, stick)) {
        assertTrue(PairQuestion.of(a, b, 0).isAsked(chosen), a.id() + b.id());
      }
    }
  }

  @Test
  void theUsersOwnMethodComesFirst() {
    Session session = session(BALL, BOX);
    Catalogue own =
        Methods.catalogue().with(List.of(FakeMethod.overlap("mine", _ -> Answer.of(true))));
    press(session, own);
    assertEquals(Optional.of("mine"), colorist(session));
  }

  @Test
  void methodsAreListedWhereNoneAnswers() {
    Session session = session(BALL);
    press(session);
    assertEquals(Optional.empty(), colorist(session));
    assertEquals(Layout.FIRST.showing(Layout.Tab.METHODS), session.display().layout().get());
  }
}
