package collisionbench.geometry.bench;

import collisionbench.geometry.broad.PairConsumer;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import com.github.stephengold.joltjni.Body;
import com.github.stephengold.joltjni.BodyCreationSettings;
import com.github.stephengold.joltjni.BodyInterface;
import com.github.stephengold.joltjni.BoxShape;
import com.github.stephengold.joltjni.CapsuleShape;
import com.github.stephengold.joltjni.ContactManifold;
import com.github.stephengold.joltjni.CustomContactListener;
import com.github.stephengold.joltjni.JobSystem;
import com.github.stephengold.joltjni.JobSystemSingleThreaded;
import com.github.stephengold.joltjni.Jolt;
import com.github.stephengold.joltjni.MapObj2Bp;
import com.github.stephengold.joltjni.ObjVsBpFilter;
import com.github.stephengold.joltjni.ObjVsObjFilter;
import com.github.stephengold.joltjni.PhysicsSettings;
import com.github.stephengold.joltjni.PhysicsSystem;
import com.github.stephengold.joltjni.Quat;
import com.github.stephengold.joltjni.RVec3;
import com.github.stephengold.joltjni.Shape;
import com.github.stephengold.joltjni.SphereShape;
import com.github.stephengold.joltjni.TempAllocator;
import com.github.stephengold.joltjni.TempAllocatorMalloc;
import com.github.stephengold.joltjni.enumerate.EActivation;
import com.github.stephengold.joltjni.enumerate.EMotionType;
import com.github.stephengold.joltjni.enumerate.ValidateResult;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Jolt, with positions in double and shapes in float, by jolt-jni: a step of a system in which
/// nothing moves, in one thread.
final class JoltCrowd implements CrowdEngine {

  private static final float STEP = 1e-9f;
  private static final int MAX_JOBS = 2048;

  private final PhysicsSystem system = new PhysicsSystem();
  private final JobSystem jobs = new JobSystemSingleThreaded(MAX_JOBS);
  private final TempAllocator memory = new TempAllocatorMalloc();
  private final BodyInterface bodies;
  private final int[] ids;

  private final Listener listener = new Listener();

  /// Referenced by the native system.
  private final MapObj2Bp layers = new MapObj2Bp(1, 1).add(0, 0);

  private final ObjVsBpFilter layerFilter = new ObjVsBpFilter(1, 1);
  private final ObjVsObjFilter pairFilter = new ObjVsObjFilter(1);

  JoltCrowd(List<Shape3> shapes) {
    int count = shapes.size();
    system.init(
        count,
        0,
        Math.max(65_536, 16 * count),
        Math.max(16_384, 8 * count),
        layers,
        layerFilter,
        pairFilter);
    system.setGravity(0, 0, 0);
    PhysicsSettings settings = system.getPhysicsSettings();
    settings.setNumPositionSteps(0);
    system.setPhysicsSettings(settings);
    system.setContactListener(listener);
    bodies = system.getBodyInterface();
    ids = new int[count];
    for (int i = 0; i < count; i++) {
      ids[i] = bodies.createAndAddBody(body(shapes.get(i)), EActivation.Activate);
      bodies.setUserData(ids[i], i);
    }
    system.optimizeBroadPhase();
  }

  /// @throws UnsatisfiedLinkError if there is no such library for this system
  static void load() {
    NativeLibraries.load("/linux/x86-64/com/github/stephengold/libjoltjni.so");
    Jolt.registerDefaultAllocator();
    Jolt.installDefaultAssertCallback();
    Jolt.newFactory();
    Jolt.registerTypes();
  }

  private static BodyCreationSettings body(Shape3 shape) {
    Rotation q = Crowd.orientation(shape);
    return new BodyCreationSettings(
        joltShape(shape),
        position(shape),
        new Quat((float) q.x(), (float) q.y(), (float) q.z(), (float) q.w()),
        EMotionType.Dynamic,
        0);
  }

  private static Shape joltShape(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new SphereShape((float) s.radius());
      case Capsule c ->
          new CapsuleShape((float) c.end().minus(c.start()).length() / 2, (float) c.radius());
      case Box b -> {
        Vec3 half = b.halfExtents();
        // The 0 keeps its edges sharp.
        yield new BoxShape(
            new com.github.stephengold.joltjni.Vec3(
                (float) half.x(), (float) half.y(), (float) half.z()),
            0f);
      }
      default -> throw new IllegalArgumentException("not measured: " + shape);
    };
  }

  private static RVec3 position(Shape3 shape) {
    Vec3 center = shape.bounds().center();
    return new RVec3(center.x(), center.y(), center.z());
  }

  @Override
  public int touching() {
    listener.count = 0;
    step();
    return listener.count;
  }

  @Override
  public void forEachTouching(PairConsumer consumer) {
    listener.consumer = consumer;
    step();
    listener.consumer = null;
  }

  private void step() {
    int errors = system.update(STEP, 1, memory, jobs);
    if (errors != 0) {
      throw new IllegalStateException("Jolt's errors: " + errors);
    }
  }

  @Override
  public int moved(int[] indices, List<Shape3> moved) {
    for (int at = 0; at < indices.length; at++) {
      bodies.setPosition(ids[indices[at]], position(moved.get(at)), EActivation.Activate);
    }
    return touching();
  }

  @Override
  public void close() {
    system.close();
  }

  /// Counts the touching pairs, and passes them on if they are asked for.
  private static final class Listener extends CustomContactListener {

    private int count;
    private @Nullable PairConsumer consumer;

    @Override
    public void onContactAdded(long a, long b, long manifold, long settings) {
      take(a, b, manifold);
    }

    @Override
    public void onContactPersisted(long a, long b, long manifold, long settings) {
      take(a, b, manifold);
    }

    /// Jolt also reports pairs that are slightly apart.
    private void take(long a, long b, long manifold) {
      if (new ContactManifold(manifold).getPenetrationDepth() < 0) {
        return;
      }
      count++;
      if (consumer != null) {
        consumer.accept((int) new Body(a).getUserData(), (int) new Body(b).getUserData());
      }
    }

    @Override
    public void onContactRemoved(long pair) {}

    @Override
    @SuppressWarnings("EnumOrdinal") // So the interface has it.
    public int onContactValidate(
        long a, long b, double baseX, double baseY, double baseZ, long result) {
      return ValidateResult.AcceptAllContactsForThisBodyPair.ordinal();
    }
  }
}
