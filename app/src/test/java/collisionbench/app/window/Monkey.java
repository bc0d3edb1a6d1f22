package collisionbench.app.window;

import collisionbench.app.settings.Settings;
import collisionbench.app.settings.Theme;
import collisionbench.app.window.action.Command;
import collisionbench.bench.scene.Body;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Cell;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import javafx.stage.Window;

/// Does in a window whatever comes to its mind: drags, clicks, turns the wheel, types into fields
/// and beside them, and presses the keys of actions, with any modifiers, and lets go when and where
/// it likes. Whatever it is doing, it may switch the language or the theme, or go to another
/// window.
///
/// The same seed does the same in the same window. While a dialog is open it has that in hand
/// alone, as anybody would. It leaves alone what would put another document in the place of what is
/// open, and what would close the window. To be used on the window's thread.
final class Monkey {

  private static final Set<String> LEFT_ALONE =
      Set.of("new-space", "new-plane", "open", "scenes", "save-picture", "copy-picture", "quit");

  private static final List<MouseButton> BUTTONS =
      List.of(
          MouseButton.PRIMARY,
          MouseButton.PRIMARY,
          MouseButton.PRIMARY,
          MouseButton.SECONDARY,
          MouseButton.MIDDLE);

  private static final List<KeyCode> KEYS =
      List.of(
          KeyCode.ESCAPE,
          KeyCode.ENTER,
          KeyCode.TAB,
          KeyCode.UP,
          KeyCode.DOWN,
          KeyCode.LEFT,
          KeyCode.RIGHT,
          KeyCode.PAGE_UP,
          KeyCode.PAGE_DOWN,
          KeyCode.HOME,
          KeyCode.SPACE,
          KeyCode.SHIFT,
          KeyCode.CONTROL,
          KeyCode.ALT);

  private static final String TYPED = "0123456789.-+*/() episqrtball";

  private final BenchWindow window;
  private final Stage stage;
  private final Random random;
  private final Hands hands;
  private String last = "nothing";

  Monkey(BenchWindow window, Stage stage, long seed) {
    this.window = window;
    this.stage = stage;
    random = new Random(seed);
    hands = new Hands(stage);
  }

  /// {@return what it did last}
  String last() {
    return last;
  }

  /// Does one thing.
  void act() {
    if (!hands.foremost().isFocused()) {
      // Nobody types into a window that is not in front, and no field there knows that it is left.
      hands.foremost().requestFocus();
      return;
    }
    if (random.nextInt(3) == 0 && closeOthers()) {
      // Nobody does more in the same event, and what closes may not open anything else in it.
      return;
    }
    int choice = random.nextInt(110);
    boolean inDialog = !hands.foremost().equals(stage);
    if (choice < 50 && (inDialog || window.viewport().getWidth() == 0)) {
      // In another language everything is new, and under the mouse after the next layout.
      return;
    }
    if (choice >= 60 && choice < 100 && isMenuOpen()) {
      // A letter in an open menu takes its entry, and some entries open another scene.
      boolean _ = closeOthers();
      return;
    }
    if (choice < 40) {
      drag();
    } else if (choice < 50) {
      wheel();
    } else if (choice < 60) {
      clickOnControl();
    } else if (choice < 85) {
      action();
    } else if (choice < 95) {
      key();
    } else if (choice < 100) {
      type();
    } else {
      disturb();
    }
  }

  /// Does what may come in the middle of anything else, with a menu open too.
  private void disturb() {
    int choice = random.nextInt(5);
    if (choice < 4) {
      last = last + (choice < 2 ? ", then another language" : ", then another theme");
      window.change(settings ->
          choice < 2
              ? settings.withLanguage(Optional.of(WindowTest.otherLanguage()))
              : settings.withTheme(Optional.of(otherTheme(settings))));
    } else {
      last = last + ", then another window";
      Stage other = new Stage(StageStyle.UTILITY);
      other.setScene(new Scene(new Pane(), 60, 60));
      other.show();
      if (random.nextBoolean()) {
        other.hide();
      }
    }
  }

  private static Theme otherTheme(Settings settings) {
    return settings.theme().equals(Optional.of(Theme.LIGHT)) ? Theme.DARK : Theme.LIGHT;
  }

  private static boolean isMenuOpen() {
    return Window.getWindows().stream().anyMatch(ContextMenu.class::isInstance);
  }

  /// Popups and dialogs are left open for a while.
  ///
  /// @return whether there were any
  private boolean closeOthers() {
    List<Window> others =
        Window.getWindows().stream().filter(other -> !other.equals(stage)).toList();
    others.reversed().forEach(Window::hide);
    return !others.isEmpty();
  }

