package collisionbench.app.panel.outliner;

import collisionbench.app.panel.answer.Expectations;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.ShapeIcon;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.text.Texts;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Filters the bodies by words in their name or type and, optionally, to those that touch another.
/// Escape clears the words, Enter and Down move to the list.
final class RowFilter extends HBox {

  private final TextField typed = Nodes.named(new TextField(), "outliner-filter");
  private final ToggleButton touching = new ToggleButton("", new FontIcon(Feather.ALERT_CIRCLE));
  private final Runnable toList;

  /// @param changed runs when other bodies are to be listed
  /// @param toList moves the focus to the list
  RowFilter(Runnable changed, Runnable toList) {
    this.toList = toList;
    typed.setPromptText(Texts.get("outliner.filter"));
    typed.setAccessibleText(Texts.get("outliner.filter"));
    typed.setMinWidth(0);
    Nodes.named(touching, "outliner-touching", "button-icon", "flat", "small-button");
    Nodes.explain(touching, Texts.get("outliner.only-touching"));
    Nodes.styled(this, "row-filter").getChildren().setAll(Nodes.fill(typed), touching);
    typed.textProperty().subscribe((_, _) -> changed.run());
    touching.selectedProperty().subscribe((_, _) -> changed.run());
    typed.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case ENTER, DOWN -> toList.run();
      case ESCAPE -> {
        if (typed.getText().isEmpty()) {
          toList.run();
        } else {
          typed.clear();
        }
      }
      default -> {
        return;
      }
    }
    event.consume();
  }

  void focus() {
    typed.requestFocus();
    typed.selectAll();
  }

  void clear() {
    typed.clear();
    touching.setSelected(false);
  }

  /// {@return whether some bodies may be left out}
  boolean isOn() {
    return touching.isSelected() || !typed.getText().isBlank();
  }

  /// {@return the names of those bodies that are listed, in order}
  List<String> ids(Evaluation evaluation) {
    Set<String> contacts = new HashSet<>(evaluation.touching());
    if (touching.isSelected()) {
      Expectations.wrong(evaluation).forEach(pair -> contacts.addAll(List.of(pair.a(), pair.b())));
    }
    Predicate<Body> wanted = fits(typed.getText());
    return evaluation.scene().listed().stream()
        .filter(body -> !touching.isSelected() || contacts.contains(body.id()))
        .filter(wanted)
        .map(Body::id)
        .toList();
  }

  private static Predicate<Body> fits(String text) {
    List<String> words =
        Stream.of(plain(text).split("\\s+", -1)).filter(word -> !word.isEmpty()).toList();
    Map<ShapeType, String> kinds = new EnumMap<>(ShapeType.class);
    return body -> {
      String kind = kinds.computeIfAbsent(body.type(), type -> plain(ShapeIcon.label(type)));
      String name = plain(body.id());
      return words.stream().allMatch(word -> name.contains(word) || kind.contains(word));
    };
  }

  private static String plain(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  /// {@return the number of bodies before a body that is moved so that `at` listed ones are before
  /// it: it goes right after the last of these, or else before the first listed one}
  static int place(List<String> all, List<String> listed, String id, int at) {
    List<String> others = all.stream().filter(other -> !other.equals(id)).toList();
    List<String> shown = listed.stream().filter(other -> !other.equals(id)).toList();
    return at > 0 ? others.indexOf(shown.get(at - 1)) + 1 : others.indexOf(shown.getFirst());
  }
}
