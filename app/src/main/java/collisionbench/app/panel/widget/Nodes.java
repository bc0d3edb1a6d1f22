package collisionbench.app.panel.widget;

import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/// Builds the nodes of panels.
public final class Nodes {

  private Nodes() {}

  public static <N extends Node> N styled(N node, String... classes) {
    node.getStyleClass().addAll(classes);
    return node;
  }

  /// {@return the node, with style classes and an id, by which tests and style sheets find it}
  public static <N extends Node> N named(N node, String id, String... classes) {
    node.setId(id);
    return styled(node, classes);
  }

  public static Label label(String... classes) {
    return styled(new Label(), classes);
  }

  /// {@return a label without text yet, which wraps and is never cut}
  public static Label wrapped(String... classes) {
    return wrap(label(classes));
  }

  /// {@return the label, which wraps and is never cut}
  public static <L extends Labeled> L wrap(L label) {
    Wrapping.wrap(label);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  /// {@return a row of nodes, centered vertically}
  public static HBox row(String style, Node... children) {
    HBox row = styled(new HBox(children), style);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  public static VBox column(String style, Node... children) {
    return styled(new VBox(children), style);
  }

  /// {@return the node, which takes the width that the others in its row leave}
  public static <R extends Region> R fill(R node) {
    node.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(node, Priority.ALWAYS);
    return node;
  }

  public static Button iconButton(String id, Ikon icon, Runnable action) {
    return named(iconButton(new FontIcon(icon), action), id);
  }

  /// {@return a small button that shows only an icon, with a tooltip that screen readers read, too}
  public static Button iconButton(String id, Ikon icon, String words, Runnable action) {
    return explain(iconButton(id, icon, action), words);
  }

  /// {@return a small button that shows only an icon, which may change}
  public static Button iconButton(FontIcon icon, Runnable action) {
    Button button = styled(new Button("", icon), "button-icon", "flat", "small-button");
    button.setOnAction(_ -> action.run());
    return button;
  }

  /// {@return a small button whose text is never cut}
  public static Button smallButton(String id, String text, Runnable action) {
    Button button = named(new Button(text), id, "small");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }

  public static <T> ComboBox<T> choice(String id, Function<T, String> words) {
    ComboBox<T> box = named(new ComboBox<>(), id);
    box.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(T value) {
            return value == null ? "" : words.apply(value);
          }

          @Override
          public T fromString(String text) {
            throw new UnsupportedOperationException("not editable");
          }
        });
    return box;
  }

  public static MenuItem menuItem(String id, String text, Runnable action) {
    MenuItem item = new MenuItem(text);
    item.setId(id);
    item.setOnAction(_ -> action.run());
    return item;
  }

  /// {@return a menu item whose text is shown as it is: underscores are not mnemonics}
  public static MenuItem plainItem(String id, String text, Runnable action) {
    MenuItem item = menuItem(id, text, action);
    item.setMnemonicParsing(false);
    return item;
  }

  public static Label caption(String text, Node control) {
    Label caption = styled(new Label(text), "muted");
    caption.setLabelFor(control);
    return caption;
  }

  /// {@return a control that has no text of its own, with a tooltip that screen readers read, too}
  public static <C extends Control> C explain(C control, String words) {
    control.setTooltip(new Tooltip(words));
    control.setAccessibleText(words);
    return control;
  }

  /// {@return the node, no larger than its content}
  public static <R extends Region> R compact(R node) {
    node.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    return node;
  }

  /// {@return the node, which takes no space while it is hidden}
  public static <N extends Node> N collapse(N node) {
    node.managedProperty().bind(node.visibleProperty());
    return node;
  }

  /// {@return the node, which is there only while a condition holds}
  public static <N extends Node> N showWhile(N node, ObservableValue<Boolean> condition) {
    node.visibleProperty().bind(condition);
    return collapse(node);
  }

  public static void onFocusLost(Node node, Runnable action) {
    node.focusedProperty().subscribe((_, focused) -> run(action, !focused));
  }

  /// Runs an action when a value is or becomes true.
  public static void whenTrue(ObservableValue<Boolean> value, Runnable action) {
    value.subscribe(now -> run(action, now));
  }

  private static void run(Runnable action, boolean condition) {
    if (condition) {
      action.run();
    }
  }

  /// {@return a pane that scrolls up and down, and does not take the focus}
  public static ScrollPane scroll(String id, Node content) {
    ScrollPane pane = named(new ScrollPane(content), id);
    pane.setFitToWidth(true);
    pane.setFocusTraversable(false);
    pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    return pane;
  }

  /// Shows a node, or hides it so that it takes no space.
  public static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /// {@return a node and its ancestors, from the inside out; empty if it is not a node}
  ///
  /// @param target the target of an event, or the focus owner
  public static Stream<Node> ancestors(@Nullable Object target) {
    return Stream.iterate(
        target instanceof Node node ? node : null, node -> node != null, Node::getParent);
  }

  /// Forwards the keys that are as required to the parent of a control that would consume them.
  public static void forwardKeys(Node control, Predicate<KeyEvent> passed) {
    control.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          Parent around = control.getParent();
          if (around != null && passed.test(event)) {
            event.consume();
            around.fireEvent(event.copyFor(around, around));
          }
        });
  }
}
