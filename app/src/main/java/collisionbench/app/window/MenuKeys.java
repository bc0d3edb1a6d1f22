package collisionbench.app.window;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.event.Event;
import javafx.scene.Parent;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Window;

/// Handles letters while the menu bar or a menu has the focus: they open a menu or choose an item
/// by its mnemonic, and run nothing in the window behind.
final class MenuKeys {

  /// Keys that leave a menu or choose in it.
  private static final Set<KeyCode> MOVING = Set.of(KeyCode.ESCAPE, KeyCode.ENTER, KeyCode.TAB);

  private final MenuBar bar;
  private boolean called;

  private MenuKeys(MenuBar bar) {
    this.bar = bar;
  }

  /// @param root around everything that may have the focus
  static void listen(Parent root, MenuBar bar) {
    MenuKeys keys = new MenuKeys(bar);
    root.addEventFilter(KeyEvent.KEY_PRESSED, keys::key);
    bar.getMenus().forEach(menu -> menu.setOnShown(event -> keys.follow(menu, event)));
  }

  /// Keeps an Alt key that was held during a mouse action from activating the menu bar when it is
  /// released. The menu bar filters the keys of its scene, so this comes before.
  static void spareMouse(Window window) {
    boolean[] used = {false};
    window.addEventFilter(
        MouseEvent.MOUSE_PRESSED, event -> used[0] = used[0] || event.isAltDown());
    window.addEventFilter(ScrollEvent.SCROLL, event -> used[0] = used[0] || event.isAltDown());
    window.addEventFilter(
        KeyEvent.KEY_RELEASED,
        event -> {
          if (event.getCode() == KeyCode.ALT && used[0]) {
            used[0] = false;
            event.consume();
            // With this, letters without Alt do not choose menus any longer.
            KeyEvent other =
                new KeyEvent(
                    KeyEvent.KEY_RELEASED, "", "", KeyCode.UNDEFINED, false, false, false, false);
            Event.fireEvent(event.getTarget(), other);
          }
        });
  }

  /// Keeps keys that are meant for a text from running actions: `W` is a letter in a text field.
  /// Elsewhere, every key runs its action.
  static void protectTyping(Parent root) {
    root.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getTarget() instanceof TextInputControl && isTyping(event)) {
            event.consume();
          }
        });
  }

  /// {@return whether a key without a modifier but Shift writes, moves or deletes in a text}
  private static boolean isTyping(KeyEvent event) {
    KeyCode code = event.getCode();
    boolean leaves = code == KeyCode.ESCAPE || code == KeyCode.TAB || code.isFunctionKey();
    return !event.isShortcutDown() && !event.isAltDown() && !event.isMetaDown() && !leaves;
  }

  private void key(KeyEvent event) {
    Optional<ContextMenu> open = openMenu();
    KeyCode code = event.getCode();
    if (code == KeyCode.F10 || code == KeyCode.ALT) {
      called = true;
    } else if (open.isPresent()) {
      choose(event, open.get().getItems(), item -> choose(open.get(), item));
    } else if (called && isBarLit()) {
      choose(event, bar.getMenus(), Menu::show);
    } else {
      called = false;
    }
  }

  /// Keeps keys from the window behind. A letter chooses the item that marks it.
  private static <I extends MenuItem> void choose(
      KeyEvent event, List<I> items, Consumer<I> chosen) {
    KeyCode code = event.getCode();
    if (!MOVING.contains(code) && !code.isNavigationKey() && !code.isModifierKey()) {
      event.consume();
      items.stream()
          .filter(item -> isLetter(code, item) && !item.isDisable())
          .findFirst()
          .ifPresent(chosen);
    }
  }

  /// {@return the frontmost menu, which received the key first and did not handle it}
  private static Optional<ContextMenu> openMenu() {
    return Window.getWindows().stream()
        .filter(ContextMenu.class::isInstance)
        .map(ContextMenu.class::cast)
        .filter(Window::isShowing)
        .reduce((_, later) -> later);
  }

  /// In a menu in which nothing is chosen, a key that chooses hides the popup only: for the bar the
  /// menu stays open, and the bar then consumes every key.
  ///
  /// @param shown may belong to a submenu
  private void follow(Menu menu, Event shown) {
    openMenu()
        .filter(_ -> menu.equals(shown.getTarget()))
        .ifPresent(popup ->
            popup.setOnHidden(_ -> {
              menu.hide();
              called = false;
            }));
  }

  /// A menu bar that was opened by keys shows its chosen menu as if the mouse were over it.
  private boolean isBarLit() {
    return bar.lookupAll("*").stream()
        .anyMatch(node -> node instanceof MenuButton button && button.isHover());
  }

  private void choose(ContextMenu menu, MenuItem item) {
    if (item instanceof Menu inner) {
      inner.show();
    } else {
      bar.getMenus().forEach(Menu::hide);
      menu.hide();
      item.fire();
    }
  }

  private static boolean isLetter(KeyCode code, MenuItem item) {
    String name = String.valueOf(item.getText());
    int mark = name.indexOf('_');
    return item.isMnemonicParsing()
        && mark >= 0
        && code.getName().equalsIgnoreCase(name.substring(mark + 1, mark + 2));
  }
}
