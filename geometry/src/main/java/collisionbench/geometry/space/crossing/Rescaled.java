package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.core.Scale;

/// A crossing of scaled shapes, as one of the shapes themselves: parameters stay, points scale.
final class Rescaled {

  private Rescaled() {}

  static Crossing3 of(Crossing3 crossing, Scale scale) {
    return switch (crossing) {
      case Crossing3.None none -> none;
      case Crossing3.Point p -> new Crossing3.Point(p.t(), scale.apply(p.point()), p.u(), p.v());
      case Crossing3.Span s ->
          new Crossing3.Span(s.enter(), s.exit(), scale.apply(s.first()), scale.apply(s.last()));
      case Crossing3.Overlap o ->
          new Crossing3.Overlap(o.enter(), o.exit(), scale.apply(o.first()), scale.apply(o.last()));
    };
  }
}
