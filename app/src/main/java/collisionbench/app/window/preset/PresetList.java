package collisionbench.app.window.preset;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.preset.KeptScene;
import collisionbench.app.preset.KeptScenes;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.text.PlainText;
import collisionbench.app.text.Texts;
import java.io.IOException;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The list of presets: renames, tags, orders and removes them. Each change is made at once.
public final class PresetList extends VBox {

  private static final double WIDTH = 520;
  private static final double HEIGHT = 260;

  private final KeptScenes kept;
  private final ListView<KeptScene> list = new ListView<>();
  private final TextField name = Nodes.named(new TextField(), "preset-name");
  private final TextField tags = Nodes.named(new TextField(), "preset-tags");
  private final Button up = button("preset-up", Feather.ARROW_UP, () -> move(-1));
  private final Button down = button("preset-down", Feather.ARROW_DOWN, () -> move(1));
  private final Button remove = button("preset-remove", Feather.TRASH_2, this::remove);
  private final Label report = Nodes.named(Nodes.wrapped("muted"), "preset-report");
  private final Button undo =
      Nodes.smallButton("preset-undo", Texts.get("preset.undo"), this::restore);
  private Optional<KeptScenes.Removed> removed = Optional.empty();

  /// A change of the files.
  private interface Change {
    void make() throws IOException;
  }

  public PresetList(KeptScenes kept) {
    super(8);
    this.kept = kept;
    buildList();
    HBox fields =
        Nodes.row("preset-line", labelled("preset.name", name), labelled("preset.tags", tags));
    HBox buttons = Nodes.row("preset-line", up, down, remove, Nodes.fill(report), undo);
    getChildren().setAll(list, fields, buttons);
    setPrefWidth(WIDTH);
    for (TextField field : new TextField[] {name, tags}) {
      field.setOnAction(_ -> apply());
      Nodes.onFocusLost(field, this::apply);
    }
    report(Texts.get("preset.where", kept.folder()), Optional.empty());
    show(0);
  }

  private static Button button(String id, Feather icon, Runnable action) {
    return Nodes.explain(
        Nodes.iconButton(id, icon, action), Texts.get(id.replaceFirst("-", ".") + "-tip"));
  }

  private static Region labelled(String key, TextField field) {
    return Nodes.fill(new VBox(4, Nodes.caption(Texts.get(key), field), field));
  }

  private void buildList() {
    list.setId("preset-list");
    list.setAccessibleText(Texts.get("preset.list"));
    list.setPrefHeight(HEIGHT);
    list.setPlaceholder(new Label(Texts.get("preset.empty")));
    list.setCellFactory(_ -> new Cell());
    // A row is selected before the list has the focus, but what was typed is that of the old row.
    list.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> list.requestFocus());
    list.getSelectionModel().selectedItemProperty().subscribe(this::select);
  }

  /// A row: the name, and the tags.
  private static final class Cell extends ListCell<KeptScene> {

    private final Label name = new Label();
    private final Label tags = Nodes.label("muted");
    private final HBox line = Nodes.row("preset-line", Nodes.fill(name), tags);

    Cell() {
      name.setMinWidth(0);
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable KeptScene scene, boolean empty) {
      super.updateItem(scene, empty);
      setGraphic(empty || scene == null ? null : line);
      if (scene != null) {
        name.setText(scene.name());
        tags.setText(scene.tagText());
        setAccessibleText(scene.name() + ", " + scene.tagText());
      }
    }
  }

  private void select(@Nullable KeptScene scene) {
    name.setText(scene == null ? "" : scene.name());
    tags.setText(scene == null ? "" : scene.tagText());
    int at = list.getSelectionModel().getSelectedIndex();
    up.setDisable(at <= 0);
    down.setDisable(scene == null || at == list.getItems().size() - 1);
    remove.setDisable(scene == null);
    name.setDisable(scene == null);
    tags.setDisable(scene == null);
  }

  private Optional<KeptScene> selected() {
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
  }

  private void show(int index) {
    KeptScenes.Listing all = kept.all();
    list.getItems().setAll(all.scenes());
    list.getSelectionModel().select(Math.min(index, all.scenes().size() - 1));
    select(list.getSelectionModel().getSelectedItem());
    all.trouble().ifPresent(trouble -> report(trouble.said(), Optional.empty()));
  }

  private void report(String sentence, Optional<KeptScenes.Removed> gone) {
    report.setText(PlainText.escape(sentence));
    removed = gone;
    Nodes.show(undo, gone.isPresent());
  }

  /// Makes a change, and shows what is there then.
  private void make(Change change, int index) {
    try {
      change.make();
    } catch (IOException failure) {
      report(Texts.get("preset.failed", kept.folder(), FileFailure.of(failure).said()), removed);
    }
    show(index);
  }

  private void apply() {
    Optional<KeptScene> before = selected();
    Optional<KeptScene> after = before.map(this::typed);
    if (!after.equals(before)) {
      make(() -> kept.change(after.orElseThrow()), list.getSelectionModel().getSelectedIndex());
    }
  }

  /// {@return the scene with what was typed; a name that is empty or taken leaves the old one}
  private KeptScene typed(KeptScene scene) {
    String typed = KeptScene.name(name.getText());
    boolean taken = !typed.equals(scene.name()) && kept.named(typed).isPresent();
    if (taken || typed.isEmpty()) {
      report(
          taken ? Texts.get("preset.taken", typed) : Texts.get("preset.no-name"), Optional.empty());
    }
    String valid = taken || typed.isEmpty() ? scene.name() : typed;
    name.setText(valid);
    return new KeptScene(scene.file(), valid, KeptScene.tags(tags.getText()));
  }

  private void move(int by) {
    selected()
        .ifPresent(scene ->
            make(() -> kept.move(scene, by), list.getSelectionModel().getSelectedIndex() + by));
  }

  private void remove() {
    selected()
        .ifPresent(scene ->
            make(
                () -> {
                  KeptScenes.Removed gone = kept.remove(scene);
                  report(Texts.get("preset.removed", scene.name(), gone.file()), Optional.of(gone));
                },
                list.getSelectionModel().getSelectedIndex()));
  }

  private void restore() {
    removed.ifPresent(gone -> {
      make(
          () -> {
            kept.restore(gone);
            report("", Optional.empty());
          },
          0);
      list.getSelectionModel().select(gone.scene());
    });
  }
}
