package collisionbench.app.window;

import collisionbench.app.scene.Body2;
import collisionbench.app.session.Document;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// The monkey among bodies of every shape in the plane.
class MonkeyFlatTest extends MonkeyRun {

  @Override
  Document document() {
    return Document.of(
        inPlane(
            new Body2("disc", new Circle(new Vec2(-3, 1), 0.8), new Vec2(4, 0)),
            new Body2("pill", new Capsule2(new Vec2(1, 1), new Vec2(2, 2), 0.4)),
            new Body2("slice", new Sector(new Vec2(0, -1), 1.5, new Vec2(1, 0), 1.2)),
            new Body2("line", new Segment2(new Vec2(-3, -2), new Vec2(-1, -1.5))),
            new Body2(
                "sail", new Polygon(List.of(new Vec2(2, -2), new Vec2(3.5, -2), new Vec2(3, -1)))),
            new Body2("dot", new Point2(new Vec2(-1, 2)))));
  }
}
