package collisionbench.app.window.action;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.ShapeIcon;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.app.window.action.Command.Place;
import collisionbench.bench.lesson.BuiltInLessons;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.collections.ObservableList;
import javafx.geometry.Orientation;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The menu bar and the tool bar.
public record Menus(
    Commands commands,
    Session session,
    Consumer<Lesson> beginLesson,
    Consumer<ShapeType> addShape) {

  /// {@return the menu bar}
  ///
  /// @param listPrograms lists the programs that the user added in the menu of methods
  public MenuBar menuBar(Menu recent, Consumer<Menu> listPrograms) {
    Menu file = menu(Place.FILE);
    List<String> ids = file.getItems().stream().map(MenuItem::getId).toList();
    file.getItems().add(ids.indexOf("scenes") + 1, recent);
    Menu add = named("add");
    fillWithShapes(add.getItems());
    Menu program = menu(Place.PROGRAM);
    listPrograms.accept(program);
    MenuBar bar =
        new MenuBar(
            file,
            menu(Place.EDIT, Place.SELECT, Place.ARRANGE),
            add,
            menu(Place.TOOL),
            menu(Place.VIEW, Place.LAYERS, Place.PANES),
            lessonMenu(),
            program,
            menu(Place.HELP));
    bar.setId("menu-bar");
    if (Typeface.scale() > 1) {
      bar.getStyleClass().add("tight");
    }
    return bar;
  }

  private static Menu named(String key) {
    Menu menu = new Menu(Texts.get("menu." + key));
    menu.setId("menu-" + key);
    return menu;
  }

  /// {@return a menu of commands, with its submenus below a line}
  private Menu menu(Place place, Place... inner) {
    Menu menu = named(KebabCase.of(place));
    menu.getItems().setAll(Commands.menuItems(commands.in(place)));
    if (inner.length > 0) {
      menu.getItems().add(new SeparatorMenuItem());
      Stream.of(inner).map(this::menu).forEach(menu.getItems()::add);
    }
    return menu;
  }

  /// {@return a menu with an item for each built-in lesson, and the commands of the current one}
  private Menu lessonMenu() {
    Menu menu = menu(Place.LESSON);
    List<MenuItem> lessons = new ArrayList<>();
    BuiltInLessons.all().forEach(lesson -> lessons.add(item(lesson)));
    lessons.add(new SeparatorMenuItem());
    menu.getItems().addAll(0, lessons);
    return menu;
  }

  /// {@return the item of a lesson; its mnemonic is the last digit of the article's number}
  private MenuItem item(Lesson lesson) {
    int last = lesson.name().length() - 1;
    String number = lesson.name().substring(0, last) + "_" + lesson.name().substring(last);
    String label = Texts.get("lesson.item", number, lesson.title().in(Texts.language()));
    return Nodes.menuItem("lesson-" + lesson.name(), label, () -> beginLesson.accept(lesson));
  }

  /// Keeps the items to those for shapes of the scene's space.
  private void fillWithShapes(ObservableList<MenuItem> items) {
    session
        .document()
        .map(document -> document.scene().space())
        .subscribe(now -> items.setAll(ShapeType.in(now).stream().map(this::shape).toList()));
  }

  private MenuItem shape(ShapeType type) {
    MenuItem item =
        Nodes.menuItem("add-" + type.key(), ShapeIcon.label(type), () -> addShape.accept(type));
    item.setAccelerator(addKey(type));
    return item;
  }

  /// {@return the key that adds a shape: the first of each space with 1, the next with 2 ...}
  static KeyCombination addKey(ShapeType type) {
    int digit = 1 + ShapeType.in(type.space()).indexOf(type);
    return KeyCombination.keyCombination("Shortcut+" + digit);
  }

  public ToolBar toolBar() {
    MenuButton add = menuButton("add", Feather.PLUS);
    fillWithShapes(add.getItems());
    ButtonBase scenes = commands.get("scenes").button();
    scenes.setText(Texts.get("scenes.button"));
    scenes.getStyleClass().remove("button-icon");
    MenuButton overlays = menuButton("overlays", Feather.EYE);
    overlays.getItems().setAll(Commands.menuItems(commands.in(Place.LAYERS)));
    ToolBar bar = new ToolBar();
    bar.setId("tool-bar");
    addButtons(bar, "new-space", "open", "save");
    bar.getItems().add(scenes);
    addLine(bar);
    addButtons(bar, "undo", "redo");
    addLine(bar);
    bar.getItems().add(add);
    addLine(bar);
    addButtons(bar, "move", "rotate", "resize");
    bar.getItems().add(axesButton());
    addLine(bar);
    addButtons(bar, "frame-all", "frame-selection");
    bar.getItems().addAll(overlays, Nodes.fill(new Region()));
    addButtons(bar, "keys");
    return bar;
  }

  /// {@return the button that switches the axes of the handles, and says which they are}
  private ButtonBase axesButton() {
    Command command = commands.get("local-axes");
    ButtonBase axes = command.button();
    axes.getStyleClass().remove("button-icon");
    axes.textProperty()
        .bind(
            command
                .selected()
                .orElseThrow()
                .map(local -> Texts.get(local ? "axes.local" : "axes.global")));
    return axes;
  }

  private void addButtons(ToolBar bar, String... ids) {
    Stream.of(ids).map(id -> commands.get(id).button()).forEach(bar.getItems()::add);
  }

  private static void addLine(ToolBar bar) {
    bar.getItems().add(new Separator(Orientation.VERTICAL));
  }

  private static MenuButton menuButton(String key, Feather icon) {
    String name = Texts.unmarked(Texts.get("menu." + key));
    MenuButton button = Nodes.named(new MenuButton(name), key + "-button", "flat");
    button.setAccessibleText(name);
    button.setMnemonicParsing(false);
    button.setGraphic(new FontIcon(icon));
    button.setFocusTraversable(false);
    button.setTooltip(new Tooltip(Texts.get(key + ".tip")));
    return button;
  }
}
