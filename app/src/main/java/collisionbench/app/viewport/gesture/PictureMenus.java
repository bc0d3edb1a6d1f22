package collisionbench.app.viewport.gesture;

import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.layout.Region;

/// The context menus of the view: one for bodies, one for the background.
public final class PictureMenus {

  private final Region picture;
  private Optional<ContextMenu> ofBodies = Optional.empty();
  private Optional<Function<ClickedPlace, ContextMenu>> ofPlaces = Optional.empty();

  /// Context menus for a view; the menu key opens them too.
  public PictureMenus(Region picture) {
    this.picture = picture;
    picture.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::showByKey);
  }

  public void setOfBodies(ContextMenu menu) {
    ofBodies = Optional.of(menu);
  }

  public void setOfPlaces(Function<ClickedPlace, ContextMenu> menus) {
    ofPlaces = Optional.of(menus);
  }

  /// Only the menu key; a right click is handled on release. A view that was replaced may still
  /// receive keys but has no position on screen.
  private void showByKey(ContextMenuEvent event) {
    if (event.isKeyboardTrigger()) {
      Optional.ofNullable(picture.localToScreen(picture.getWidth() / 2, picture.getHeight() / 2))
          .ifPresent(middle -> show(middle.getX(), middle.getY()));
    }
    event.consume();
  }

  void show(double screenX, double screenY) {
    ofBodies.ifPresent(menu -> menu.show(picture, screenX, screenY));
  }

  void show(ClickedPlace place, double screenX, double screenY) {
    ofPlaces.ifPresent(menus -> menus.apply(place).show(picture, screenX, screenY));
  }
}
