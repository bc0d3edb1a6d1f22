package collisionbench.app.window.action;

import collisionbench.app.lesson.BuiltInLessons;
import collisionbench.app.lesson.Lesson;
import collisionbench.app.panel.field.ShapeIcon;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.ShapeType;
import collisionbench.app.scene.Space;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.app.window.file.BuiltInTexts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The menu bar and the tool bar.
public final class Menus {

  private final Actions actions;
  private final Consumer<BuiltInScenes.Entry> openScene;
  private final Consumer<Lesson> beginLesson;
  private final Consumer<ShapeType> addShape;
  private final List<BuiltInScenes.Entry> scenes = BuiltInTexts.all();

  public Menus(
      Actions actions,
      Consumer<BuiltInScenes.Entry> openScene,
      Consumer<Lesson> beginLesson,
      Consumer<ShapeType> addShape) {
    this.actions = actions;
    this.openScene = openScene;
    this.beginLesson = beginLesson;
    this.addShape = addShape;
  }

  public MenuBar menuBar(Menu add) {
    Menu sceneMenu = new Menu(Texts.get("menu.scenes"));
    sceneMenu.setId("menu-scenes");
    sceneMenu.getItems().setAll(sceneItems());
    Menu view = menu(MenuPlace.VIEW);
    view.getItems().add(new SeparatorMenuItem());
    view.getItems().addAll(menu(MenuPlace.CAMERA), menu(MenuPlace.MOUSE));
    Menu edit = menu(MenuPlace.EDIT);
    edit.getItems().addAll(new SeparatorMenuItem(), menu(MenuPlace.PAIR), menu(MenuPlace.GO));
    MenuBar bar = new MenuBar(menu(MenuPlace.FILE), edit, add);
    Menu tool = menu(MenuPlace.TOOL);
    tool.getItems().addAll(new SeparatorMenuItem(), menu(MenuPlace.BIT));
    addUnlessEmpty(bar, tool);
    bar.getMenus()
        .addAll(
            view,
            menu(MenuPlace.TIME),
            sceneMenu,
            lessonMenu(),
            menu(MenuPlace.PROGRAM),
            menu(MenuPlace.HELP));
    bar.setId("menu-bar");
    return bar;
  }

  /// {@return the menu of methods, in which the programs that the user added stand as well}
  public Menu programMenu(MenuBar bar) {
    return bar.getMenus().stream()
        .filter(menu -> "menu-program".equals(menu.getId()))
        .findFirst()
        .orElseThrow();
  }

  /// {@return a menu with an item for each built-in lesson, and the way through the one taken}
  private Menu lessonMenu() {
    Menu menu = menu(MenuPlace.LESSON);
    Set<Character> taken = new HashSet<>();
    menu.getItems().forEach(item -> taken.add(Mnemonic.letter(item.getText())));
    List<MenuItem> lessons = new ArrayList<>();
    for (Lesson lesson : BuiltInLessons.all()) {
      String title = lesson.title().in(Texts.language());
      char letter = Mnemonic.choose(title, "", taken);
      taken.add(letter);
      String label = Texts.get("lesson.item", lesson.name(), title);
      MenuItem item = new MenuItem(Mnemonic.marked(label, letter));
      item.setId("lesson-" + lesson.name());
      item.setOnAction(_ -> beginLesson.accept(lesson));
      lessons.add(item);
    }
    lessons.add(new SeparatorMenuItem());
    menu.getItems().addAll(0, lessons);
    return menu;
  }

  private static void addUnlessEmpty(MenuBar bar, Menu menu) {
    if (!menu.getItems().isEmpty()) {
      bar.getMenus().add(menu);
    }
  }

  private Menu menu(MenuPlace place) {
    String key = KebabCase.of(place);
    Menu menu = new Menu(Texts.get("menu." + key));
    menu.setId("menu-" + key);
    menu.getItems().setAll(actions.menuItems(MenuEntry.in(place)));
    return menu;
  }

  /// Puts a menu behind the item of an action.
  public void insertAfter(Action action, MenuBar bar, Menu menu) {
    for (Menu other : bar.getMenus()) {
      List<MenuItem> items = other.getItems();
      for (int i = 0; i < items.size(); i++) {
        if (action.id().equals(items.get(i).getId())) {
          items.add(i + 1, menu);
          return;
        }
      }
    }
  }

  /// {@return the menu from which shapes of a space are added}
  public Menu addMenu() {
    Menu menu = new Menu(Texts.get("menu.add"));
    menu.setId("menu-add");
    return menu;
  }

  public List<MenuItem> addItems(Space space) {
    List<MenuItem> items = new ArrayList<>();
    Set<Character> taken = new HashSet<>();
    for (ShapeType type : ShapeType.in(space)) {
      String label = ShapeIcon.label(type);
      char letter = Mnemonic.choose(label, type.key(), taken);
      taken.add(letter);
      MenuItem item = new MenuItem(Mnemonic.marked(label, letter));
      item.setId("add-" + type.key());
      item.setAccelerator(addKey(type));
      item.setOnAction(_ -> addShape.accept(type));
      items.add(item);
    }
    return items;
  }

