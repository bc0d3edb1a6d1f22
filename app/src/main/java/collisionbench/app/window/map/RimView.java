package collisionbench.app.window.map;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.DrawnMap;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.map.MapMove;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.EdgePoint;
import collisionbench.bench.map.MapWords;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.Rim;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// How far from the exact edge the method is wrong, in a sentence, with the ways to the worst place
/// and to the edge.
final class RimView extends VBox {

  private final Session session;
  private final Label sentence = Nodes.named(Nodes.wrapped("map-sentence"), "map-sentence");
  private final Label looked = Nodes.named(Nodes.wrapped("muted"), "map-looked-at");
  private final Button worst = button("map-worst", "map.worst");
  private final Button toEdge = button("map-to-edge", "map.to-edge");

  RimView(Session session) {
    this.session = session;
    FlowPane buttons = new FlowPane(8, 8, worst, toEdge);
    Nodes.styled(this, "map-grid").getChildren().addAll(sentence, looked, buttons);
  }

  private static Button button(String id, String key) {
    Button button = Nodes.smallButton(id, Texts.get(key), () -> {});
    button.setTooltip(new Tooltip(Texts.get(key + "-tip")));
    return button;
  }

  void show(DrawnMap drawn) {
    AnswerMap map = drawn.map();
    List<String> facts =
        drawn.rim().map(MapWords::of).orElse(List.of()).stream().map(Phrase::text).toList();
    String asked = Texts.get("map.looked-at", map.asked());
    sentence.setText(String.join("\n", facts.subList(0, Math.max(0, facts.size() - 1))));
    Nodes.show(sentence, facts.size() > 1);
    looked.setText(facts.isEmpty() ? asked : facts.getLast() + "\n" + asked);
    Optional<Vec3> wrong = drawn.rim().flatMap(Rim::worst);
    worst.setDisable(wrong.isEmpty() || drawn.old().contains(DrawnMap.Part.RIM));
    worst.setOnAction(_ -> wrong.ifPresent(place -> move(map.field(), place)));
    toEdge.setOnAction(_ ->
        EdgePoint.nearest(map.field().by(Methods.ANALYTIC), Vec3.ZERO)
            .ifPresent(edge -> move(map.field(), edge.inside())));
  }

  private void move(PairField field, Vec3 place) {
    MapMove.make(session, field, place, field.moved());
  }
}