  private void drag() {
    MouseButton button = any(BUTTONS);
    int modifiers = random.nextInt(3) == 0 ? random.nextInt(8) : 0;
    Point2D from = random.nextBoolean() ? anywhere() : onBody();
    double x = from.getX();
    double y = from.getY();
    last = "drag with " + button + " and modifiers " + modifiers + " from " + x + ", " + y;
    mouse(MouseEvent.MOUSE_MOVED, MouseButton.NONE, x, y, modifiers);
    mouse(MouseEvent.MOUSE_PRESSED, button, x, y, modifiers);
    for (int move = random.nextInt(6); move > 0; move--) {
      x += 60 * random.nextGaussian();
      y += 60 * random.nextGaussian();
      mouse(MouseEvent.MOUSE_DRAGGED, button, x, y, modifiers);
      if (random.nextInt(20) == 0) {
        action();
      }
      if (random.nextInt(30) == 0) {
        hands.press(KeyCode.ESCAPE, false, false, false);
      }
      if (random.nextInt(30) == 0) {
        disturb();
      }
    }
    if (random.nextInt(40) != 0) {
      mouse(MouseEvent.MOUSE_RELEASED, button, x, y, modifiers);
    }
  }

  private Point2D anywhere() {
    return new Point2D(
        random.nextDouble() * window.viewport().getWidth(),
        random.nextDouble() * window.viewport().getHeight());
  }

  /// {@return where a point of a body is seen; anywhere if there is none in view}
  private Point2D onBody() {
    List<? extends Body> bodies = window.session().document().get().scene().bodies();
    return bodies.isEmpty()
        ? anywhere()
        : window
            .viewport()
            .projection()
            .toPixel(any(bodies).points().getFirst())
            .filter(window.viewport()::contains)
            .orElseGet(this::anywhere);
  }

  private void mouse(
      EventType<MouseEvent> type, MouseButton button, double x, double y, int modifiers) {
    MouseEvents.fire(window.viewport(), type, new Point2D(x, y), button, modifiers);
  }

  private void wheel() {
    Node target = window.viewport();
    double x = random.nextDouble() * window.viewport().getWidth();
    double y = random.nextDouble() * window.viewport().getHeight();
    double turn = 40 * (1 + random.nextInt(5)) * (random.nextBoolean() ? 1 : -1);
    last = "wheel by " + turn;
    Point2D screen = target.localToScreen(x, y);
    Event.fireEvent(
        target,
        new ScrollEvent(
            ScrollEvent.SCROLL,
            target.localToScene(x, y).getX(),
            target.localToScene(x, y).getY(),
            screen.getX(),
            screen.getY(),
            false,
            false,
            false,
            false,
            false,
            false,
            0,
            turn,
            0,
            turn,
            ScrollEvent.HorizontalTextScrollUnits.NONE,
            0,
            ScrollEvent.VerticalTextScrollUnits.NONE,
            0,
            0,
            new PickResult(target, x, y)));
  }

  /// On a button, a field, a row or a slider of the panes and bars.
  private void clickOnControl() {
    List<Node> controls =
        hands.nodes().stream()
            .filter(Monkey::isControl)
            .filter(
                node -> LEFT_ALONE.stream().noneMatch(id -> (id + "-button").equals(node.getId())))
            .toList();
    if (controls.isEmpty()) {
      return;
    }
    Node control = any(controls);
    last = "click on " + control;
    hands.click(control);
  }

  private static boolean isControl(Node node) {
    return node instanceof ButtonBase
        || node instanceof TextInputControl
        || node instanceof Cell<?>
        || node instanceof Slider;
  }

  private void action() {
    Command command = any(window.commands().all());
    if (!LEFT_ALONE.contains(command.id())
        && command.keys().getFirst() instanceof KeyCodeCombination combination) {
      last = "key of " + command.id();
      hands.press(combination);
    }
  }

  private void key() {
    KeyCode code = any(KEYS);
    last = "key " + code;
    boolean shift = code == KeyCode.SHIFT || random.nextInt(4) == 0;
    hands.press(code, shift, code == KeyCode.CONTROL, code == KeyCode.ALT);
  }

  private void type() {
    last = "typing";
    for (int letters = 1 + random.nextInt(6); letters > 0; letters--) {
      hands.type(String.valueOf(TYPED.charAt(random.nextInt(TYPED.length()))));
    }
  }

  private <T> T any(List<T> things) {
    return things.get(random.nextInt(things.size()));
  }
}
