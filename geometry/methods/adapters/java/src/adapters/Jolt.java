package adapters;

import static adapters.Program.touch;

import com.github.stephengold.joltjni.AllHitCollideShapeCollector;
import com.github.stephengold.joltjni.BodyCreationSettings;
import com.github.stephengold.joltjni.BodyInterface;
import com.github.stephengold.joltjni.BoxShape;
import com.github.stephengold.joltjni.CapsuleShape;
import com.github.stephengold.joltjni.CollideShapeResult;
import com.github.stephengold.joltjni.CollideShapeSettings;
import com.github.stephengold.joltjni.ConvexHullShapeSettings;
import com.github.stephengold.joltjni.JoltPhysicsObject;
import com.github.stephengold.joltjni.MapObj2Bp;
import com.github.stephengold.joltjni.ObjVsBpFilter;
import com.github.stephengold.joltjni.ObjVsObjFilter;
import com.github.stephengold.joltjni.PhysicsSystem;
import com.github.stephengold.joltjni.Quat;
import com.github.stephengold.joltjni.RMat44;
import com.github.stephengold.joltjni.RVec3;
import com.github.stephengold.joltjni.ShapeResult;
import com.github.stephengold.joltjni.SphereShape;
import com.github.stephengold.joltjni.TriangleShape;
import com.github.stephengold.joltjni.Vec3;
import com.github.stephengold.joltjni.enumerate.EActivation;
import com.github.stephengold.joltjni.enumerate.EBackFaceMode;
import com.github.stephengold.joltjni.enumerate.EMotionType;
import com.github.stephengold.joltjni.readonly.ConstShape;
import com.github.stephengold.joltjni.readonly.Vec3Arg;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// Jolt, by jolt-jni: whether `NarrowPhaseQuery.collideShape` finds contacts, and depth, points and
/// axis of the deepest. Boxes and hulls have no convex radius, which would round their edges.
final class Jolt {

  private static final int BODIES = 1;

  private final PhysicsSystem system = new PhysicsSystem();
  private final CollideShapeSettings settings = new CollideShapeSettings();

  /// A shape about its origin, and where that is.
  private record Body(ConstShape shape, Vec3 center, Quat turn) {
    Body(ConstShape shape, Vec3 center) {
      this(shape, center, new Quat());
    }

    /// Queries want the center of mass, which only hulls have elsewhere; these are not turned.
    RVec3 centerOfMass() {
      Vec3 offset = shape.getCenterOfMass();
      return new RVec3(
          center.getX() + offset.getX(),
          center.getY() + offset.getY(),
          center.getZ() + offset.getZ());
    }
  }

  private Jolt() {
    system.init(
        BODIES,
        0,
        BODIES,
        BODIES,
        new MapObj2Bp(1, 1).add(0, 0),
        new ObjVsBpFilter(1, 1),
        new ObjVsObjFilter(1));
    settings.setBackFaceMode(EBackFaceMode.CollideWithBackFaces);
  }

  public static void main(String[] arguments) throws IOException {
    loadLibrary();
    Jolt jolt = new Jolt();
    Program program = new Program();
    program
        .method("jolt", "Jolt: NarrowPhaseQuery::CollideShape", PhysicsSystem.class)
        .promises("precision", "float")
        .promises("touching", "either")
        .pairs(List.of("sphere", "capsule", "box", "hull"), "", jolt::collide)
        // Not triangle-triangle: a segmentation fault ends the process.
        .pair("sphere-triangle", jolt::collide)
        .pair("capsule-triangle", jolt::collide)
        .pair("box-triangle", jolt::collide)
        .pair("triangle-hull", jolt::collide);
    program.run();
  }

  /// Java loads libraries from files only, and this one is in a jar.
  private static void loadLibrary() throws IOException {
    Path file = Files.createTempFile("jolt", ".so");
    try (InputStream in =
        Jolt.class.getResourceAsStream("/linux/x86-64/com/github/stephengold/libjoltjni.so")) {
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
      System.load(file.toString());
    } finally {
      Files.delete(file);
    }
    JoltPhysicsObject.startCleaner();
    com.github.stephengold.joltjni.Jolt.registerDefaultAllocator();
    com.github.stephengold.joltjni.Jolt.newFactory();
    com.github.stephengold.joltjni.Jolt.registerTypes();
  }

