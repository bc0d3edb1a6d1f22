package collisionbench.geometry.bench;

import collisionbench.geometry.broad.PairConsumer;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import com.jme3.bullet.NativePhysicsObject;
import com.jme3.bullet.PhysicsSpace;
import com.jme3.bullet.collision.ManifoldPoints;
import com.jme3.bullet.collision.PersistentManifolds;
import com.jme3.bullet.collision.PhysicsCollisionObject;
import com.jme3.bullet.collision.shapes.BoxCollisionShape;
import com.jme3.bullet.collision.shapes.CapsuleCollisionShape;
import com.jme3.bullet.collision.shapes.CollisionShape;
import com.jme3.bullet.collision.shapes.SphereCollisionShape;
import com.jme3.bullet.objects.PhysicsGhostObject;
import com.jme3.bullet.util.NativeLibrary;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Bullet, in float, by Libbulletjme: a step of a space of ghosts, which have contacts and do not
/// push each other.
final class BulletCrowd implements CrowdEngine {

  /// Close to nothing, since Bullet rounds the edges of boxes by it.
  private static final float MARGIN = 1e-3f;

  private static final float STEP = 1e-6f;

  private static final Logger LOGGER = Logger.getLogger("com.jme3");

  private final PhysicsSpace space = new PhysicsSpace(PhysicsSpace.BroadphaseType.DBVT);
  private final List<PhysicsGhostObject> ghosts = new ArrayList<>();

  BulletCrowd(List<Shape3> shapes) {
    space.setForceUpdateAllAabbs(false);
    for (Shape3 shape : shapes) {
      PhysicsGhostObject ghost = new PhysicsGhostObject(bulletShape(shape));
      ghost.setPhysicsLocation(vector(shape.bounds().center()));
      Rotation q = Crowd.orientation(shape);
      ghost.setPhysicsRotation(
          new Quaternion((float) q.x(), (float) q.y(), (float) q.z(), (float) q.w()));
      ghost.setUserObject(ghosts.size());
      space.addCollisionObject(ghost);
      ghosts.add(ghost);
    }
  }

  /// @throws UnsatisfiedLinkError if there is no such library for this system
  static void load() {
    NativeLibraries.load("/native/linux/x86_64/libbulletjme.so");
    NativeLibrary.setStartupMessageEnabled(false);
    LOGGER.setLevel(Level.OFF);
    CollisionShape.setDefaultMargin(MARGIN);
    Thread.ofPlatform().daemon().start(NativePhysicsObject::freeUnusedObjects);
  }

  private static CollisionShape bulletShape(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new SphereCollisionShape((float) s.radius());
      case Capsule c ->
          new CapsuleCollisionShape((float) c.radius(), (float) c.end().minus(c.start()).length());
      case Box b -> new BoxCollisionShape(vector(b.halfExtents()));
      default -> throw new IllegalArgumentException("not measured: " + shape);
    };
  }

  private static Vector3f vector(Vec3 v) {
    return new Vector3f((float) v.x(), (float) v.y(), (float) v.z());
  }

  @Override
  public int touching() {
    space.update(STEP, 0);
    int count = 0;
    for (long manifold : space.listManifoldIds()) {
      count += isTouching(manifold) ? 1 : 0;
    }
    return count;
  }

  /// Bullet keeps points that are slightly apart, too.
  private static boolean isTouching(long manifold) {
    int points = PersistentManifolds.countPoints(manifold);
    for (int i = 0; i < points; i++) {
      if (ManifoldPoints.getDistance1(PersistentManifolds.getPointId(manifold, i)) <= 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void forEachTouching(PairConsumer consumer) {
    space.update(STEP, 0);
    for (long manifold : space.listManifoldIds()) {
      if (isTouching(manifold)) {
        consumer.accept(
            index(PersistentManifolds.getBodyAId(manifold)),
            index(PersistentManifolds.getBodyBId(manifold)));
      }
    }
  }

  private static int index(long id) {
    return (Integer) PhysicsCollisionObject.findInstance(id).getUserObject();
  }

  @Override
  public int moved(int[] indices, List<Shape3> moved) {
    for (int at = 0; at < indices.length; at++) {
      ghosts.get(indices[at]).setPhysicsLocation(vector(moved.get(at).bounds().center()));
    }
    return touching();
  }

  /// Ghosts may be freed before their space, which must not refer to them then.
  @Override
  public void close() {
    ghosts.forEach(space::removeCollisionObject);
  }
}
