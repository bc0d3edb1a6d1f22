package collisionbench.app.window.map;

import collisionbench.app.panel.comparison.ColoringWords;
import collisionbench.app.panel.steps.ChosenMethod;
import collisionbench.app.panel.steps.MethodBox;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.Scrolling;
import collisionbench.app.session.DrawnMap;
import collisionbench.app.session.DrawnMap.Part;
import collisionbench.app.session.Mapping;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.app.viewport.map.MapPainter;
import collisionbench.app.viewport.map.MapPlace;
import collisionbench.app.viewport.map.PlaceWords;
import collisionbench.bench.comparison.Comparison;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.UnrolledEdge;
import collisionbench.bench.scene.PairMap;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The tab of the map of answers: which body is moved and which method is asked, what the colors
/// mean, how wide the wrong strip along the edge is, the edge unrolled, its last bits, and how far
/// numbers may change.
public final class MapView extends VBox {

  private final Session session;
  private final ObservableValue<Catalogue> catalogue;
  private final Label gap = Nodes.collapse(Nodes.named(Nodes.wrapped("muted"), "map-gap"));
  private final Label pair = Nodes.named(Nodes.wrapped("steps-pair"), "map-pair");
  private final Label held = Nodes.collapse(Nodes.named(Nodes.wrapped("muted"), "map-held"));
  private final Label gaps = Nodes.collapse(Nodes.named(Nodes.wrapped("muted"), "map-gaps"));
  private final ChosenMethod chosen;
  private final MethodBox methods;
  private final Choices<MapColor> colors;
  private final Choices<MapPlane.Kind> planes;
  private final MapLegend legend;
  private final RimView rim;
  private final PlaceGrid edge;
  private final PlaceGrid bits;
  private final MarginTable margins = new MarginTable();
  private final OldFigures old;
  private final VBox answers;

  public MapView(Session session, ObservableValue<Catalogue> catalogue, MapPainter painter) {
    this.session = session;
    this.catalogue = catalogue;
    chosen = new ChosenMethod(session);
    methods =
        new MethodBox(
            "map-method",
            Texts.get("map.method-tip"),
            ColoringWords::title,
            method -> session.display().explainBy(method.name()));
    methods.setMaxWidth(Double.MAX_VALUE);
    colors =
        new Choices<>(
            "map-color", MapColor.class, next -> session.display().map(now -> now.with(next)));
    planes =
        new Choices<>(
            "map-plane", MapPlane.Kind.class, next -> session.display().map(now -> now.in(next)));
    legend = new MapLegend(painter.palette());
    rim = new RimView(session);
    edge = new PlaceGrid("map-edge", painter, MapView::besideEdge, this::move);
    bits = new PlaceGrid("map-bits", painter, PlaceWords::of, this::move);
    old =
        new OldFigures(
            Map.of(Part.RIM, rim, Part.EDGE, edge, Part.BITS, bits, Part.MARGINS, margins));
    answers =
        Nodes.collapse(
            Nodes.column(
                "map-answers",
                head(),
                held,
                methods,
                colors,
                Nodes.collapse(planes),
                gaps,
                legend,
                old,
                rim,
                edge,
                bits,
                margins));
    Nodes.named(this, "map-view", "map-view").getChildren().addAll(gap, answers);
    session.follow(this::show, State::evaluation, now -> now.look().mapping());
    catalogue.subscribe((_, _) -> show());
  }

  private Node head() {
    return Nodes.row(
        "map-head",
        Nodes.fill(pair),
        Nodes.iconButton(
            "map-swap",
            Feather.REPEAT,
            Texts.get("map.swap"),
            () -> session.display().map(now -> now.swapped(!now.swapped()))));
  }

  private void show() {
    Evaluation evaluation = session.evaluation().get();
    Mapping mapping = session.display().mapping().get();
    Optional<DrawnMap> drawn = mapping.drawn();
    answers.setVisible(drawn.isPresent());
    gap.setVisible(drawn.isEmpty());
    if (drawn.isPresent()) {
      show(mapping, drawn.get());
    } else {
      Selection about = session.display().asked(session.selection().get(), evaluation.scene());
      gap.setText(MapGaps.none(evaluation, about));
    }
  }

  private void show(Mapping mapping, DrawnMap drawn) {
    AnswerMap map = drawn.map();
    PairField field = map.field();
    pair.setText(Texts.get("map.pair", field.moved().id(), field.other().id()));
    showHeld(field.moved().id(), session.evaluation().get().scene());
    List<Method> answering = answering(field);
    methods.show(answering, field.method());
    showGaps(drawn, answering);
    colors.offer(Stream.of(MapColor.values()).filter(field::gives).toList());
    colors.show(mapping.color());
    planes.offer(drawn.planes());
    planes.show(drawn.plane());
    planes.setVisible(drawn.planes().size() > 1);
    legend.show(map);
    rim.show(drawn);
    edge.show(drawn.unrolled());
    bits.show(drawn.bits());
    margins.show(drawn.margins());
    old.show(drawn.old());
    mapping
        .sought()
        .map(this::node)
        .filter(Node::isVisible)
        .ifPresent(node -> reveal(node, map.isComplete()));
  }

  private Node node(PairMap map) {
    return switch (map) {
      case PLACES -> legend;
      case EDGE -> edge;
      case BITS -> bits;
    };
  }

  /// What is drawn below it moves a node, until the map is complete.
  private void reveal(Node sought, boolean isComplete) {
    Scrolling.to(sought);
    if (isComplete) {
      session.display().map(mapping -> mapping.seeking(Optional.empty()));
    }
  }

  private void showGaps(DrawnMap drawn, List<Method> answering) {
    Optional<String> missing =
        chosen
            .name(session.evaluation().get())
            .filter(name -> answering.stream().map(Method::name).noneMatch(name::equals));
    List<String> sentences = MapGaps.of(drawn, missing);
    gaps.setText(String.join("\n", sentences));
    gaps.setVisible(!sentences.isEmpty());
  }

  /// Says why a click does not move the body.
  private void showHeld(String id, Scene scene) {
    boolean isLocked = scene.locked().contains(id);
    held.setText(Texts.get(isLocked ? "map.locked" : "map.hidden", id));
    held.setVisible(isLocked || scene.hidden().contains(id));
  }

  private List<Method> answering(PairField field) {
    return Comparison.compared(catalogue.getValue()).stream()
        .filter(method -> field.by(method).isAnswered())
        .toList();
  }

  private static String besideEdge(MapPlace place) {
    String distance =
        place.map().places() instanceof UnrolledEdge unrolled
            ? Numbers.fitting(unrolled.distance(place.j()), text -> text.length() <= 8)
            : "";
    return Texts.get("map.beside-edge", distance) + "\n" + PlaceWords.of(place);
  }

  private void move(MapPlace place) {
    place.move(session, place.map().field().moved());
  }
}
