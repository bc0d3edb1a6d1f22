package collisionbench.app.window.action;

import java.util.List;

/// The menu of an entry.
public enum MenuPlace {
  FILE("recent.menu"),
  EDIT("menu.select", "menu.arrange", "menu.pair"),
  SELECT,
  ARRANGE,
  PAIR,
  TOOL("menu.bit"),
  BIT,
  VIEW("menu.layers", "menu.panes", "menu.camera", "menu.mouse"),
  LAYERS,
  PANES,
  CAMERA,
  MOUSE,
  TIME,
  SCENES("scenes.faults", "scenes.libraries"),
  PROGRAM,
  LESSON,
  HELP;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> inner;

  MenuPlace(String... inner) {
    this.inner = List.of(inner);
  }

  /// {@return the text keys of its submenus}
  List<String> inner() {
    return inner;
  }
}
