package collisionbench.app.panel.widget;

import collisionbench.bench.text.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.css.PseudoClass;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Subscription;

/// The input of a text field. Enter, leaving the field and any other action in the window apply it;
/// Escape reverts it. Enter and Escape leave the field.
///
/// Refused input stays, with the reason beside it, until it is edited, reverted, or the value
/// changes. Unchanged text is never applied, so that looking at a number does not round it.
public final class TextEntry {

  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");

  private final TextInputControl field;
  private final Function<String, Optional<String>> keep;
  private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper("");
  private String resting = "";
  private String whole = "";
  private String shown = "";
  private boolean keeping;
  private boolean gainedByPress;
  private Subscription elsewhere = Subscription.EMPTY;
  private Runnable left = () -> {};

  /// @param keep applies a text, or returns the reason why it is refused
  public TextEntry(TextInputControl field, Function<String, Optional<String>> keep) {
    this.field = field;
    this.keep = keep;
    field.getStyleClass().add("entry");
    field.focusedProperty().subscribe((_, focused) -> focusChanged(focused));
    field
        .textProperty()
        .subscribe(text -> {
          if (!refusal.get().isEmpty() && !keeping) {
            refuse("");
          }
        });
    field.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> gainedByPress = !field.isFocused());
    field.addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> selectAllAfterPress());
    field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    Nodes.forwardKeys(field, event -> isUndo(event) && !isChanged());
  }

  /// Runs an action once Enter or Escape has left the field, to move the focus.
  public void onLeft(Runnable action) {
    left = action;
  }

  /// Shows a text, unless the user is typing.
  public void show(String text) {
    show(text, text);
  }

  /// Shows a text, unless the user is typing.
  ///
  /// @param newResting the text while the field is not focused
  /// @param newWhole the text to edit, exact
  public void show(String newResting, String newWhole) {
    boolean same = newResting.equals(resting) && newWhole.equals(whole);
    resting = newResting;
    whole = newWhole;
    if (!isChanged() || (!same && !field.isFocused())) {
      showAnew();
    }
  }

  private void showAnew() {
    boolean all =
        !field.getText().isEmpty() && field.getSelection().getLength() == field.getLength();
    shown = field.isFocused() ? whole : resting;
    if (!field.getText().equals(shown)) {
      field.setText(shown);
      if (all) {
        selectAll();
      }
    }
    refuse("");
  }

  /// From the end to the beginning, so that the beginning of a long number is visible.
  private void selectAll() {
    field.selectRange(field.getLength(), 0);
  }

  /// Scrolls to the end. A selection becomes a selection of everything.
  void showEnd() {
    field.selectRange(
        field.getSelection().getLength() > 0 ? 0 : field.getLength(), field.getLength());
  }

  /// {@return whether there is input that is neither applied nor reverted}
  boolean isChanged() {
    return !field.getText().equals(shown);
  }

  /// {@return the reason why the input is refused; empty if it is not}
  public ReadOnlyStringProperty refusal() {
    return refusal.getReadOnlyProperty();
  }

  /// Shows the reason why the input, or the next step, is refused.
  void refuse(String reason) {
    refusal.set(reason);
    field.pseudoClassStateChanged(REFUSED, !reason.isEmpty());
    field.setAccessibleHelp(reason);
  }

  /// Applies the input if it was changed.
  ///
  /// @return whether no unapplied input is left
  public boolean apply() {
    if (keeping || !isChanged()) {
      return true;
    }
    keeping = true;
    Optional<String> reason = keep.apply(field.getText());
    if (reason.isEmpty()) {
      showAnew();
    }
    refuse(reason.orElse(""));
    keeping = false;
    return reason.isEmpty();
  }

  /// Applies the input; input that is refused is reverted with a message.
  ///
  /// @param what the name of the number or the text being edited
  /// @param warn shows what was not applied, and why
  public void applyOrRevert(String what, Consumer<String> warn) {
    // Refused input is not tried again: much may have changed since.
    if (!isRefused()) {
      apply();
    }
    revertWithMessage(what, warn);
  }

  /// Reverts the input, with a message if it was refused.
  void revertWithMessage(String what, Consumer<String> warn) {
    boolean refused = isRefused();
    String words = Texts.get("typed.dropped", what, field.getText(), refusal.get());
    revert();
    if (refused) {
      warn.accept(words);
    }
  }

  private boolean isRefused() {
    return isChanged() && !refusal.get().isEmpty();
  }

  public void revert() {
    showAnew();
  }

  private void focusChanged(boolean focused) {
    elsewhere.unsubscribe();
    elsewhere = focused ? OutsideEvents.beforeClick(field, this::apply) : Subscription.EMPTY;
    if (!focused) {
      if (apply()) {
        showAnew();
      }
    } else if (!isChanged()) {
      showAnew();
      selectAll();
    }
  }

  /// A click that gives the focus selects everything, unless it was a drag that selected a part.
  private void selectAllAfterPress() {
    if (gainedByPress && field.getSelection().getLength() == 0) {
      selectAll();
    }
    gainedByPress = false;
  }

  private void key(KeyEvent event) {
    if (event.isConsumed()) {
      return;
    }
    if (event.getCode() == KeyCode.ENTER
        && !(field instanceof TextArea && !event.isShortcutDown())) {
      if (apply()) {
        left.run();
      }
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE) {
      revert();
      left.run();
      event.consume();
    } else if ((event.isShortcutDown() || event.getCode().isFunctionKey())
        && !isOfText(event.getCode())) {
      // Save and other actions include the input.
      apply();
    }
  }

  private static boolean isUndo(KeyEvent event) {
    boolean key = event.getCode() == KeyCode.Z || event.getCode() == KeyCode.Y;
    return key && event.isShortcutDown();
  }

  private static boolean isOfText(KeyCode code) {
    return switch (code) {
      case A, C, V, X, Y, Z, BACK_SPACE, DELETE, CONTROL, COMMAND, META, SHIFT, ALT -> true;
      default -> code.isNavigationKey();
    };
  }
}
