package collisionbench.methods.method.article;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Steps;

/// Article 003: how far a point x is from the segment from x0 along u.
///
/// @param t where along u the foot of x is; NaN for a segment of no length
/// @param p the nearest point
/// @param squared the squared distance
record SegmentPoint(Float3 x0, Float3 u, Float3 x, float t, Float3 p, float squared) {

  static final Outline OUTLINE =
      Outline.NONE.step("nearest-on-segment", "before-start", "beyond-end", "within");

  static SegmentPoint of(Float3 x0, Float3 u, Float3 x, Floats floats) {
    float t = floats.dot(x.minus(x0), u) / floats.squared(u);
    Float3 p = x0.plus(u.times(Mathf.clamp(t, 0, 1)));
    return new SegmentPoint(x0, u, x, t, p, floats.squared(x.minus(p)));
  }

  /// Where the numbers are drawn: the scene itself, or the frame of a sector.
  ///
  /// @param x the symbol of the point
  /// @param drawn its letter in the scene
  record Frame(String x, String drawn, Vec3 origin, Vec3 along, Vec3 aside) {

    static final Frame SCENE = new Frame("x", "x", Vec3.ZERO, Vec3.X, Vec3.Y);

    Vec3 place(Float3 q) {
      return origin.plus(q.x(), along).plus(q.y(), aside);
    }
  }

  Steps.Draft report(Frame frame, Steps steps) {
    boolean within = t >= 0 && t <= 1;
    Vec3 foot = frame.place(x0.plus(u.times(t)));
    return steps
        .add(
            "nearest-on-segment",
            "t = \\frac{(%s - x_0) \\cdot u}{|u|^2}, P = x_0 + \\text{Clamp01}(t) u"
                .formatted(frame.x()))
        .with(frame.x(), x.wide())
        .with("x_0", x0.wide())
        .with("u", u.wide())
        .gives("t", t)
        .branch("before-start", "t \\lt 0", t < 0, "t", t)
        .branch("beyond-end", "t \\gt 1", t > 1, "t", t)
        .branch("within", "0 \\le t \\le 1", !(t < 0) && !(t > 1), "t", t)
        .draw(
            new Drawing.Point("x_0", frame.place(x0)),
            new Drawing.Arrow("u", frame.place(x0), frame.place(x0.plus(u))),
            new Drawing.Point(frame.drawn(), frame.place(x)),
            new Drawing.Point(within ? "P, t" : "P", frame.place(p)),
            new Drawing.Segment("d", frame.place(p), frame.place(x)))
        .draw(within ? new Drawing[0] : new Drawing[] {new Drawing.Point("t", foot)})
        .drawBranch(frame.place(x));
  }

  /// {@return how far x is from its nearest point}
  Drawing[] drawings(Frame frame) {
    return new Drawing[] {
      new Drawing.Point(frame.drawn(), frame.place(x)),
      new Drawing.Point("P", frame.place(p)),
      new Drawing.Segment("d", frame.place(p), frame.place(x))
    };
  }
}
