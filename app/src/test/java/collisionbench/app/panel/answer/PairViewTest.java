package collisionbench.app.panel.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.junit.jupiter.api.Test;

/// The answers about a pair in the inspector, whose rows are used again for the next pair.
class PairViewTest {

  /// Pairs with a crossing, with a sweep, with both and with neither.
  private static final Scene SCENE =
      new Scene(
          "",
          "",
          Space.THREE,
          List.of(
              new Body3("ball", new Sphere(new Vec3(-1 / 3.0, 0, 0), 0.7), new Vec3(2, 0, 0)),
              new Body3("stick", new Segment(new Vec3(0.1, 0.2, -3), new Vec3(0.1, 0.3, 3))),
              new Body3("rod", new Segment(new Vec3(0, 0, 20), new Vec3(4, 0, 20))),
              new Body3("same line", new Segment(new Vec3(1, 0, 20), new Vec3(9, 0, 20))),
              new Body3("across", new Segment(new Vec3(2, -1, 20), new Vec3(2, 1, 20))),
              new Body3(
                  "sail", new Triangle(new Vec3(-1, -1, 1), new Vec3(2, -1, 1), new Vec3(0, 3, 1))),
              new Body3("far", new Sphere(new Vec3(9, 7 / 3.0, 0), 0.5))),
          Optional.empty(),
          Optional.empty());

  private static PairView view(List<AnswerLines> shown) {
    PairView view = new PairView("pair", _ -> {}, _ -> {});
    view.disclosure().unfold(true);
    shown.forEach(view::show);
    return view;
  }

  /// {@return where each text and button is}
  private static List<String> places(PairView view) {
    GridPane grid = (GridPane) view.lookup(".pair-lines");
    assertFalse(grid.getChildren().isEmpty());
    return grid.getChildren().stream()
        .map(child ->
            "%s at %d, %d, %d wide, %s"
                .formatted(
                    child instanceof Label label ? label.getText() : "button",
                    GridPane.getColumnIndex(child),
                    GridPane.getRowIndex(child),
                    GridPane.getColumnSpan(child),
                    GridPane.getMargin(child)))
        .toList();
  }

  @Test
  void linesAboutOneOfTwoBodiesThatAreToldApartHaveItsLetter() throws SnapshotException {
    AnswerLines pair = AnswerLines.of(Evaluation.of(SCENE).pairs().getFirst());
    boolean _ =
        Toolkit.call(() -> {
          PairView view = view(List.of(pair));
          assertEquals(List.of(), letters(view));
          view.tellApart(true);
          view.show(pair);
          // Those of the closest points, and of the first contact.
          assertEquals(List.of("A", "B", "A", "B"), letters(view));
          view.tellApart(false);
          view.show(pair);
          assertEquals(List.of(), letters(view));
          return true;
        });
  }

  private static List<String> letters(PairView view) {
    return ((GridPane) view.lookup(".pair-lines"))
        .getChildren().stream()
            .flatMap(child -> child instanceof Label label ? Stream.of(label) : Stream.empty())
            .flatMap(label -> Stream.ofNullable(label.getGraphic()))
            .map(graphic -> ((Label) graphic).getText())
            .filter(letter -> !letter.isEmpty())
            .toList();
  }

  @Test
  void reusedRowsArePlacedAsNewOnes() throws SnapshotException {
    List<AnswerLines> pairs = Evaluation.of(SCENE).pairs().stream().map(AnswerLines::of).toList();
    boolean _ =
        Toolkit.call(() -> {
          for (AnswerLines next : pairs) {
            List<String> anew = places(view(List.of(next)));
            for (AnswerLines before : pairs) {
              assertEquals(anew, places(view(List.of(before, next))));
            }
          }
          return true;
        });
  }
}
