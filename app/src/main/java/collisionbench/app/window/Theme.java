package collisionbench.app.window;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import collisionbench.app.viewport.sight.Palette;

/// The colours of the window and of the picture in it.
public enum Theme {
  DARK,
  LIGHT;

  String stylesheet() {
    return switch (this) {
      case DARK -> new PrimerDark().getUserAgentStylesheet();
      case LIGHT -> new PrimerLight().getUserAgentStylesheet();
    };
  }

  Palette palette() {
    return switch (this) {
      case DARK -> Palette.DARK;
      case LIGHT -> Palette.LIGHT;
    };
  }

  Theme other() {
    return this == DARK ? LIGHT : DARK;
  }
}
