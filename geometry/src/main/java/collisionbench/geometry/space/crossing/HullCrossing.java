package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.overlap.Overlap3;

/// A segment and a hull: a solid hull is clipped like any solid, a flat or straight one in exact
/// arithmetic. Overlap is tested first, since it needs no faces.
final class HullCrossing {

  private HullCrossing() {}

  static Crossing3 of(Segment segment, Hull hull) {
    if (!Overlap3.test(segment, hull)) {
      return new Crossing3.None();
    }
    HullSurface surface = hull.surface();
    if (!surface.isFlat()) {
      return Crossings.solid(
          segment, Clip.hull(segment, surface), () -> ExactClip.hull(segment, surface));
    }
    return surface.faces().isEmpty()
        ? straight(segment, surface)
        : Crossings.exact(segment, ExactClip.polygon(segment, surface));
  }

  private static Crossing3 straight(Segment segment, HullSurface surface) {
    Segment line = new Segment(surface.corners().getFirst(), surface.corners().getLast());
    return switch (SegmentCrossing.of(segment, line)) {
      case Crossing3.None none -> none;
      case Crossing3.Span span -> span;
      case Crossing3.Overlap o -> new Crossing3.Span(o.enter(), o.exit(), o.first(), o.last());
      case Crossing3.Point p -> Crossings.point(segment, p.t());
    };
  }
}
