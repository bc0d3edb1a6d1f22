package collisionbench.app.viewport.render;

import java.util.List;

/// Colors that distinguish a few things in addition to their labels.
public enum Hue {
  NONE,
  /// The dragged thing.
  HELD,
  /// A disagreement with exact arithmetic.
  DISPUTE,
  VIOLET,
  LIME,
  OCHRE,
  STEEL;

  private static final List<Hue> MOVERS = List.of(VIOLET, LIME, OCHRE, STEEL);

  /// {@return the color of a moving body, by its index}
  static Hue ofMover(int place) {
    return MOVERS.get(place % MOVERS.size());
  }
}
