package collisionbench.geometry.method.article;

import collisionbench.geometry.method.Drawing;
import collisionbench.geometry.method.Steps;

/// Article 003: how far a point x is from the segment from x0 along u.
final class SegmentPoint {

  private SegmentPoint() {}

  /// {@return the squared distance; not a number for a segment of no length}
  static float squaredDistance(Float3 x0, Float3 u, Float3 x, Steps steps) {
    float t = x.minus(x0).dot(u) / u.squared();
    Float3 p = x0.plus(u.times(Mathf.clamp(t, 0, 1)));
    float squared = x.minus(p).squared();
    if (steps.isAsked()) {
      steps
          .add("nearest-on-segment", "t = \\frac{(x - x_0) \\cdot u}{|u|^2}, P = x_0 + t u")
          .with("x", x.wide())
          .with("x_0", x0.wide())
          .with("u", u.wide())
          .gives("t", t)
          .branch("before-start", "t \\lt 0", t < 0, "t", t)
          .branch("beyond-end", "t \\gt 1", t > 1, "t", t)
          .branch("within", "0 \\le t \\le 1", !(t < 0) && !(t > 1), "t", t);
    }
    return squared;
  }

  /// Draws it where it is.
  static Drawing[] drawings(Float3 x0, Float3 u, Float3 x) {
    float t = x.minus(x0).dot(u) / u.squared();
    Float3 p = x0.plus(u.times(Mathf.clamp(t, 0, 1)));
    return new Drawing[] {
      new Drawing.Point("x_0", x0.wide()),
      new Drawing.Arrow("u", x0.wide(), x0.plus(u).wide()),
      new Drawing.Point("x", x.wide()),
      new Drawing.Point("P", p.wide()),
      new Drawing.Stretch("d", p.wide(), x.wide())
    };
  }
}
