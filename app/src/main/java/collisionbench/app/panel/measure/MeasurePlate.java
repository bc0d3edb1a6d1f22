package collisionbench.app.panel.measure;

import collisionbench.app.measure.Measurement;
import collisionbench.app.measure.Measuring;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.scene.Body;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/// Shows over the picture what is measured, in numbers, or what to click next; hidden while nothing
/// is measured.
public final class MeasurePlate extends HBox {

  private final Session session;
  private final Consumer<String> write;
  private final Label title = Nodes.named(Nodes.wrapped("caption-name"), "measure-title");
  private final Label words = Nodes.collapse(Nodes.named(Nodes.wrapped(), "measure-words"));
  private final Label note = Nodes.named(Nodes.wrapped("caption-note"), "measure-note");
  private final Button copy =
      button("measure-copy", Feather.CLIPBOARD, Texts.get("measure.copy"), this::copy);

  /// @param write takes a text to the clipboard
  public MeasurePlate(Session session, Consumer<String> write) {
    this.session = session;
    this.write = write;
    Nodes.compact(Nodes.named(this, "measure", "caption", "measure"))
        .getChildren()
        .addAll(
            Nodes.column("coloring-words", title, words, note),
            Nodes.collapse(copy),
            button("measure-close", Feather.X, Texts.get("measure.close"), this::close));
    setVisible(false);
    Nodes.collapse(this);
    session.follow(this::show, State::evaluation, now -> now.look().measuring());
  }

  private static Button button(String id, Feather icon, String words, Runnable action) {
    return Nodes.explain(Nodes.iconButton(id, icon, action), words);
  }

  private Measuring measuring() {
    return session.display().measuring().get();
  }

  private Optional<Measurement> kept() {
    return measuring().kept(session.evaluation().get());
  }

  private void show() {
    Measuring now = measuring();
    Optional<Measurement> shown = kept().or(() -> now.live(session.evaluation().get()));
    setVisible(now.isOn() || shown.isPresent());
    if (isVisible()) {
      shown.ifPresentOrElse(this::show, () -> ask(now.shown(session.evaluation().get())));
      copy.setVisible(now.picked().size() == 2 && shown.isPresent());
    }
  }

  private void show(Measurement measured) {
    title.setText(measured.title());
    words.setText(measured.sentence());
    note.setText(measured.differences());
    words.setVisible(true);
  }

  private void ask(List<Body> first) {
    boolean begun = !measuring().picked().isEmpty() && !first.isEmpty();
    title.setText(
        begun
            ? Texts.get("measure.from-first", first.getFirst().id())
            : Texts.get("measure.begin"));
    note.setText(Texts.get("measure.how"));
    words.setVisible(false);
  }

  private void copy() {
    kept().map(Measurement::table).ifPresent(write);
  }

  private void close() {
    session.display().measure(_ -> Measuring.NONE);
  }
}
