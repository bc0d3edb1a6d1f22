package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Group;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;

class ChildrenTest {

  private final List<Node> touched = new ArrayList<>();
  private final ObservableList<Node> children = FXCollections.observableArrayList();

  ChildrenTest() {
    children.addListener(
        (ListChangeListener<Node>)
            change -> {
              while (change.next()) {
                touched.addAll(change.getAddedSubList());
                touched.addAll(change.getRemoved());
              }
            });
  }

  private static List<Node> nodes(int count) {
    return new ArrayList<>(Stream.<Node>generate(Group::new).limit(count).toList());
  }

  @Test
  void childrenBecomeTheGivenNodesInOrder() {
    Random random = new Random(1);
    List<Node> pool = nodes(8);
    for (int i = 0; i < 200; i++) {
      Collections.shuffle(pool, random);
      List<Node> wanted = List.copyOf(pool.subList(0, random.nextInt(pool.size() + 1)));
      BodyLayer.setChildren(children, wanted);
      assertEquals(wanted, children);
    }
  }

  @Test
  void remainingChildrenAreNotTouched() {
    List<Node> nodes = nodes(6);
    BodyLayer.setChildren(children, nodes.subList(0, 4));
    touched.clear();
    BodyLayer.setChildren(children, nodes);
    assertEquals(nodes.subList(4, 6), touched);
    touched.clear();
    Node gone = nodes.remove(1);
    BodyLayer.setChildren(children, nodes);
    assertEquals(List.of(gone), touched);
    touched.clear();
    BodyLayer.setChildren(children, nodes);
    assertEquals(List.of(), touched);
  }
}
