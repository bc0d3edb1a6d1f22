package collisionbench.app.window;

import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Place;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What can be done at a place in the picture where nothing is.
final class PlaceMenu {

  private static final List<Action> SELECTING = List.of(Action.SELECT_ALL, Action.SHOW_ALL);

  private static final List<Action> LOOKING =
      List.of(
          Action.FRAME_ALL,
          Action.VIEW_FRONT,
          Action.VIEW_RIGHT,
          Action.VIEW_TOP,
          Action.VIEW_RESET,
          Action.ORTHOGRAPHIC);

  private PlaceMenu() {}

  /// {@return the menu of a place}
  ///
  /// @param add adds a shape there
  static ContextMenu of(
      Place place,
      Actions actions,
      Session session,
      Consumer<ShapeKind> add,
      ClipboardActions clipboard) {
    Menu shapes = new Menu(Texts.get("place.add"), new FontIcon(Feather.PLUS));
    shapes.setId("place-add");
    for (ShapeKind kind : ShapeKind.of(session.space())) {
      MenuItem item = new MenuItem(kind.label());
      item.setId("place-add-" + kind.id());
      item.setOnAction(_ -> add.accept(kind));
      shapes.getItems().add(item);
    }
    MenuItem paste = new MenuItem(Texts.get("place.paste"), new FontIcon(Feather.CLIPBOARD));
    paste.setId("place-paste");
    paste.setOnAction(_ -> clipboard.pasteAt(place));
    ContextMenu menu = new ContextMenu(shapes, paste, new SeparatorMenuItem());
    menu.setId("place-menu");
    SELECTING.forEach(action -> menu.getItems().add(actions.menuItem(action)));
    menu.getItems().add(new SeparatorMenuItem());
    LOOKING.forEach(action -> menu.getItems().add(actions.menuItem(action)));
    return menu;
  }
}