  private String collide(Shape first, Shape second) {
    Body a = body(first);
    Body b = body(second);
    BodyInterface bodies = system.getBodyInterface();
    int id =
        bodies.createAndAddBody(
            new BodyCreationSettings(b.shape, new RVec3(b.center), b.turn, EMotionType.Static, 0),
            EActivation.DontActivate);
    try {
      AllHitCollideShapeCollector hits = new AllHitCollideShapeCollector();
      system
          .getNarrowPhaseQuery()
          .collideShape(
              a.shape,
              new Vec3(1, 1, 1),
              RMat44.sRotationTranslation(a.turn, a.centerOfMass()),
              settings,
              new RVec3(),
              hits);
      return hits.getHits().stream()
          .max(Comparator.comparingDouble(CollideShapeResult::getPenetrationDepth))
          .map(Jolt::answer)
          .orElse(touch(false));
    } finally {
      bodies.removeBody(id);
      bodies.destroyBody(id);
    }
  }

  /// The axis is the way out for the second.
  private static String answer(CollideShapeResult hit) {
    return Program.depth(hit.getPenetrationDepth())
        + words("pointA", hit.getContactPointOn1())
        + words("pointB", hit.getContactPointOn2())
        + words("normal", hit.getPenetrationAxis().normalized());
  }

  private static String words(String name, Vec3Arg v) {
    return " " + name + " " + v.getX() + " " + v.getY() + " " + v.getZ();
  }

  private static Body body(Shape shape) {
    return switch (shape) {
      case Shape.Sphere(double[] center, double radius) ->
          new Body(new SphereShape(positive(radius)).toRefC(), vector(center));
      case Shape.Capsule(double[] start, double[] end, double radius) ->
          capsule(start, end, radius);
      case Shape.Box(double[] center, double[] half, double[] q) -> {
        Arrays.stream(half).forEach(Jolt::positive);
        Quat turn = new Quat((float) q[0], (float) q[1], (float) q[2], (float) q[3]);
        yield new Body(new BoxShape(vector(half), 0).toRefC(), vector(center), turn.normalized());
      }
      case Shape.Triangle(double[] a, double[] b, double[] c) ->
          new Body(new TriangleShape(vector(a), vector(b), vector(c), 0).toRefC(), new Vec3());
      case Shape.Hull(double[][] points) -> hull(points);
      default -> throw new IllegalArgumentException(shape.toString());
    };
  }

  /// Jolt's capsules stand along y.
  private static Body capsule(double[] start, double[] end, double radius) {
    Vec3 axis = new Vec3(end[0] - start[0], end[1] - start[1], end[2] - start[2]);
    Vec3 center =
        new Vec3((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, (start[2] + end[2]) / 2);
    float length = axis.length();
    if (length == 0) {
      return new Body(new SphereShape(positive(radius)).toRefC(), center);
    }
    Quat turn = Quat.sFromTo(new Vec3(0, 1, 0), axis.normalized());
    return new Body(new CapsuleShape(length / 2, positive(radius)).toRefC(), center, turn);
  }

  private static Body hull(double[][] points) {
    Vec3Arg[] corners = Arrays.stream(points).map(Jolt::vector).toArray(Vec3Arg[]::new);
    ShapeResult result = new ConvexHullShapeSettings(corners, 0).create();
    if (result.hasError()) {
      throw new Program.Undecided(result.getError());
    }
    return new Body(result.get(), new Vec3());
  }

  private static float positive(double size) {
    if (size == 0) {
      throw new Program.Undecided("sizes have to be positive");
    }
    return (float) size;
  }

  private static Vec3 vector(double[] numbers) {
    return new Vec3(numbers[0], numbers[1], numbers[2]);
  }
}
