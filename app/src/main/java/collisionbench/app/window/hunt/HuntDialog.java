package collisionbench.app.window.hunt;

import collisionbench.app.panel.comparison.ColoringWords;
import collisionbench.app.panel.steps.MethodBox;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.window.hunt.HuntPlan.Length;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Asks for the method, the pairs and the length of a hunt.
final class HuntDialog {

  private static final List<Length> LENGTHS =
      List.of(
          Length.of(Duration.ofSeconds(10)),
          Length.of(Duration.ofMinutes(1)),
          Length.of(Duration.ofMinutes(10)),
          Length.of(Duration.ofHours(1)),
          Length.of(10_000),
          Length.of(1_000_000));

  private final MessageDialogs messages;
  private final Optional<Pair> selected;
  private final ComboBox<List<Pair>> pairs;
  private final ComboBox<Length> lengths;
  private final MethodBox methods;

  /// @param selected the selected pair, which comes first
  HuntDialog(MessageDialogs messages, Optional<Pair> selected) {
    this.messages = messages;
    this.selected = selected;
    pairs = Nodes.choice("hunt-pairs", this::words);
    lengths = Nodes.choice("hunt-length", HuntDialog::words);
    pairs.setMaxWidth(Double.MAX_VALUE);
    lengths.setMaxWidth(Double.MAX_VALUE);
    lengths.getItems().setAll(LENGTHS);
    lengths.setValue(LENGTHS.get(1));
    methods =
        new MethodBox("hunt-method", Texts.get("hunt.method"), ColoringWords::title, this::offer);
    methods.setMaxWidth(Double.MAX_VALUE);
  }

  /// Offers the pairs of a method: the selected one, all, and each.
  private void offer(Method method) {
    List<Pair> possible = HuntPlan.pairs(method);
    List<List<Pair>> choices =
        Stream.of(
                selected.stream().filter(possible::contains).map(List::of),
                Stream.of(possible),
                possible.stream()
                    .filter(pair -> selected.filter(pair::equals).isEmpty())
                    .map(List::of))
            .flatMap(Function.identity())
            .distinct()
            .toList();
    pairs.getItems().setAll(choices);
    pairs.setValue(choices.getFirst());
  }

  private String words(List<Pair> choice) {
    return choice.size() == 1
        ? choice.getFirst().name()
        : Texts.get("hunt.all-pairs", choice.size());
  }

  private static String words(Length length) {
    if (!length.isTimed()) {
      return Texts.get("hunt.length-cases", length.cases());
    }
    long seconds = length.time().toSeconds();
    return seconds < 60
        ? Texts.get("hunt.length-seconds", seconds)
        : seconds == 60
            ? Texts.get("hunt.length-minute")
            : Texts.get("hunt.length-minutes", seconds / 60);
  }

  /// {@return what to hunt for; empty if the user cancels}
  Optional<HuntPlan> ask(List<Method> offered, Method first, long seed) {
    methods.show(offered, first);
    offer(first);
    VBox content =
        new VBox(
            8,
            Nodes.caption(Texts.get("hunt.method"), methods),
            methods,
            Nodes.caption(Texts.get("hunt.pairs"), pairs),
            pairs,
            Nodes.caption(Texts.get("hunt.length"), lengths),
            lengths,
            MessageDialogs.text(Texts.get("hunt.about")));
    return messages.confirms(
            Texts.get("hunt.heading"), content, Feather.SEARCH, "hunt.start", "ask.cancel")
        ? Optional.of(new HuntPlan(methods.getValue(), pairs.getValue(), lengths.getValue(), seed))
        : Optional.empty();
  }
}
