package collisionbench.app.viewport.render;

import java.util.List;

/// The colours by which a few things are told apart, beside their words.
public enum Hue {
  /// None: nothing needs to be told apart.
  NONE,
  /// What the hand holds.
  HELD,
  VIOLET,
  LIME,
  OCHRE,
  STEEL;

  private static final List<Hue> MOVERS = List.of(VIOLET, LIME, OCHRE, STEEL);

  /// {@return the colour of one of several bodies that move}
  static Hue ofMover(int place) {
    return MOVERS.get(place % MOVERS.size());
  }
}
