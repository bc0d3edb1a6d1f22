package collisionbench.app.panel.outliner;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the outliner shows of each body.
public record Rows(Scene scene, List<Ruling.Names> pairs, Map<String, List<String>> contacts) {

  public Rows(Evaluation evaluation) {
    this(evaluation.scene(), evaluation.touchingPairs(), new HashMap<>());
    for (Ruling.Names pair : pairs) {
      note(pair.a(), pair.b());
      note(pair.b(), pair.a());
    }
  }

  private void note(String id, String other) {
    contacts.computeIfAbsent(id, _ -> new ArrayList<>()).add(other);
  }

  @SuppressWarnings("ReferenceEquality") // the same object while the same pairs touch
  Rows next(Evaluation evaluation) {
    return evaluation.touchingPairs() == pairs
        ? new Rows(evaluation.scene(), pairs, contacts)
        : new Rows(evaluation);
  }

  /// What is shown of one body.
  ///
  /// @param words what it touches
  /// @param group the group it belongs to, by name
  public record Row(
      String id,
      ShapeType type,
      String words,
      Optional<String> group,
      boolean touching,
      boolean hidden,
      boolean locked) {}

  public Optional<Row> row(String id) {
    return scene
        .body(id)
        .map(body -> {
          List<String> touched = contacts.getOrDefault(id, List.of());
          String words =
              touched.isEmpty()
                  ? Texts.get("outliner.clear")
                  : Texts.get("outliner.touches", String.join(", ", touched));
          return new Row(
              id,
              body.type(),
              words,
              body.group(),
              !touched.isEmpty(),
              scene.hidden().contains(id),
              scene.locked().contains(id));
        });
  }

  /// {@return all bodies in the order of the list, those of a group together}
  public List<String> ids() {
    return scene.listed().stream().map(Body::id).toList();
  }
}
