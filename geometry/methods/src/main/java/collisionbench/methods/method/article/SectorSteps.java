package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.Steps;

/// Reports the steps of a circle and a sector.
record SectorSteps(Circle circle, Sector sector, Steps steps) {

  /// The radii at which angles are drawn, relative to the sector's.
  private static final double ANGLE = 0.25;

  private static final double HALF_OPENING = 0.4;

  private Vec2 o() {
    return sector.center();
  }

  private Vec3 corner() {
    return Lifted.of(o());
  }

  private Vec3 center() {
    return Lifted.of(circle.center());
  }

  private Vec2 along() {
    return sector.direction().unit();
  }

  private Drawing[] centers() {
    return new Drawing[] {new Drawing.Point("O", corner()), new Drawing.Point("x", center())};
  }

  void reportReach(float squared, boolean near) {
    double radiusSum = sector.radius() + circle.radius();
    steps
        .add("within-reach", "d^2 = |x - O|^2 \\lt (R + r)^2")
        .with("R", sector.radius())
        .with("r", circle.radius())
        .gives("d^2", squared)
        .branch("near", "d^2 \\lt (R + r)^2", near, "d^2", squared)
        .branch("apart", "d^2 \\ge (R + r)^2", !near, "d^2", squared)
        .draw(centers())
        .draw(
            new Drawing.Segment("d", corner(), center()),
            SquaredComparison.radius("R", corner(), center(), sector.radius()),
            SquaredComparison.radius("r", center(), corner(), circle.radius()),
            new Drawing.Region("", new Circle(o(), radiusSum)));
  }

  void reportOpening(float angle, double half, boolean inOpening) {
    double radiusSum = sector.radius() + circle.radius();
    Vec2 distance = circle.center().minus(o());
    Step.Value a = new Step.Value.Angle(angle);
    steps
        .add("in-opening", "a \\lt \\frac{w}{2}")
        .with("\\frac{w}{2}", new Step.Value.Angle(half))
        .gives("a", a)
        .branch("in-opening", "a \\lt \\frac{w}{2}", inOpening, "a", a)
        .branch("beside", "a \\ge \\frac{w}{2}", !inOpening, "a", a)
        .draw(centers())
        .draw(
            new Drawing.Segment("d", corner(), center()),
            new Drawing.Arrow("R", corner(), alongBisector(sector.radius())),
            new Drawing.Arrow("r", alongBisector(sector.radius()), alongBisector(radiusSum)),
            new Drawing.Region("1", new Sector(o(), radiusSum, sector.opening())),
            angle("a", ANGLE, distance),
            angle("\\frac{w}{2}", HALF_OPENING, edgeBeside(distance.negated())))
        .drawBranch(center());
  }

  private Vec3 alongBisector(double distance) {
    return Lifted.of(o().plus(distance, along()));
  }

  /// {@return the direction of the edge on the side of the bisector that a vector points to}
  private Vec2 edgeBeside(Vec2 vector) {
    return along().cross(vector) < 0 ? sector.startEdge() : sector.endEdge();
  }

  /// {@return the angle between the bisector and a direction}
  private Drawing angle(String letter, double size, Vec2 to) {
    Vec2 from = along();
    double radius = size * sector.radius();
    double angle = Math.atan2(from.cross(to), from.dot(to));
    Vec2 middle = from.times(Math.cos(angle / 2)).plus(Math.sin(angle / 2), from.perpendicular());
    return angle == 0
        ? new Drawing.Segment(letter, corner(), Lifted.of(o().plus(radius, from)))
        : new Drawing.Region(letter, new Sector(o(), radius, middle, Math.abs(angle)));
  }

  /// Reports how the center is folded to one edge, and how far it is from it there.
  ///
  /// @param aside how far the center is from the bisector, positive on the side of the edge
  void reportEdge(SegmentPoint nearest, float aside, boolean overlap) {
    SegmentPoint.Frame frame = frame(aside);
    reportFold(nearest, frame, aside);
    nearest.report(frame, steps).draw(axes(frame)).draw(mirrored(aside));
    Vec2 end = o().plus(sector.radius(), sector.endEdge());
    Vec2 start = o().plus(sector.radius(), sector.startEdge());
    SquaredComparison.compareClosed(
            "d^2 = |x' - P|^2", nearest.squared(), circle.radius(), overlap, steps)
        .draw(nearest.drawings(frame))
        .draw(mirrored(aside))
        .draw(
            SquaredComparison.radius(
                "r", frame.place(nearest.x()), frame.place(nearest.p()), circle.radius()),
            new Drawing.Region("2", new Capsule2(o(), end, circle.radius())),
            new Drawing.Region("2", new Capsule2(o(), start, circle.radius())));
  }

  /// {@return the sector's frame, in which the center is at x'}
  private SegmentPoint.Frame frame(float aside) {
    Vec3 e1 = Lifted.of(along());
    Vec3 e2 = Lifted.of(along().perpendicular());
    return new SegmentPoint.Frame("x'", aside >= 0 ? "x = x'" : "x'", corner(), e1, e2);
  }

  /// {@return the center, unless x' is there}
  private Drawing[] mirrored(float aside) {
    return aside >= 0 ? new Drawing[0] : new Drawing[] {new Drawing.Point("x", center())};
  }

  private void reportFold(SegmentPoint nearest, SegmentPoint.Frame frame, float aside) {
    Vec3 folded = frame.place(nearest.x());
    String side = "(x - O) \\cdot e_2";
    steps
        .add("fold", "x' = ((x - O) \\cdot e_1, |(x - O) \\cdot e_2|)")
        .with(side, aside)
        .gives("x'", nearest.x().wide())
        .branch("same-side", side + " \\ge 0", aside >= 0, side, aside)
        .branch("other-side", side + " \\lt 0", !(aside >= 0), side, aside)
        .draw(mirrored(aside))
        .draw(
            new Drawing.Point("O", corner()),
            new Drawing.Arrow("", corner(), center()),
            new Drawing.Point(frame.drawn(), folded),
            new Drawing.Segment("", center(), folded))
        .draw(axes(frame));
  }

  /// {@return the axes of the sector's frame}
  private Drawing[] axes(SegmentPoint.Frame frame) {
    return new Drawing[] {
      new Drawing.Arrow("e_1", corner(), corner().plus(sector.radius(), frame.along())),
      new Drawing.Arrow("e_2", corner(), corner().plus(sector.radius(), frame.aside()))
    };
  }
}
