package collisionbench.app.panel.outliner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.collections.ListChangeListener;
import javafx.scene.control.ListView;
import org.junit.jupiter.api.Test;

class ListSelectionTest {

  /// Each change of what is selected takes a list as long as all that is selected.
  @Test
  void manyBodiesAreSelectedAtOnceAndTheLastIsTheOneToGoOnFrom() throws SnapshotException {
    List<String> ids = IntStream.range(0, 100).mapToObj(i -> "ball " + i).toList();
    Scene scene =
        new Scene(
            "Balls",
            "",
            Space.THREE,
            ids.stream().<Body>map(id -> new Body3(id, new Sphere(Vec3.ZERO, 1))).toList(),
            Optional.empty(),
            Optional.empty());
    List<String> wanted = new ArrayList<>(ids);
    wanted.remove("ball 7");
    wanted.addLast(wanted.remove(3));
    Toolkit.call(() -> {
      Session session = new Session(Document.of(scene), Framing.of(scene, 1));
      ListView<String> list = new ListView<>();
      new ListSelection(list, session).list(ids);
      List<Object> changes = new ArrayList<>();
      list.getSelectionModel()
          .getSelectedIndices()
          .addListener((ListChangeListener<Integer>) changes::add);
      session.select(new Selection(wanted));
      assertTrue(changes.size() <= 3, () -> changes.size() + " changes");
      assertEquals(
          wanted.stream().sorted().toList(),
          list.getSelectionModel().getSelectedItems().stream().sorted().toList());
      assertEquals("ball 3", list.getSelectionModel().getSelectedItem());
      assertEquals(wanted, session.selection().get().ids());
      return true;
    });
  }
}
