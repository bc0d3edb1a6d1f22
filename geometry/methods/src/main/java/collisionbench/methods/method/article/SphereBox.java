package collisionbench.methods.method.article;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;

/// Article 004: a sphere's center, clamped to a box in the frame of the box.
final class SphereBox extends FloatArticle<Sphere, Box> {

  SphereBox(Floats floats) {
    super(
        "article-004-sphere-box",
        "Article 004: the sphere's center, clamped in the box's frame, against the sphere's"
            + " radius.",
        floats,
        Sphere.class,
        Box.class,
        Outline.NONE
            .step("box-frame")
            .step("clamp", "inside", "face", "edge", "corner")
            .and(SquaredComparison.OUTLINE),
        Query.OVERLAP);
  }

  @Override
  Answer decide(Sphere sphere, Box box, Steps steps) {
    return Answer.of(overlap(sphere, box, steps));
  }

  private boolean overlap(Sphere sphere, Box box, Steps steps) {
    Float3 delta = Float3.of(sphere.center()).minus(Float3.of(box.center()));
    FloatRotation rotation = FloatRotation.of(box.orientation());
    Float3 local = rotation.inverse().apply(delta, floats);
    Float3 e = Float3.of(box.halfExtents());
    Float3 clamped =
        new Float3(
            Mathf.clamp(local.x(), -e.x(), e.x()),
            Mathf.clamp(local.y(), -e.y(), e.y()),
            Mathf.clamp(local.z(), -e.z(), e.z()));
    int clampedAxes = clampedAxes(local, clamped);
    if (steps.isAsked()) {
      reportFrame(sphere, box, local, steps);
      reportClamp(sphere, box, local, clamped, clampedAxes, steps);
    }
    if (clampedAxes == 0) {
      return true;
    }
    Float3 cut = delta.minus(rotation.apply(clamped, floats));
    float squared = floats.squared(cut);
    float radius = (float) sphere.radius();
    boolean apart = squared > floats.product(radius, radius);
    if (steps.isAsked()) {
      Vec3 p = sphere.center();
      Vec3 q = p.minus(cut.wide());
      SquaredComparison.compareClosed("d^2 = |P - Q|^2", squared, radius, !apart, steps)
          .draw(
              new Drawing.Point("P", p),
              new Drawing.Point("Q", q),
              new Drawing.Segment("d", q, p),
              SquaredComparison.radius("r", p, q, radius));
    }
    return !apart;
  }

  private static int clampedAxes(Float3 local, Float3 clamped) {
    return (clamped.x() != local.x() ? 1 : 0)
        + (clamped.y() != local.y() ? 1 : 0)
        + (clamped.z() != local.z() ? 1 : 0);
  }

  /// {@return the box's center and its axes, as long as its half extents}
  ///
  /// @param letters of the three axes
  private static Drawing[] frame(Box box, String... letters) {
    Vec3 c = box.center();
    Vec3 e = box.halfExtents();
    return new Drawing[] {
      new Drawing.Point("C", c),
      new Drawing.Arrow(letters[0], c, c.plus(e.x(), box.orientation().axisX())),
      new Drawing.Arrow(letters[1], c, c.plus(e.y(), box.orientation().axisY())),
      new Drawing.Arrow(letters[2], c, c.plus(e.z(), box.orientation().axisZ()))
    };
  }

  private static void reportFrame(Sphere sphere, Box box, Float3 local, Steps steps) {
    steps
        .add("box-frame", "q = R^{-1} (P - C)")
        .with("P", sphere.center())
        .with("C", box.center())
        .gives("q", local.wide())
        .draw(
            new Drawing.Point("P", sphere.center()),
            new Drawing.Arrow("q", box.center(), sphere.center()))
        .draw(frame(box, "x", "y", "z"));
  }

  private static void reportClamp(
      Sphere sphere, Box box, Float3 local, Float3 clamped, int axes, Steps steps) {
    Vec3 point = box.center().plus(box.orientation().apply(clamped.wide()));
    steps
        .add("clamp", "-e \\le q \\le e")
        .with("q", local.wide())
        .with("e", box.halfExtents())
        .gives("q_c", clamped.wide())
        .branch("inside", "n = 0", axes == 0, "n", axes)
        .branch("face", "n = 1", axes == 1, "n", axes)
        .branch("edge", "n = 2", axes == 2, "n", axes)
        .branch("corner", "n = 3", axes == 3, "n", axes)
        .draw(
            new Drawing.Point("Q", point),
            new Drawing.Point("P", sphere.center()),
            new Drawing.Segment("", point, sphere.center()),
            new Drawing.Arrow("q", box.center(), sphere.center()),
            new Drawing.Arrow("q_c", box.center(), point))
        .draw(frame(box, "e_x", "e_y", "e_z"))
        .drawBranch(sphere.center());
  }
}
