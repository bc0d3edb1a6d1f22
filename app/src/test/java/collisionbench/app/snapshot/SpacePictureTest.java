package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.space.SpacePicture;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SubScene;
import javafx.scene.shape.Mesh;
import javafx.scene.shape.MeshView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpacePictureTest {

  private static final int WIDTH = 320;
  private static final int HEIGHT = 200;

  /// What a body is as bright as in full light, and half of that: more than it gets from
  /// everywhere.
  private static final double LEGIBLE = 225 / 2.0;

  /// The picture after a change, when it has been drawn before.
  private static Bitmap picture(Consumer<SpacePicture> change) throws SnapshotException {
    return Toolkit.call(() -> {
      SpacePicture picture = new SpacePicture();
      Scene stage = new Scene(picture.node(), WIDTH, HEIGHT);
      picture.lookFrom(new Camera(new Vec3(0, 1, 0), 10, 0, 0), Lens.PERSPECTIVE);
      Drawn.of(stage);
      change.accept(picture);
      boolean more = picture.showMore();
      while (more) {
        more = picture.showMore();
      }
      return Drawn.of(stage);
    });
  }

  private static boolean isBright(int rgb) {
    return (rgb & 0xff) > 110;
  }

  /// {@return how bright the middle of a picture is}
  private static double grey(Bitmap picture) {
    return IntStream.range(-15, 15)
        .flatMap(y ->
            IntStream.range(-15, 15).map(x -> picture.at(WIDTH / 2 + x, HEIGHT / 2 + y) & 0xff))
        .average()
        .orElseThrow();
  }

  private static void show(SpacePicture picture, double z) {
    Body body = new Body3("far", new Sphere(new Vec3(0, 1, z), -z / 10 + 1));
    picture.show(List.of(body), new Contacts(Set.of(), List.of()), Set.of());
  }

  @Test
  void aBodyThatIsMovedFarAwayIsStillDrawn() throws SnapshotException {
    for (double z : new double[] {0, -1000, -3000, -100_000}) {
      Bitmap picture =
          picture(seen -> {
            show(seen, 0);
            show(seen, z);
          });
      assertTrue(isBright(picture.at(WIDTH / 2, HEIGHT / 2)), "at " + z);
    }
  }

  /// Nobody waits for all of very many: with a clock that each body takes 40 ms by, three are shown
  /// at a time, in their order. What a hull is drawn with does not grow with its points.
  @Test
  void manyBodiesAreShownInPartsAndOfFewNodesEach() throws SnapshotException {
    List<Body> bodies =
        IntStream.range(0, 4)
            .boxed()
            .flatMap(i ->
                Stream.of(
                    new Body3("ball " + i, new Sphere(new Vec3(i, 0, 0), 0.3)),
                    new Body3("rock " + i, rock(i))))
            .map(Body.class::cast)
            .toList();
    List<String> ids = bodies.stream().map(body -> "body-" + body.id()).toList();
    AtomicLong clock = new AtomicLong();
    Toolkit.call(() -> {
      SpacePicture picture = new SpacePicture(() -> clock.addAndGet(40_000_000));
      Parent bodiesShown = new Scene(picture.node(), WIDTH, HEIGHT).getRoot();
      assertTrue(picture.show(bodies, new Contacts(Set.of(), List.of()), Set.of()));
      assertEquals(ids.subList(0, 3), names(bodiesShown));
      assertTrue(picture.showMore());
      assertEquals(ids.subList(0, 6), names(bodiesShown));
      assertFalse(picture.showMore());
      assertEquals(ids, names(bodiesShown));
      assertTrue(shown(bodiesShown).stream().allMatch(node -> node.lookupAll("*").size() < 10));
      return true;
    });
  }

  @Test
  void aChangeWhileBodiesAreMissingDrawsNoneOfThem() throws SnapshotException {
    List<Body> bodies =
        IntStream.range(0, 8)
            .<Body>mapToObj(i -> new Body3("ball " + i, new Sphere(new Vec3(i, 0, 0), 0.3)))
            .toList();
    List<Body> moved = new ArrayList<>(bodies);
    moved.set(0, new Body3("ball 0", new Sphere(new Vec3(0, 1, 0), 0.3)));
    AtomicLong clock = new AtomicLong();
    Toolkit.call(() -> {
      SpacePicture picture = new SpacePicture(() -> clock.addAndGet(40_000_000));
      Parent bodiesShown = new Scene(picture.node(), WIDTH, HEIGHT).getRoot();
      picture.show(bodies, new Contacts(Set.of(), List.of()), Set.of());
      List<String> first = names(bodiesShown);
      assertTrue(picture.show(moved, new Contacts(Set.of(), List.of()), Set.of()));
      assertEquals(first, names(bodiesShown));
      assertTrue(picture.show(moved.subList(1, 8), new Contacts(Set.of(), List.of()), Set.of()));
      assertFalse(names(bodiesShown).contains("body-ball 0"));
      while (picture.showMore()) {
        assertTrue(names(bodiesShown).size() < 7);
      }
      assertEquals(7, names(bodiesShown).size());
      return true;
    });
  }

  /// Balls in rows, of which few are large in the view.
  private static List<Body> crowd() {
    return IntStream.range(0, 10_000)
        .<Body>mapToObj(i ->
            new Body3(
                "ball " + i, new Sphere(new Vec3(i % 100 - 50, 1, -Math.floorDiv(i, 100)), 0.3)))
        .toList();
  }

  private static Stream<Node> all(Node node) {
    Parent parent = node instanceof SubScene view ? view.getRoot() : new Group();
    return Stream.concat(
        Stream.of(node),
        (node instanceof Parent given ? given : parent)
            .getChildrenUnmodifiable().stream().flatMap(SpacePictureTest::all));
  }

  private static Set<Mesh> meshes(SpacePicture picture) {
    return all(picture.node())
        .flatMap(node -> node instanceof MeshView view ? Stream.of(view.getMesh()) : null)
        .collect(Collectors.toSet());
  }

  /// The renderer takes time for each node, and for each mesh that is new.
  @Test
  void crowdHasFewNodesAndOneNewMeshForABodyThatMoves() throws SnapshotException {
    List<Body> bodies = crowd();
    List<Body> moved = new ArrayList<>(bodies);
    moved.set(9_999, new Body3("ball 9999", new Sphere(new Vec3(0, 3, -3), 0.3)));
    Bitmap drawn =
        picture(picture -> {
          picture.show(bodies, new Contacts(Set.of(), List.of()), Set.of());
          long nodes = all(picture.node()).count();
          assertTrue(nodes < bodies.size() / 10, nodes + " nodes");
          Set<Mesh> before = meshes(picture);
          picture.show(moved, new Contacts(Set.of(), List.of()), Set.of());
          Set<Mesh> after = meshes(picture);
          after.removeAll(before);
          assertEquals(1, after.size());
        });
    assertTrue(isBright(drawn.at(WIDTH / 2, 58)));
  }

  private static List<String> names(Parent picture) {
    return shown(picture).stream().map(Node::getId).toList();
  }

  /// JavaFX throws instead of drawing where a mesh has had its points changed, then got more faces,
  /// then has its points changed again.
  @Test
  void aHullIsDrawnFromEverySideAsIfItWereFirstSeenFromThere() throws SnapshotException {
    List<Camera> round =
        IntStream.range(0, 6)
            .boxed()
            .flatMap(i -> Stream.of(10.0, 10.1).map(away -> new Camera(Vec3.ZERO, away, i, 0)))
            .toList();
    List<Bitmap> turned =
        Toolkit.call(() -> {
          SpacePicture picture = new SpacePicture();
          Scene stage = new Scene(picture.node(), WIDTH, HEIGHT);
          return round.stream().map(camera -> rock(picture, stage, camera)).toList();
        });
    for (int i = 0; i < round.size(); i++) {
      Camera camera = round.get(i);
      Bitmap first =
          Toolkit.call(() -> {
            SpacePicture picture = new SpacePicture();
            return rock(picture, new Scene(picture.node(), WIDTH, HEIGHT), camera);
          });
      assertEquals(first, turned.get(i), "from " + camera);
    }
  }

  private static Bitmap rock(SpacePicture picture, Scene stage, Camera camera) {
    picture.lookFrom(camera, Lens.PERSPECTIVE);
    List<Body> bodies = List.of(new Body3("rock", rock(1)));
    picture.show(bodies, new Contacts(Set.of(), List.of()), Set.of("rock"));
    return Drawn.of(stage);
  }

  private static Hull rock(int seed) {
    Random random = new Random(seed);
    return new Hull(
        Stream.generate(
                () -> new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()))
            .limit(Hull.MOST_POINTS)
            .map(point -> point.times(1 / point.length()))
            .toList());
  }

  private static List<Node> shown(Parent picture) {
    return picture.getChildrenUnmodifiable().stream()
        .flatMap(child -> child instanceof SubScene view ? Stream.of(view.getRoot()) : null)
        .flatMap(root -> root.lookupAll("*").stream())
        .filter(node -> node.getId() != null && node.getId().startsWith("body-"))
        .toList();
  }

  /// One of each kind, and a camera that sees them, times a power of two.
  private static Bitmap timesPowerOfTwo(int power) throws SnapshotException {
    double one = Math.scalb(1.0, power);
    Vec3 left = new Vec3(-2 * one, 0, 0);
    Vec3 right = new Vec3(2 * one, one, 0);
    List<Body> bodies =
        List.of(
            new Body3("ball", new Sphere(left, one)),
            new Body3("box", new Box(right, new Vec3(one, one / 2, one), Rotation.NONE)),
            new Body3("pill", new Capsule(left, new Vec3(0, 2 * one, 0), one / 4)),
            new Body3("line", new Segment(left, right)),
            new Body3("face", new Triangle(new Vec3(0, 0, one), right, new Vec3(0, 3 * one, 0))),
            new Body3(
                "gem",
                new Hull(
                    List.of(
                        left,
                        new Vec3(-one, one, one),
                        new Vec3(-one, one, -one),
                        new Vec3(-2 * one, 2 * one, 0)))));
    return picture(seen -> {
      seen.showGrid(false);
      seen.show(bodies, new Contacts(Set.of("ball", "face"), List.of()), Set.of("box"));
      seen.lookFrom(new Camera(new Vec3(0, one, 0), 10 * one, 0.5, 0.4), Lens.PERSPECTIVE);
    });
  }

  /// The graphics card counts in floats.
  @ParameterizedTest
  @ValueSource(ints = {-900, -300, -130, -40, 40, 130, 300, 900})
  void bodiesLookTheSameAtAnySize(int power) throws SnapshotException {
    ImageComparison comparison = ImageComparison.of(timesPowerOfTwo(0), timesPowerOfTwo(power));
    assertTrue(comparison.matches(), comparison::sentence);
    assertNotEquals(picture(seen -> seen.showGrid(false)), comparison.actual());
  }

  @Test
  void aCameraThatWasFarAwayOrVeryNearSeesBodiesAsBefore() throws SnapshotException {
    Bitmap before = picture(seen -> show(seen, 0));
    for (double distance : new double[] {1e-30, 1e30, 1e300}) {
      Bitmap after =
          picture(seen -> {
            seen.lookFrom(new Camera(new Vec3(0, 1, 0), distance, 0, 0), Lens.PERSPECTIVE);
            show(seen, 0);
            seen.lookFrom(new Camera(new Vec3(0, 1, 0), 10, 0, 0), Lens.PERSPECTIVE);
          });
      assertEquals(before, after, "from " + distance);
    }
  }

  @Test
  void bodiesOfEverySizeAreTakenHoldOfWhereTheyAre() throws SnapshotException {
    Vec3 foremost = hit(0).point();
    assertEquals(1, foremost.z(), 1e-9);
    for (int exponent : new int[] {-960, -480, 64, 480}) {
      double unit = Math.scalb(1.0, exponent);
      assertEquals(new Picture.Hit("ball", foremost.times(unit)), hit(exponent));
    }
  }

  /// {@return what is in the middle of the picture of a ball whose radius is a power of two}
  private static Picture.Hit hit(int exponent) throws SnapshotException {
    double size = Math.scalb(1.0, exponent);
    return Toolkit.call(() -> {
      SpacePicture picture = new SpacePicture();
      Scene stage = new Scene(picture.node(), WIDTH, HEIGHT);
      picture.lookFrom(new Camera(Vec3.ZERO, 10 * size, 0, 0), Lens.PERSPECTIVE);
      picture.show(
          List.of(new Body3("ball", new Sphere(Vec3.ZERO, size))),
          new Contacts(Set.of(), List.of()),
          Set.of());
      Drawn.of(stage);
      return picture.hit(WIDTH / 2.0, HEIGHT / 2.0).orElseThrow();
    });
  }

  @Test
  void aDetailOfSomethingHugeIsSeenWithoutIt() throws SnapshotException {
    Body huge = new Body3("huge", new Sphere(new Vec3(0, 1e200, 0), 1e200));
    Body tiny = new Body3("tiny", new Sphere(Vec3.ZERO, 1e-200));
    Bitmap picture =
        picture(seen -> {
          seen.lookFrom(new Camera(Vec3.ZERO, 1e-199, 0, 0), Lens.PERSPECTIVE);
          seen.show(List.of(huge, tiny), new Contacts(Set.of(), List.of()), Set.of());
        });
    assertTrue(isBright(picture.at(WIDTH / 2, HEIGHT / 2)));
  }

  @Test
  void aBodyIsLitFromWhicheverSideItIsSeen() throws SnapshotException {
    for (double azimuth = -3; azimuth <= 3; azimuth++) {
      for (double elevation : new double[] {-1.5, -0.8, -0.2, 0.5, 1.5}) {
        Camera camera = new Camera(new Vec3(0, 1, 0), 10, azimuth, elevation);
        Bitmap picture =
            picture(seen -> {
              seen.lookFrom(camera, Lens.PERSPECTIVE);
              show(seen, 0);
            });
        double grey = grey(picture);
        assertTrue(grey > LEGIBLE, grey + " seen from " + azimuth + ", " + elevation);
      }
    }
  }

  @Test
  void withoutTheGroundOnlyTheSkyIsLeft() throws SnapshotException {
    Bitmap bare = picture(seen -> seen.showGrid(false));
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        assertEquals(bare.at(0, y), bare.at(x, y), "at " + x + ", " + y);
      }
    }
    Bitmap again =
        picture(seen -> {
          seen.showGrid(false);
          seen.showGrid(true);
        });
    assertEquals(picture(_ -> {}), again);
  }
}
