package collisionbench.app.viewport.gesture;

import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.layout.Region;

/// The menus of a viewport: one of the bodies in it, and others of places where nothing is.
public final class PictureMenus {

  private final Region picture;
  private Optional<ContextMenu> ofBodies = Optional.empty();
  private Optional<Function<ClickedPlace, ContextMenu>> ofPlaces = Optional.empty();

  /// Menus that open over a picture, also by the key for it.
  public PictureMenus(Region picture) {
    this.picture = picture;
    picture.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::showByKey);
  }

  /// Gives the picture a menu of the bodies in it.
  public void setOfBodies(ContextMenu menu) {
    ofBodies = Optional.of(menu);
  }

  /// Gives the picture menus of the places where nothing is.
  public void setOfPlaces(Function<ClickedPlace, ContextMenu> menus) {
    ofPlaces = Optional.of(menus);
  }

  /// The mouse asks for it with a click, which is known as one only at the end. A picture that has
  /// been replaced may still be sent keys, but is nowhere on the screen.
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
