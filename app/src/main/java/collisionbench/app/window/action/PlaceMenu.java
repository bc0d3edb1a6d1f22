package collisionbench.app.window.action;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.panel.field.ShapeIcon;
import collisionbench.app.scene.ShapeType;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.gesture.ClickedPlace;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
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

  private final ContextMenu menu = new ContextMenu();
  private final Menu shapes = new Menu(Texts.get("place.add"), new FontIcon(Feather.PLUS));
  private final MenuItem paste =
      new MenuItem(Texts.get("place.paste"), new FontIcon(Feather.CLIPBOARD));
  private final Supplier<Space> space;
  private final BiConsumer<ShapeType, ClickedPlace> add;
  private final Consumer<ClickedPlace> pasteAt;

  public PlaceMenu(
      Commands commands,
      Supplier<Space> space,
      BiConsumer<ShapeType, ClickedPlace> add,
      Consumer<ClickedPlace> pasteAt) {
    this.space = space;
    this.add = add;
    this.pasteAt = pasteAt;
    menu.setId("place-menu");
    shapes.setId("place-add");
    paste.setId("place-paste");
    menu.getItems().addAll(shapes, paste, new SeparatorMenuItem());
    SELECTING.forEach(id -> menu.getItems().add(commands.get(id).menuItem()));
    menu.getItems().add(new SeparatorMenuItem());
    LOOKING.forEach(id -> menu.getItems().add(commands.get(id).menuItem()));
  }

  public ContextMenu at(ClickedPlace place) {
    shapes
        .getItems()
        .setAll(ShapeType.in(space.get()).stream().map(type -> item(type, place)).toList());
    paste.setOnAction(_ -> pasteAt.accept(place));
    return menu;
  }

  private MenuItem item(ShapeType type, ClickedPlace place) {
    return Nodes.menuItem(
        "place-add-" + type.key(), ShapeIcon.label(type), () -> add.accept(type, place));
  }
}
