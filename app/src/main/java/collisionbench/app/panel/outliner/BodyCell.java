package collisionbench.app.panel.outliner;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.ShapeIcon;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A body in the outliner: its type, its name, its contacts, and whether it is hidden or locked.
/// The first body of a group has the group's name above it, which selects the group. While it is
/// renamed, the editor replaces the text.
final class BodyCell extends ListCell<String> {

  private static final PseudoClass TOUCHING = PseudoClass.getPseudoClass("touching");
  private static final PseudoClass IN_GROUP = PseudoClass.getPseudoClass("in-group");
  private static final PseudoClass HIDDEN = PseudoClass.getPseudoClass("hidden-body");

  private final Function<String, Optional<Rows.Row>> rows;
  private final Function<String, Optional<Node>> editors;
  private final StackPane icon = new StackPane();
  private final Label name = Nodes.label("body-name");
  private final Label words = Nodes.label("body-words");
  private final Label group = Nodes.collapse(Nodes.wrapped("body-group"));
  private final Tooltip tip = new Tooltip();
  private final FontIcon eyeIcon = new FontIcon(Feather.EYE);
  private final Button eye;
  private final Button lock;
  private final VBox texts = Nodes.fill(new VBox(name, words));
  private final HBox content;
  private final VBox whole;
  private Optional<Rows.Row> shown = Optional.empty();

  /// @param rows gives the row of a body, if there is one of that name
  /// @param editors gives the editor of a body that is renamed
  BodyCell(
      Function<String, Optional<Rows.Row>> rows,
      Function<String, Optional<Node>> editors,
      Consumer<String> toggleHidden,
      Consumer<String> unlock,
      Consumer<String> selectGroup) {
    this.rows = rows;
    this.editors = editors;
    getStyleClass().add("body-cell");
    texts.setAlignment(Pos.CENTER_LEFT);
    texts.setMinWidth(0);
    eye = Nodes.styled(Nodes.iconButton(eyeIcon, () -> toggleHidden.accept(id())), "eye");
    eye.setFocusTraversable(false);
    lock = Nodes.iconButton(new FontIcon(Feather.LOCK), () -> unlock.accept(id()));
    lock.setFocusTraversable(false);
    lock.managedProperty().bind(lock.visibleProperty());
    content = Nodes.row("body-row", icon, texts, lock, eye);
    whole = new VBox(group, content);
    VBox.setVgrow(content, Priority.ALWAYS);
    group.setGraphic(new FontIcon(Feather.LINK));
    group.setMaxWidth(Double.MAX_VALUE);
    group.setOnMousePressed(press -> {
      selectGroup.accept(id());
      press.consume();
    });
    // As wide as the list: long texts end in an ellipsis instead of causing a scroll bar.
    setPrefWidth(0);
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setTooltip(null);
  }

  /// {@return the name of the body that is shown; empty if none is}
  String id() {
    return isEmpty() ? "" : Objects.requireNonNullElse(getItem(), "");
  }

  /// {@return the part of the cell that shows the body, without the eye}
  Node texts() {
    return texts;
  }

  @Override
  protected void updateItem(String id, boolean empty) {
    super.updateItem(id, empty);
    show();
  }

  /// As high as a wrapped error about the name: a plain cell ignores wrapping.
  @Override
  protected double computePrefHeight(double width) {
    double insets = snappedTopInset() + snappedBottomInset();
    double inside = getWidth() - snappedLeftInset() - snappedRightInset();
    return Math.max(super.computePrefHeight(width), insets + whole.prefHeight(inside));
  }

  /// Updates what is shown, if it has changed.
  void show() {
    Optional<Rows.Row> row = rows.apply(id());
    if (!row.equals(shown)) {
      row.ifPresent(this::show);
      shown = row;
    }
    Optional<String> inGroup = row.flatMap(Rows.Row::group);
    group.setText(inGroup.orElse(""));
    group.setVisible(inGroup.isPresent() && !inGroup.equals(groupAbove()));
    setGraphic(row.isPresent() ? whole : null);
    Optional<Node> editor = row.isPresent() ? editors.apply(id()) : Optional.empty();
    // The editor may have moved to another row.
    List<Node> inside = editor.map(List::of).orElse(List.of(name, words));
    if (!texts.getChildren().equals(inside)) {
      texts.getChildren().setAll(inside);
      requestLayout();
    } else if (editor.isPresent()) {
      requestLayout();
    }
  }

  private Optional<String> groupAbove() {
    // A cell that is no longer listed keeps its index until the next layout.
    return getIndex() > 0 && getIndex() < getListView().getItems().size()
        ? rows.apply(getListView().getItems().get(getIndex() - 1)).flatMap(Rows.Row::group)
        : Optional.empty();
  }

  private void show(Rows.Row row) {
    if (shown.map(Rows.Row::type).filter(row.type()::equals).isEmpty()) {
      icon.getChildren().setAll(ShapeIcon.of(row.type()));
    }
    name.setText(row.id());
    words.setText(row.words());
    pseudoClassStateChanged(IN_GROUP, row.group().isPresent());
    pseudoClassStateChanged(TOUCHING, row.touching());
    pseudoClassStateChanged(HIDDEN, row.hidden());
    eyeIcon.setIconCode(row.hidden() ? Feather.EYE_OFF : Feather.EYE);
    String hide = Texts.get(row.hidden() ? "outliner.show" : "outliner.hide", row.id());
    lock.setVisible(row.locked());
    lock.setId("lock-" + row.id());
    lock.setAccessibleText(Texts.get("outliner.unlock", row.id()));
    eye.setId("eye-" + row.id());
    eye.setAccessibleText(hide);
    tip.setText(row.id() + " (" + ShapeIcon.label(row.type()) + ")\n" + row.words());
    setTooltip(tip);
    setAccessibleText(spoken(row));
  }

  private static String spoken(Rows.Row row) {
    List<String> parts =
        new ArrayList<>(List.of(row.id(), ShapeIcon.label(row.type()), row.words()));
    row.group().ifPresent(id -> parts.add(Texts.get("outliner.group", id)));
    if (row.hidden()) {
      parts.add(Texts.get("outliner.hidden"));
    }
    if (row.locked()) {
      parts.add(Texts.get("outliner.locked"));
    }
    return String.join(", ", parts);
  }
}