  /// {@return the key that adds a shape: the first of each space with 1, the next with 2 ...}
  static KeyCombination addKey(ShapeType type) {
    int digit = 1 + ShapeType.in(type.space()).indexOf(type);
    return KeyCombination.keyCombination("Shortcut+" + digit);
  }

  /// {@return an item for each built-in scene, those in space first, under a heading each; and a
  /// menu of those that show where an article errs}
  private List<MenuItem> sceneItems() {
    List<MenuItem> items = new ArrayList<>();
    for (Space space : List.of(Space.THREE, Space.TWO)) {
      if (!items.isEmpty()) {
        items.add(new SeparatorMenuItem());
      }
      items.add(heading(Texts.get(space == Space.THREE ? "scenes.space" : "scenes.plane")));
      scenes.stream()
          .filter(entry -> entry.scene().space() == space && entry.isExample())
          .forEach(entry -> items.add(sceneItem(entry)));
    }
    items.add(new SeparatorMenuItem());
    items.add(sceneMenu("faults", BuiltInScenes.Group.FAULT));
    items.add(sceneMenu("libraries", BuiltInScenes.Group.LIBRARY));
    return items;
  }

  private Menu sceneMenu(String name, BuiltInScenes.Group group) {
    Menu menu = new Menu(Texts.get("scenes." + name));
    menu.setId("scenes-" + name);
    scenes.stream()
        .filter(entry -> entry.group() == group)
        .forEach(entry -> menu.getItems().add(sceneItem(entry)));
    return menu;
  }

  private static MenuItem heading(String text) {
    MenuItem heading = new MenuItem(text);
    heading.setDisable(true);
    heading.getStyleClass().add("menu-heading");
    return heading;
  }

  private MenuItem sceneItem(BuiltInScenes.Entry entry) {
    MenuItem item = new MenuItem(label(entry));
    item.setId("scene-" + entry.key());
    item.setOnAction(_ -> openScene.accept(entry));
    return item;
  }

  /// {@return the name of a scene after the number of its article, which those of faults begin
  /// with}
  private static String label(BuiltInScenes.Entry entry) {
    String name = entry.scene().name();
    return entry
        .scene()
        .article()
        .filter(_ -> entry.isExample())
        .map(article -> Texts.get("scenes.item", article.number(), name))
        .orElse(name);
  }

  public ToolBar toolBar(MenuButton add) {
    MenuButton scenesButton = menuButton("scenes", Feather.LAYERS);
    scenesButton.getItems().setAll(sceneItems());
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    ToolBar bar = new ToolBar();
    bar.setId("tool-bar");
    bar.getItems().addAll(buttons(Action.NEW_SPACE, Action.OPEN, Action.SAVE));
    bar.getItems().add(new Separator(Orientation.VERTICAL));
    bar.getItems().addAll(buttons(Action.UNDO, Action.REDO));
    bar.getItems().add(new Separator(Orientation.VERTICAL));
    bar.getItems().add(add);
    bar.getItems().addAll(buttons(Action.DELETE));
    bar.getItems().add(new Separator(Orientation.VERTICAL));
    bar.getItems().addAll(buttons(Action.MOVE, Action.ROTATE, Action.RESIZE));
    bar.getItems().add(new Separator(Orientation.VERTICAL));
    bar.getItems().addAll(buttons(Action.FRAME_ALL, Action.FRAME_SELECTION, Action.ORTHOGRAPHIC));
    bar.getItems().addAll(scenesButton, overlaysButton(), space);
    bar.getItems().addAll(buttons(Action.THEME, Action.KEYS));
    return bar;
  }

  private MenuButton overlaysButton() {
    MenuButton button = menuButton("overlays", Feather.EYE);
    LayerSwitch.all().forEach(layer -> button.getItems().add(actions.menuItem(layer)));
    return button;
  }

  /// {@return the button from which shapes of a space are added}
  public MenuButton addButton() {
    return menuButton("add", Feather.PLUS);
  }

  private static MenuButton menuButton(String key, Feather icon) {
    String name = Mnemonic.without(Texts.get("menu." + key));
    MenuButton button = new MenuButton(name);
    button.setAccessibleText(name);
    button.setMnemonicParsing(false);
    button.setGraphic(new FontIcon(icon));
    button.setId(key + "-button");
    button.setFocusTraversable(false);
    button.getStyleClass().add("flat");
    button.setTooltip(new Tooltip(Texts.get(key + ".tip")));
    return button;
  }

  private List<Node> buttons(Action... some) {
    List<Node> buttons = new ArrayList<>();
    for (Action action : some) {
      buttons.add(actions.button(action));
    }
    return buttons;
  }
}
