package collisionbench.app.panel.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.bench.FakeMethod;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Predicate;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Label;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class ColoringWatchTest {

  private final CountDownLatch released = new CountDownLatch(1);
  private final Method slow = FakeMethod.overlap("slow", _ -> answer());
  private final ObjectProperty<Catalogue> catalogue =
      new SimpleObjectProperty<>(Methods.catalogue().with(List.of(slow)));
  private final Session session = new Session(Document.of(scene()), new Camera(Vec3.ZERO, 9, 0, 0));

  private static Scene scene() {
    return new Scene(
        "",
        "",
        Space.THREE,
        List.of(
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3("b", new Sphere(new Vec3(2.5, 0, 0), 1))),
        Optional.empty(),
        Optional.empty());
  }

  private Answer answer() {
    try {
      released.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return Answer.of(true);
  }

  @BeforeEach
  void watch() throws SnapshotException {
    Toolkit.call(() -> {
      ColoringWatch.start(session, catalogue);
      return true;
    });
  }

  /// {@return the first coloring from now on that is as wanted}
  private CompletableFuture<Coloring> coloring(Predicate<Coloring> wanted)
      throws SnapshotException {
    CompletableFuture<Coloring> found = new CompletableFuture<>();
    Toolkit.call(() ->
        session
            .display()
            .coloring()
            .subscribe(now -> now.filter(wanted).ifPresent(found::complete)));
    return found;
  }

  private void colorBy(Method method) throws SnapshotException {
    Toolkit.call(() -> {
      session.display().colorBy(Optional.of(Coloring.by(method)));
      return true;
    });
  }

  @Test
  void bodiesMoveWhileAMethodThinksAndItAnswersAboutWhereTheyAre() throws SnapshotException {
    ColoringPlate plate = Toolkit.call(() -> new ColoringPlate(session));
    colorBy(slow);
    CompletableFuture<Coloring> answered = coloring(now -> !now.rulings().isEmpty());
    Toolkit.call(() -> {
      session.preview(new Edit.Move("b", new Vec3(0.25, 0, 0)));
      return true;
    });
    CompletableFuture<Boolean> late = new CompletableFuture<>();
    Toolkit.call(() ->
        plate
            .lookup("#coloring-waiting")
            .visibleProperty()
            .subscribe(shown -> {
              if (shown) {
                late.complete(true);
              }
            }));
    assertTrue(late.join());
    assertEquals(
        "Waiting for its first answers",
        Toolkit.call(() -> ((Label) plate.lookup("#coloring-waiting")).getText()));
    assertFalse(answered.isDone());
    CompletableFuture<Coloring> current =
        coloring(now -> now.unanswered() == 0 && now.isCurrent(session.evaluation().get()));
    released.countDown();
    Ruling ruling = current.join().rulings().values().iterator().next();
    assertEquals(2.75, ruling.b().bounds().center().x(), 1e-12);
    assertTrue(ruling.isContact() && ruling.wrong());
    assertFalse(Toolkit.call(() -> plate.lookup("#coloring-waiting").isVisible()));
  }

  @Test
  void whileThereIsNoSuchMethodNothingIsRedAndItIsAskedWhenItComesBack() throws SnapshotException {
    released.countDown();
    colorBy(slow);
    coloring(now -> now.rulings().size() == 1).join();
    CompletableFuture<Coloring> gone = coloring(now -> now.extent() == Coloring.Extent.NO_METHOD);
    Toolkit.call(() -> {
      catalogue.set(Methods.catalogue());
      return true;
    });
    assertEquals(0, gone.join().rulings().size());
    Toolkit.call(() -> {
      catalogue.set(Methods.catalogue().with(List.of(slow)));
      return true;
    });
    assertEquals(1, coloring(now -> now.rulings().size() == 1).join().rulings().size());
  }
}
