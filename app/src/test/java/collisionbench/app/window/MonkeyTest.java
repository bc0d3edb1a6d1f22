package collisionbench.app.window;

import collisionbench.app.scene.Body3;
import collisionbench.app.session.Document;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// The monkey among bodies of every shape in space.
class MonkeyTest extends MonkeyRun {

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("ball", new Sphere(new Vec3(-2, 1, 0), 0.7), new Vec3(4, 0, 0)),
            new Body3("pill", new Capsule(new Vec3(1, 0.5, 0), new Vec3(2, 2, 0), 0.4)),
            new Body3("box", new Box(new Vec3(0, 1, 1), new Vec3(0.5, 0.6, 0.7))),
            new Body3("line", new Segment(new Vec3(-3, 2, 0), new Vec3(-1, 2.5, 1))),
            new Body3(
                "sail", new Triangle(new Vec3(2, 0, 1), new Vec3(3, 0, 1), new Vec3(2.5, 1.5, 1))),
            new Body3(
                "gem",
                new Hull(
                    List.of(
                        new Vec3(-1, 0, -1),
                        new Vec3(-0.4, 0.5, -1.5),
                        new Vec3(-1.6, 0.6, -1.4),
                        new Vec3(-1, 0.5, -0.5),
                        new Vec3(-1, 1.2, -1))))));
  }
}
