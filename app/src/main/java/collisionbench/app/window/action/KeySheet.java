package collisionbench.app.window.action;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.Wrapping;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.document.FileManager;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.kordamp.ikonli.feather.Feather;

/// The list of keys, with a field that filters its lines and a link to the guide.
public final class KeySheet extends VBox {

  private static final double WIDEST = 640;
  private static final double GAP = 12;

  /// The width beside the list in the dialog.
  private static final double BESIDE = 64;

  /// The height above and below it, with the dialog's frame.
  private static final double ABOVE_AND_BELOW = 224;

  private static final double HIGHEST = 520;
  private static final double LINE = 24;

  private final KeyTable table;
  private final TextField filter = Nodes.fill(Nodes.named(new TextField(), "key-filter"));
  private final VBox list = Nodes.column("key-list");
  private final ScrollPane scroll = Nodes.styled(Nodes.scroll("keys", list), "key-scroll");

  /// @param window the window, which the dialog must not exceed
  KeySheet(Commands commands, View.Mouse mouse, Window window) {
    table = KeyTable.of(commands, mouse);
    getStyleClass().add("key-sheet");
    filter.setPromptText(Texts.get("keys.filter"));
    filter.setAccessibleText(Texts.get("keys.filter"));
    filter.textProperty().subscribe(typed -> show(table.matching(typed)));
    filter.addEventFilter(KeyEvent.KEY_PRESSED, this::scroll);
    scroll.setMinWidth(Math.min(window.getWidth() - BESIDE, WIDEST));
    double height = Math.clamp(window.getHeight() - ABOVE_AND_BELOW, 4 * LINE, HIGHEST);
    scroll.setMinViewportHeight(height);
    scroll.setPrefViewportHeight(height);
    HBox top = new HBox(GAP, filter);
    top.setAlignment(Pos.CENTER_LEFT);
    guideLink().ifPresent(top.getChildren()::add);
    getChildren().setAll(top, scroll);
  }

  void focus() {
    filter.requestFocus();
  }

  private void show(KeyTable shown) {
    scroll.setVvalue(0);
    list.getChildren().setAll(shown.sections().stream().map(KeySheet::node).toList());
    if (shown.sections().isEmpty()) {
      list.getChildren().setAll(new Label(Texts.get("keys.nothing")));
    }
  }

  /// Up and Down scroll, since they would do nothing in a single line of text.
  private void scroll(KeyEvent event) {
    double height = scroll.getViewportBounds().getHeight();
    double lines =
        switch (event.getCode()) {
          case DOWN -> 1;
          case UP -> -1;
          case PAGE_DOWN -> height / LINE - 1;
          case PAGE_UP -> 1 - height / LINE;
          default -> 0;
        };
    double hidden = list.getHeight() - height;
    if (lines != 0 && hidden > 0) {
      scroll.setVvalue(Math.clamp(scroll.getVvalue() + lines * LINE / hidden, 0, 1));
      event.consume();
    }
  }

  private static Node node(KeyTable.Section section) {
    Label title = Nodes.styled(new Label(section.title()), "key-title");
    GridPane lines = Nodes.styled(new GridPane(), "key-lines");
    ColumnConstraints keys = new ColumnConstraints();
    keys.setPercentWidth(42);
    ColumnConstraints does = new ColumnConstraints();
    does.setHgrow(Priority.ALWAYS);
    lines.getColumnConstraints().setAll(keys, does);
    for (KeyTable.Row row : section.rows()) {
      Label left = Nodes.styled(label(row.keys()), "key");
      lines.addRow(lines.getRowCount(), left, label(row.does()));
    }
    return new VBox(title, lines);
  }

  private static Label label(String text) {
    Label label = new Label(text);
    Wrapping.wrap(label);
    GridPane.setValignment(label, VPos.TOP);
    return label;
  }

  /// {@return a link that shows the guide in the desktop's file manager; empty if the program runs
  /// without its sources}
  private static Optional<Hyperlink> guideLink() {
    return Optional.ofNullable(System.getProperty("collisionbench.target"))
        .map(
            target -> Path.of(target).resolveSibling("docs/guide").resolve(Texts.get("guide.page")))
        .filter(Files::isRegularFile)
        .map(KeySheet::guideLink);
  }

  private static Hyperlink guideLink(Path page) {
    Hyperlink link = new Hyperlink(Texts.get("guide.link"));
    link.setId("key-guide");
    link.setTooltip(new Tooltip(page.toString()));
    link.setOnAction(_ -> show(page, link));
    return link;
  }

  /// Also shows the path, since a desktop without a file manager may fail silently.
  private static void show(Path page, Hyperlink link) {
    link.setText(page.toString());
    try {
      FileManager.show(page);
    } catch (IOException _) {
      link.setText(Texts.get("added.no-file-manager", page.toString()));
    }
  }

  public static void define(Commands commands, Session session, MessageDialogs messages) {
    commands
        .group(Place.HELP, 0)
        .add("keys", "F1", Feather.HELP_CIRCLE, () -> showKeys(commands, session, messages));
    commands.group(Place.HELP, 1).add("about", "Shift+F1", () -> showVersion(messages));
  }

  private static void showKeys(Commands commands, Session session, MessageDialogs messages) {
    KeySheet sheet =
        new KeySheet(commands, session.display().view().get().mouse(), messages.owner());
    Platform.runLater(sheet::focus);
    messages.show(commands.get("keys").label(), sheet, Feather.HELP_CIRCLE);
  }

  private static void showVersion(MessageDialogs messages) {
    String text = Texts.get("about.text", version());
    messages.show(Texts.get("window.name"), MessageDialogs.text(text), Feather.INFO);
  }

  private static String version() {
    ModuleDescriptor module = KeySheet.class.getModule().getDescriptor();
    return module == null ? "" : module.rawVersion().orElse("");
  }
}
