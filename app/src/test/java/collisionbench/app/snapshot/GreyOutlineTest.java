package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whether two bodies in contact are told apart in a picture without colors: wherever a row or a
/// column of pixels goes from one to the other, there is a line that differs from both.
class GreyOutlineTest {

  private static final int WIDTH = 640;
  private static final int HEIGHT = 400;

  /// How much the line differs from the bodies at both sides, of 255 steps of grey.
  private static final int DIFFERENCE = 25;

  /// How far from where one body gives way to the other the line may be, in pixels.
  private static final int ON = 2;

  /// How far from there the bodies are looked at.
  private static final int BESIDE = 5;

  /// What is seen of a body beside the line, in pixels: of a narrower sliver only its lines are.
  private static final int WIDE = 7;

  private static final double FIVE_CLICKS_OUT = 1 / Math.pow(0.88, 5);

  record Case(String name, Shape3 a, Shape3 b, double azimuth, double zoom) {

    @Override
    public String toString() {
      return "%s from %s at %.2f".formatted(name, azimuth, zoom);
    }
  }

  static List<Case> cases() {
    Rotation turned = new Rotation(0.080688, 0.268959, 0.107584, 0.953717);
    Box box = new Box(new Vec3(-0.3, 1.1, 0), new Vec3(0.9, 0.6, 0.7), turned);
    Vec3 face = box.center().plus(0.9, turned.axisX());
    Sphere ball = new Sphere(face, 0.6);
    Capsule pill = new Capsule(new Vec3(-0.8, 0.8, 0.3), new Vec3(0.9, 1.4, 0.2), 0.4);
    Capsule other = new Capsule(new Vec3(0.5, 0.6, -0.9), new Vec3(0.2, 1.6, 1), 0.35);
    Box foot = new Box(new Vec3(0, 0.5, 0), new Vec3(1.2, 0.5, 1), Rotation.NONE);
    Box standing = new Box(new Vec3(0.2, 1.5, 0.1), new Vec3(0.5, 0.5, 0.4), Rotation.NONE);
    Triangle sail =
        new Triangle(new Vec3(-1.5, 0.2, 0.4), new Vec3(1.6, 0.5, 0), new Vec3(0, 2, 0));
    Triangle fin =
        new Triangle(new Vec3(0, 0.2, 1.5), new Vec3(0.2, 0.4, -1), new Vec3(0, 1.6, 0.5));
    Hull gem =
        new Hull(
            List.of(
                new Vec3(0.2, 1, 0),
                new Vec3(-0.4, 1.5, 0.5),
                new Vec3(0.9, 1.6, 0.4),
                new Vec3(0.2, 1.5, -0.6),
                new Vec3(0.2, 2.1, 0)));
    List<Case> cases = new ArrayList<>();
    for (double zoom : new double[] {1, FIVE_CLICKS_OUT}) {
      for (double azimuth : new double[] {0.6, 0.6 + Math.PI}) {
        cases.add(new Case("ball in box", box, ball, azimuth, zoom));
        cases.add(new Case("balls", new Sphere(Vec3.Y, 0.8), ball, azimuth, zoom));
        cases.add(new Case("capsules", pill, other, azimuth, zoom));
        cases.add(new Case("box on box", foot, standing, azimuth, zoom));
        cases.add(new Case("gem on box", foot, gem, azimuth, zoom));
        cases.add(new Case("gem in ball", ball, gem, azimuth, zoom));
        cases.add(new Case("triangles", sail, fin, azimuth, zoom));
        cases.add(new Case("triangle in ball", sail, new Sphere(Vec3.Y, 0.6), azimuth, zoom));
      }
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aLineIsBetweenTwoBodiesThatTouch(Case tried) throws SnapshotException {
    Camera camera = new Camera(new Vec3(0.2, 1.1, 0), 6 * tried.zoom, tried.azimuth, 0.35);
    Body3 a = new Body3("a", tried.a);
    Body3 b = new Body3("b", tried.b);
    Scene scene =
        new Scene("", "", Space.THREE, List.of(a, b), Optional.of(camera), Optional.empty());
    assertTrue(Evaluation.of(scene).touching().contains("a"));
    int[][] seen = seen(tried, new Projection(Space.THREE, camera, WIDTH, HEIGHT));
    for (Palette palette : List.of(Palette.DARK, Palette.LIGHT)) {
      requireLines(seen, Snapshot.of(Evaluation.of(scene), palette, WIDTH, HEIGHT));
    }
  }

  private static void requireLines(int[][] seen, Bitmap picture) {
    int changes = 0;
    List<String> bare = new ArrayList<>();
    for (int y = 8; y < HEIGHT - 8; y++) {
      for (int x = 8; x < WIDTH - 8; x++) {
        for (int down = 0; down < 2; down++) {
          if (seen[y][x] * seen[y + down][x + 1 - down] == 2
              && isWide(seen, x, y, -1 + down, -down)
              && isWide(seen, x + 1 - down, y + down, 1 - down, down)) {
            changes++;
            if (!isLined(picture, seen, x, y)) {
              bare.add(x + "," + y);
            }
          }
        }
      }
    }
    assertTrue(changes > 20, changes + " pixels between the two");
    // Where the line turns sharply a pixel may be beside it.
    assertTrue(bare.size() <= 1, bare.size() + " of " + changes + " bare: " + bare);
  }

  /// Whether there is a line that is darker than both bodies are beside it.
  private static boolean isLined(Bitmap picture, int[][] seen, int x, int y) {
    int darkest = 255;
    int[] brightest = {0, 0, 0};
    for (int dy = -BESIDE; dy <= BESIDE; dy++) {
      for (int dx = -BESIDE; dx <= BESIDE; dx++) {
        int grey = grey(picture, x + dx, y + dy);
        int body = seen[y + dy][x + dx];
        brightest[body] = Math.max(brightest[body], grey);
        if (Math.abs(dx) <= ON && Math.abs(dy) <= ON) {
          darkest = Math.min(darkest, grey);
        }
      }
    }
    return Math.min(brightest[1], brightest[2]) - darkest >= DIFFERENCE;
  }

  /// Whether a body goes on for so long that there is more of it than a line.
  private static boolean isWide(int[][] seen, int x, int y, int dx, int dy) {
    for (int i = 1; i <= WIDE; i++) {
      if (seen[y + i * dy][x + i * dx] != seen[y][x]) {
        return false;
      }
    }
    return true;
  }

  private static int grey(Bitmap picture, int x, int y) {
    int rgb = picture.at(x, y);
    return ((rgb >> 16 & 0xff) * 299 + (rgb >> 8 & 0xff) * 587 + (rgb & 0xff) * 114) / 1000;
  }

  /// {@return which of the two is foremost at each pixel: 1, 2, or 0 for neither}
  private static int[][] seen(Case tried, Projection projection) {
    Target one = Target.of(tried.a);
    Target other = Target.of(tried.b);
    int[][] seen = new int[HEIGHT][WIDTH];
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        Projection.Ray ray = projection.ray(x + 0.5, y + 0.5);
        double a = one.first(ray);
        double b = other.first(ray);
        seen[y][x] = a > 1 && b > 1 ? 0 : a < b ? 1 : 2;
      }
    }
    return seen;
  }

  /// A shape, and a ball that has it inside.
  private record Target(Shape3 shape, Vec3 center, double reach) {

    static Target of(Shape3 shape) {
      Bounds3 bounds = shape.bounds();
      return new Target(shape, bounds.center(), 0.51 * bounds.size().length());
    }

    /// {@return where a line of sight first meets the shape, or more than 1}
    double first(Projection.Ray ray) {
      if (passes(ray)) {
        return 2;
      }
      Segment sight = new Segment(ray.origin(), ray.origin().plus(100, ray.direction()));
      return switch (Crossing3.of(sight, shape)) {
        case Crossing3.Span span -> span.enter();
        case Crossing3.Point point -> point.t();
        case Crossing3.Overlap overlap -> overlap.enter();
        case Crossing3.None _ -> 2;
      };
    }

    /// Most lines of sight are nowhere near, which is quicker to tell.
    private boolean passes(Projection.Ray ray) {
      Vec3 direction = ray.direction();
      double off = center.minus(ray.origin()).cross(direction).length();
      return off > reach * direction.length();
    }
  }
}
