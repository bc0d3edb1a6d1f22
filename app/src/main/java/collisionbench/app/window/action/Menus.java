package collisionbench.app.window.action;

import collisionbench.app.lesson.BuiltInLessons;
import collisionbench.app.lesson.Lesson;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.panel.field.ShapeIcon;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.preset.KeptScene;
import collisionbench.app.preset.KeptScenes;
import collisionbench.app.scene.ShapeType;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Session;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.render.Typeface;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.geometry.Orientation;
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
public final class Menus {

  private final Actions actions;
  private final ObservableValue<Space> space;
  private final SceneItems scenes;
  private final Supplier<PresetItems> presets;
  private final Consumer<Lesson> beginLesson;
  private final Consumer<ShapeType> addShape;

  /// @param openScene opens a built-in scene
  /// @param kept the presets
  /// @param openPreset opens a preset
  /// @param beginLesson begins a lesson
  /// @param addShape adds a body to the scene
  public Menus(
      Actions actions,
      Session session,
      Consumer<BuiltInScenes.Entry> openScene,
      KeptScenes kept,
      Consumer<KeptScene> openPreset,
      Consumer<Lesson> beginLesson,
      Consumer<ShapeType> addShape) {
    this.actions = actions;
    this.beginLesson = beginLesson;
    this.addShape = addShape;
    scenes = new SceneItems(openScene);
    presets = () -> new PresetItems(kept, openPreset);
    space = session.document().map(document -> document.scene().space());
  }

  /// {@return the menu bar}
  ///
  /// @param recent the menu of recent files
  public MenuBar menuBar(Menu recent) {
    Menu file = menu(MenuPlace.FILE);
    List<String> ids = file.getItems().stream().map(MenuItem::getId).toList();
    file.getItems().add(ids.indexOf(Action.OPEN.id()) + 1, recent);
    Menu add = named("add");
    fillWithShapes(add.getItems());
    Menu sceneMenu = menu(MenuPlace.SCENES);
    sceneMenu.getItems().add(new SeparatorMenuItem());
    sceneMenu.getItems().addAll(scenes.all());
    PresetItems inMenu = presets.get();
    sceneMenu.addEventHandler(
        Menu.ON_SHOWING,
        event -> {
          if (sceneMenu.equals(event.getTarget())) {
            inMenu.fill(sceneMenu.getItems());
          }
        });
    MenuBar bar =
        new MenuBar(
            file,
            menu(MenuPlace.EDIT, MenuPlace.SELECT, MenuPlace.ARRANGE, MenuPlace.PAIR),
            add,
            menu(MenuPlace.TOOL, MenuPlace.BIT),
            menu(
                MenuPlace.VIEW,
                MenuPlace.LAYERS,
                MenuPlace.PANES,
                MenuPlace.CAMERA,
                MenuPlace.MOUSE),
            menu(MenuPlace.TIME),
            sceneMenu,
            lessonMenu(),
            menu(MenuPlace.PROGRAM),
            menu(MenuPlace.HELP));
    bar.setId("menu-bar");
    if (Typeface.scale() > 1) {
      bar.getStyleClass().add("tight");
    }
    return bar;
  }

  /// {@return the menu of methods, which also has the programs that the user added}
  public static Menu programMenu(MenuBar bar) {
    return bar.getMenus().stream()
        .filter(menu -> "menu-program".equals(menu.getId()))
        .findFirst()
        .orElseThrow();
  }

  private static Menu named(String key) {
    Menu menu = new Menu(Texts.get("menu." + key));
    menu.setId("menu-" + key);
    return menu;
  }

  /// {@return a menu of actions, with its submenus below a line}
  private Menu menu(MenuPlace place, MenuPlace... inner) {
    Menu menu = named(KebabCase.of(place));
    menu.getItems().setAll(actions.menuItems(MenuEntry.in(place)));
    if (inner.length > 0) {
      menu.getItems().add(new SeparatorMenuItem());
      Stream.of(inner).map(this::menu).forEach(menu.getItems()::add);
    }
    return menu;
  }

  /// {@return a menu with an item for each built-in lesson, and the actions of the current one}
  private Menu lessonMenu() {
    Menu menu = menu(MenuPlace.LESSON);
    List<MenuItem> lessons = new ArrayList<>();
    BuiltInLessons.all().forEach(lesson -> lessons.add(item(lesson)));
    lessons.add(new SeparatorMenuItem());
    menu.getItems().addAll(0, lessons);
    return menu;
  }

  /// {@return the item of a lesson; its mnemonic is the last digit of the article's number}
  private MenuItem item(Lesson lesson) {
    String name = lesson.name();
    String label = Texts.get("lesson.item", name, lesson.title().in(Texts.language()));
    return Nodes.menuItem(
        "lesson-" + name,
        Mnemonic.marked(label, name.charAt(name.length() - 1)),
        () -> beginLesson.accept(lesson));
  }

  /// Keeps the items to those for shapes of the scene's space.
  private void fillWithShapes(ObservableList<MenuItem> items) {
    space.subscribe(now -> items.setAll(shapes(now)));
  }

  private List<MenuItem> shapes(Space now) {
    Set<Character> taken = new HashSet<>();
    return ShapeType.in(now).stream().map(type -> shape(type, taken)).toList();
  }

  private MenuItem shape(ShapeType type, Set<Character> taken) {
    String name = Mnemonic.unique(ShapeIcon.label(type), type.key(), taken);
    MenuItem item = Nodes.menuItem("add-" + type.key(), name, () -> addShape.accept(type));
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
    MenuButton scenesButton = menuButton("scenes", Feather.LAYERS);
    scenesButton.getItems().setAll(scenes.all());
    PresetItems onButton = presets.get();
    scenesButton.addEventHandler(
        MenuButton.ON_SHOWING, _ -> onButton.fill(scenesButton.getItems()));
    MenuButton overlays = menuButton("overlays", Feather.EYE);
    LayerSwitch.all().forEach(layer -> overlays.getItems().add(actions.menuItem(layer)));
    ToolBar bar = new ToolBar();
    bar.setId("tool-bar");
    addButtons(bar, Action.NEW_SPACE, Action.OPEN, Action.SAVE);
    addLine(bar);
    addButtons(bar, Action.UNDO, Action.REDO);
    addLine(bar);
    bar.getItems().add(add);
    addButtons(bar, Action.DELETE);
    addLine(bar);
    addButtons(bar, Action.MOVE, Action.ROTATE, Action.RESIZE);
    addLine(bar);
    addButtons(bar, Action.FRAME_ALL, Action.FRAME_SELECTION, Action.ORTHOGRAPHIC);
    bar.getItems().addAll(scenesButton, overlays, Nodes.fill(new Region()));
    addButtons(bar, Action.THEME, Action.KEYS);
    return bar;
  }

  private void addButtons(ToolBar bar, Action... some) {
    Stream.of(some).map(actions::button).forEach(bar.getItems()::add);
  }

  private static void addLine(ToolBar bar) {
    bar.getItems().add(new Separator(Orientation.VERTICAL));
  }

  private static MenuButton menuButton(String key, Feather icon) {
    String name = Mnemonic.without(Texts.get("menu." + key));
    MenuButton button = Nodes.named(new MenuButton(name), key + "-button", "flat");
    button.setAccessibleText(name);
    button.setMnemonicParsing(false);
    button.setGraphic(new FontIcon(icon));
    button.setFocusTraversable(false);
    button.setTooltip(new Tooltip(Texts.get(key + ".tip")));
    return button;
  }
}
