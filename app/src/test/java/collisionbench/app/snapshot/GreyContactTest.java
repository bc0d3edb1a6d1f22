package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whether contact is seen in a picture without colors: along a line over a body there are stripes
/// if it touches another, and none if it does not.
class GreyContactTest {

  private static final int WIDTH = 640;
  private static final int HEIGHT = 400;
  private static final Camera CAMERA = new Camera(Vec3.ZERO, 8, 0, 0);

  /// A difference between neighboring stripes that is plain to see, of 255 steps of grey.
  private static final int PLAIN = 12;

  private static final Vec3 FROM = new Vec3(-0.8, 0.4, 0);
  private static final Vec3 TO = new Vec3(0.8, -0.4, 0);

  /// All of them have the line in them, and stand clear of what is away.
  static List<Shape3> solids() {
    return List.of(
        new Sphere(Vec3.ZERO, 1.2),
        new Capsule(new Vec3(-1, 0.5, 0), new Vec3(1, -0.5, 0), 0.5),
        new Box(Vec3.ZERO, new Vec3(1, 0.8, 0.6), Rotation.NONE),
        new Segment(new Vec3(-1.2, 0.6, 0), new Vec3(1.2, -0.6, 0)),
        new Triangle(new Vec3(-2, -1, 0), new Vec3(2, -1, 0), new Vec3(-0.6, 2, 0)),
        new Hull(
            List.of(
                new Vec3(-2, -1, 0),
                new Vec3(2, -1, 0),
                new Vec3(1.5, 1, 0),
                new Vec3(-0.6, 2, 0))),
        new Hull(
            List.of(
                new Vec3(-2, -1, 0.4),
                new Vec3(2, -1, 0.4),
                new Vec3(1.5, 1, 0.4),
                new Vec3(-0.6, 2, 0.4),
                new Vec3(0, 0, -1))));
  }

  static List<Shape2> flats() {
    return List.of(
        new Circle(Vec2.ZERO, 1.2),
        new Capsule2(new Vec2(-1, 0.5), new Vec2(1, -0.5), 0.5),
        new Segment2(new Vec2(-1.2, 0.6), new Vec2(1.2, -0.6)),
        new Sector(new Vec2(-1.4, 0.6), 2.8, new Vec2(1, -0.4), 1.5),
        new Polygon(List.of(new Vec2(-2, -1), new Vec2(2, -1), new Vec2(-0.6, 2))));
  }

  @ParameterizedTest
  @MethodSource("solids")
  void aBodyInSpaceHasStripesInContactAndNoneApart(Shape3 shape) throws SnapshotException {
    Body body = new Body3("body", shape);
    Body away = new Body3("other", new Sphere(new Vec3(-4, 1, 0), 0.2));
    // Behind what is seen of the body, or at its end.
    Body inside = new Body3("other", new Sphere(new Vec3(1, -0.5, -0.1), 0.1));
    assertStripes(body, away, inside);
  }

  @ParameterizedTest
  @MethodSource("flats")
  void aFlatBodyHasStripesInContactAndNoneApart(Shape2 shape) throws SnapshotException {
    Body body = new Body2("body", shape);
    Body away = new Body2("other", new Circle(new Vec2(-4, 1), 0.2));
    Body inside = new Body2("other", new Circle(new Vec2(1, -0.5), 0.05));
    assertStripes(body, away, inside);
  }

  private static void assertStripes(Body body, Body away, Body inside) throws SnapshotException {
    for (Palette palette : List.of(Palette.DARK, Palette.LIGHT)) {
      int apart = stripes(palette, body, away);
      int touching = stripes(palette, body, inside);
      assertTrue(apart <= 1, apart + " stripes apart");
      assertTrue(touching >= 4, touching + " stripes in contact");
    }
  }

  private static int stripes(Palette palette, Body body, Body other) throws SnapshotException {
    Space space = body.space();
    Scene scene =
        new Scene("", "", space, List.of(body, other), Optional.of(CAMERA), Optional.empty());
    Bitmap picture = Snapshot.of(Evaluation.of(scene), palette, WIDTH, HEIGHT);
    return waves(greys(picture, new Projection(space, CAMERA, WIDTH, HEIGHT)));
  }

  private static List<Integer> greys(Bitmap picture, Projection projection) {
    Point2D from = projection.toPixel(FROM).orElseThrow();
    Point2D to = projection.toPixel(TO).orElseThrow();
    List<Integer> greys = new ArrayList<>();
    for (int i = 0; i <= from.distance(to); i++) {
      Point2D at = from.interpolate(to, i / from.distance(to));
      int rgb = picture.at((int) at.getX(), (int) at.getY());
      greys.add(((rgb >> 16 & 0xff) * 299 + (rgb >> 8 & 0xff) * 587 + (rgb & 0xff) * 114) / 1000);
    }
    return greys;
  }

  /// How often the grey goes plainly down and up again.
  private static int waves(List<Integer> greys) {
    int turns = 0;
    boolean rising = true;
    int extreme = greys.getFirst();
    for (int grey : greys) {
      boolean further = rising ? grey > extreme : grey < extreme;
      if (further) {
        extreme = grey;
      } else if (Math.abs(grey - extreme) > PLAIN) {
        rising = !rising;
        extreme = grey;
        turns++;
      }
    }
    return turns / 2;
  }
}
