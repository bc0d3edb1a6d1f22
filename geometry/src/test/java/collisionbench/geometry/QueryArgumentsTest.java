package collisionbench.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.geometry.broad.BoundsList;
import collisionbench.geometry.broad.MovingBoundsList;
import collisionbench.geometry.broad.PairConsumer;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.crossing.Lines2;
import collisionbench.geometry.plane.manifold.Manifold2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.manifold.Manifold3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.DoubleSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// A query that is given null says which argument it is.
class QueryArgumentsTest {

  private static final List<Class<?>> QUERIES =
      List.of(
          Overlap3.class,
          Separation3.class,
          Crossing3.class,
          Lines3.class,
          Sweep3.class,
          Manifold3.class,
          Overlap2.class,
          Separation2.class,
          Crossing2.class,
          Lines2.class,
          Sweep2.class,
          Manifold2.class,
          BoundsList.class,
          MovingBoundsList.class);

  private static final Map<Class<?>, Object> ARGUMENTS = new HashMap<>();

  static {
    Sphere ball = new Sphere(Vec3.ZERO, 1);
    Circle disc = new Circle(Vec2.ZERO, 1);
    ARGUMENTS.put(Shape3.class, ball);
    ARGUMENTS.put(Segment.class, new Segment(Vec3.X, Vec3.Y));
    ARGUMENTS.put(Triangle.class, new Triangle(Vec3.X, Vec3.Y, Vec3.Z));
    ARGUMENTS.put(Vec3.class, Vec3.X);
    ARGUMENTS.put(Separation3.class, Separation3.between(ball, ball));
    ARGUMENTS.put(Shape2.class, disc);
    ARGUMENTS.put(Segment2.class, new Segment2(Vec2.X, Vec2.Y));
    ARGUMENTS.put(Vec2.class, Vec2.X);
    ARGUMENTS.put(Separation2.class, Separation2.between(disc, disc));
    ARGUMENTS.put(List.class, List.of());
    ARGUMENTS.put(int[].class, new int[0]);
    ARGUMENTS.put(int.class, 0);
    ARGUMENTS.put(PairConsumer.class, (PairConsumer) (a, b) -> {});
    ARGUMENTS.put(IntConsumer.class, (IntConsumer) a -> {});
    ARGUMENTS.put(DoubleSupplier.class, (DoubleSupplier) () -> 1);
    ARGUMENTS.put(BoundsList.class, BoundsList.inSpace(List.of(ball)));
    ARGUMENTS.put(MovingBoundsList.class, MovingBoundsList.inSpace(List.of(ball), List.of(Vec3.X)));
  }

  @Test
  void nullIsNamed() {
    assertEquals(
        """
        BoundsList.forEachNear(consumer)
        BoundsList.forEachPair(consumer)
        BoundsList.forEachPairWithin(indices, distance, consumer)
        BoundsList.forEachWithin(distance, consumer)
        BoundsList.inPlane(shapes)
        BoundsList.inSpace(shapes)
        BoundsList.with(indices, bounds)
        Crossing2.of(segment, shape)
        Crossing3.of(segment, shape)
        Lines2.of(a, b)
        Lines3.of(a, b)
        Lines3.of(segment, triangle)
        Manifold2.of(a, b)
        Manifold2.of(a, b, separation)
        Manifold3.of(a, b)
        Manifold3.of(a, b, separation)
        MovingBoundsList.forEachNear(consumer)
        MovingBoundsList.forEachPair(consumer)
        MovingBoundsList.inPlane(shapes, motions)
        MovingBoundsList.inSpace(shapes, motions)
        MovingBoundsList.with(indices, bounds, newMotions)
        Overlap2.contains(shape, point)
        Overlap2.test(a, b)
        Overlap3.contains(shape, point)
        Overlap3.test(a, b)
        Separation2.between(a, b)
        Separation2.distance(a, b)
        Separation3.between(a, b)
        Separation3.distance(a, b)
        Sweep2.firstContact(a, motionA, b, motionB)
        Sweep2.of(a, motionA, b, motionB)
        Sweep3.firstContact(a, motionA, b, motionB)
        Sweep3.of(a, motionA, b, motionB)
        """,
        String.join(
                "\n",
                new TreeSet<>(
                    QUERIES.stream()
                        .flatMap(query -> Stream.of(query.getMethods()))
                        .filter(QueryArgumentsTest::isQuery)
                        .map(QueryArgumentsTest::named)
                        .toList()))
            + "\n");
  }

  private static boolean isQuery(Method method) {
    boolean isBroad = method.getDeclaringClass().getPackageName().endsWith("broad");
    return (isBroad || Modifier.isStatic(method.getModifiers()))
        && Arrays.stream(method.getParameterTypes()).anyMatch(type -> !type.isPrimitive());
  }

  /// {@return the method with the names that its exceptions give to its arguments}
  private static String named(Method method) {
    Class<?>[] types = method.getParameterTypes();
    List<String> names =
        IntStream.range(0, types.length)
            .filter(i -> !types[i].isPrimitive())
            .mapToObj(i -> nameOf(method, i))
            .toList();
    return method.getDeclaringClass().getSimpleName()
        + "."
        + method.getName()
        + "("
        + String.join(", ", names)
        + ")";
  }

  private static String nameOf(Method method, int index) {
    Class<?>[] types = method.getParameterTypes();
    @Nullable Object[] arguments = new @Nullable Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = i == index ? null : ARGUMENTS.get(types[i]);
    }
    InvocationTargetException thrown =
        assertThrows(
            InvocationTargetException.class,
            () -> method.invoke(ARGUMENTS.get(method.getDeclaringClass()), arguments),
            () -> method + " takes null");
    String message =
        String.valueOf(
            assertInstanceOf(NullPointerException.class, thrown.getCause()).getMessage());
    return message.replace(" must not be null", "");
  }
}
