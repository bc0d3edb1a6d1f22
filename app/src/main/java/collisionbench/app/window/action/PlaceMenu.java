package collisionbench.app.window.action;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.ShapeIcon;
import collisionbench.app.viewport.gesture.ClickedPlace;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The context menu of an empty place in the picture.
public final class PlaceMenu {

  private static final List<String> SELECTING = List.of("select-all", "show-all");

  private static final List<String> LOOKING =
      List.of("frame-all", "view-front", "view-right", "view-top", "view-reset", "orthographic");

  private PlaceMenu() {}

  /// {@return the menu of a place, which adds shapes and pastes there}
  public static Function<ClickedPlace, ContextMenu> of(
      Commands commands,
      Supplier<Space> space,
      BiConsumer<ShapeType, ClickedPlace> add,
      Consumer<ClickedPlace> pasteAt) {
    Menu shapes = new Menu(Texts.get("place.add"), new FontIcon(Feather.PLUS));
    MenuItem paste = new MenuItem(Texts.get("place.paste"), new FontIcon(Feather.CLIPBOARD));
    ContextMenu menu = new ContextMenu(shapes, paste, new SeparatorMenuItem());
    menu.setId("place-menu");
    shapes.setId("place-add");
    paste.setId("place-paste");
    SELECTING.forEach(id -> menu.getItems().add(commands.get(id).menuItem()));
    menu.getItems().add(new SeparatorMenuItem());
    LOOKING.forEach(id -> menu.getItems().add(commands.get(id).menuItem()));
    return place -> {
      shapes
          .getItems()
          .setAll(ShapeType.in(space.get()).stream().map(type -> item(type, place, add)).toList());
      paste.setOnAction(_ -> pasteAt.accept(place));
      return menu;
    };
  }

  private static MenuItem item(
      ShapeType type, ClickedPlace place, BiConsumer<ShapeType, ClickedPlace> add) {
    return Nodes.menuItem(
        "place-add-" + type.key(), ShapeIcon.label(type), () -> add.accept(type, place));
  }
}
