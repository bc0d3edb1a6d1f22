package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Numbers;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Lines down to the ground.
class DropMarksTest {

  private static List<Mark> drops(RenderState state) {
    return DropMarks.of(state, Occlusion.of(state));
  }

  private static final Projection PROJECTION =
      new Projection(Space.THREE, new Camera(Vec3.ZERO, 20, 0.4, 0.3), 800, 600);

  private static RenderState state(View view, Set<String> moved, Body... bodies) {
    String[] selected = moved.toArray(String[]::new);
    Camera camera = PROJECTION.camera();
    return RenderStates.with(
        RenderStates.of(List.of(bodies), view, camera, selected), moved, List.of());
  }

  private static List<Mark> of(Shape3 shape) {
    return drops(state(View.FIRST, Set.of("it"), new Body3("it", shape)));
  }

  static List<Arguments> shapes() {
    return List.of(
        Arguments.of(new Sphere(new Vec3(1, 3, 2), 0.75), new Vec3(1, 2.25, 2)),
        Arguments.of(new Sphere(new Vec3(1, -3, 2), 0.75), new Vec3(1, -3.75, 2)),
        Arguments.of(new Box(new Vec3(1, 3, 2), new Vec3(2, 0.5, 2)), new Vec3(1, 2.5, 2)),
        Arguments.of(new Capsule(new Vec3(0, 3, 2), new Vec3(2, 3, 2), 0.5), new Vec3(1, 2.5, 2)),
        Arguments.of(
            new Triangle(new Vec3(0, 2, 0), new Vec3(6, 2, 0), new Vec3(0, 2, 6)),
            new Vec3(2, 2, 2)),
        Arguments.of(new Sphere(new Vec3(1, 3, 2), 0), new Vec3(1, 3, 2)),
        Arguments.of(new Capsule(new Vec3(0, 5, 2), new Vec3(3, 3, 2), 0.5), new Vec3(3, 2.5, 2)),
        Arguments.of(new Capsule(new Vec3(0, -5, 2), new Vec3(3, 3, 2), 1), new Vec3(0, -6, 2)),
        Arguments.of(
            new Triangle(new Vec3(0, 2, 0), new Vec3(6, 3, 0), new Vec3(0, 4, 6)),
            new Vec3(0, 2, 0)),
        Arguments.of(
            new Box(new Vec3(1, 9, 2), new Vec3(5, 0, 5), new Rotation(0, 0, 3, 4)),
            new Vec3(-0.4, 4.2, 2)),
        Arguments.of(
            new Box(new Vec3(1, 5, 2), new Vec3(1, 2, 3), new Rotation(1, 0, 0, 1)),
            new Vec3(1, 2, 2)),
        Arguments.of(
            new Hull(
                List.of(
                    new Vec3(4, 1.5, 0), new Vec3(-4, 2, 1), new Vec3(0, 6, 0), new Vec3(0, 2, 4))),
            new Vec3(4, 1.5, 0)));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void aVerticalLineJoinsBodyAndGroundAndShowsTheHeight(Shape3 shape, Vec3 from) {
    List<Mark> marks = of(shape);
    List<Mark.Line> line = all(Mark.Line.class, marks);
    Vec3 foot = new Vec3(from.x(), 0, from.z());
    assertEquals(0, line.getFirst().from().distance(PROJECTION.toPixel(from).orElseThrow()), 1e-9);
    assertEquals(0, line.getLast().to().distance(PROJECTION.toPixel(foot).orElseThrow()), 1e-9);
    assertEquals(line.getLast().to(), only(Mark.Symbol.class, marks).at());
    String height = String.valueOf(from.y()).replace(".0", "");
    assertEquals("height " + height, only(Mark.Label.class, marks).text());
  }

  static List<Shape3> tiltedShapes() {
    Random random = new Random(5);
    Supplier<Vec3> point =
        () -> new Vec3(random.nextDouble(), random.nextDouble(), random.nextDouble()).times(4);
    return IntStream.range(0, 100)
        .<Shape3>mapToObj(i ->
            switch (i % 5) {
              case 0 -> new Sphere(point.get(), random.nextDouble());
              case 1 -> new Capsule(point.get(), point.get(), random.nextDouble());
              case 2 -> new Triangle(point.get(), point.get(), point.get());
              case 3 -> {
                Vec3 axis = point.get();
                Rotation turn = new Rotation(axis.x(), axis.y(), axis.z(), random.nextDouble());
                yield new Box(point.get(), point.get(), turn);
              }
              default -> new Hull(Stream.generate(point).limit(4 + i / 5).toList());
            })
        .toList();
  }

  @ParameterizedTest
  @MethodSource("tiltedShapes")
  void theHeightIsThatOfTheLowestPoint(Shape3 shape) {
    assertEquals(
        "height " + Numbers.of(shape.bounds().min().y()), only(Mark.Label.class, of(shape)).text());
  }

  private static <T extends Mark> T only(Class<T> type, List<Mark> marks) {
    List<T> some = all(type, marks);
    assertEquals(1, some.size());
    return some.getFirst();
  }

  private static <T extends Mark> List<T> all(Class<T> type, List<Mark> marks) {
    return marks.stream().filter(type::isInstance).map(type::cast).toList();
  }

  static List<Shape3> sticks() {
    Vec3 low = new Vec3(0, 1, 0);
    Vec3 high = new Vec3(2, 3, 0);
    return List.of(new Segment(low, high), new Hull(List.of(high, new Vec3(1, 2, 0), low)));
  }

  @ParameterizedTest
  @MethodSource("sticks")
  void aSegmentHasALineAtEachEnd(Shape3 stick) {
    List<String> words =
        of(stick).stream()
            .flatMap(mark -> mark instanceof Mark.Label label ? Stream.of(label.text()) : null)
            .toList();
    assertEquals(List.of("height 1", "height 3"), words);
  }

  @Test
  void bodiesOnTheGroundHaveNoLine() {
    assertTrue(of(new Sphere(new Vec3(0, 1, 0), 1)).isEmpty());
    assertTrue(of(new Box(new Vec3(0, 1, 0), new Vec3(1, 1, 1))).isEmpty());
    assertTrue(of(new Segment(Vec3.ZERO, Vec3.X)).isEmpty());
  }

  @Test
  void onlyMovedBodiesHaveALineAndOnlyIn3D() {
    Body ball = new Body3("ball", new Sphere(new Vec3(0, 3, 0), 1));
    assertTrue(drops(state(View.FIRST, Set.of(), ball)).isEmpty());
    assertTrue(drops(state(View.FIRST.with(Set.of()), Set.of("ball"), ball)).isEmpty());
    Body[] many =
        IntStream.rangeClosed(0, DropMarks.MOST)
            .mapToObj(i -> new Body3("ball " + i, new Sphere(new Vec3(i, 3, 0), 0.25)))
            .toArray(Body[]::new);
    Set<String> all = Set.copyOf(Stream.of(many).map(Body::id).toList());
    assertTrue(drops(state(View.FIRST, all, many)).isEmpty());
  }

  /// Of a point beside which nothing is small, and of one at the end of a long segment.
  @ParameterizedTest
  @CsvSource({
    "2, 7.77e-17, 0",
    "2, -2e-12, 0",
    "2, 3e-12, 1",
    "2, -3e-12, 1",
    "2000, 1e-9, 0",
    "2000, 3e-9, 1",
    "2e-9, 1e-20, 1",
    "2e-9, 1e-22, 0"
  })
  void aHeightThatIsRoundingIsNotShown(double length, double height, int heights) {
    Segment low = new Segment(new Vec3(0, height, 0), new Vec3(0, height + length, 0));
    List<Mark> marks = of(low);
    long feet =
        marks.stream()
            .filter(mark -> mark instanceof Mark.Symbol symbol && symbol.sign() == Mark.Sign.FOOT)
            .count();
    assertEquals(1 + heights, feet, marks::toString);
  }
}
