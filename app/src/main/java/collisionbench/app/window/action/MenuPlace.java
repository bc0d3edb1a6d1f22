package collisionbench.app.window.action;

import java.util.List;

/// The menu in which an entry stands.
public enum MenuPlace {
  FILE("recent.menu"),
  EDIT("menu.pair", "menu.go"),
  PAIR,
  GO,
  TOOL("menu.bit"),
  BIT,
  VIEW("menu.camera", "menu.mouse"),
  CAMERA,
  MOUSE,
  TIME,
  PROGRAM,
  LESSON,
  HELP;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> inner;

  MenuPlace(String... inner) {
    this.inner = List.of(inner);
  }

  /// {@return the keys of the names of the menus that stand in this one}
  List<String> inner() {
    return inner;
  }
}
