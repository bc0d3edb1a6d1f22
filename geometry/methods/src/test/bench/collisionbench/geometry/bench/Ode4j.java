package collisionbench.geometry.bench;

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
import org.ode4j.math.DMatrix3;
import org.ode4j.math.DQuaternion;
import org.ode4j.math.DVector3;
import org.ode4j.ode.DBox;
import org.ode4j.ode.DCapsule;
import org.ode4j.ode.DContactGeom;
import org.ode4j.ode.DContactGeomBuffer;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.DRay;
import org.ode4j.ode.DSphere;
import org.ode4j.ode.DTriMesh;
import org.ode4j.ode.DTriMeshData;
import org.ode4j.ode.OdeConstants;
import org.ode4j.ode.OdeHelper;
import org.ode4j.ode.OdeMath;
import org.openjdk.jmh.infra.Blackhole;

/// ode4j's `collide`, limited to one contact. It finds contacts with depth, but no gaps. A segment
/// is its ray, which hits surfaces only: inside a solid it hits nothing. A triangle is a mesh of
/// one triangle with float corners; capsules and rays miss obvious hits with it, so they are not
/// included.
final class Ode4j {

  private static final String ODE = "ode4j";

  private static final List<String> DEPTHS =
      List.of(
          "sphere-sphere",
          "sphere-capsule",
          "sphere-box",
          "capsule-capsule",
          "capsule-box",
          "box-box");
  private static final List<String> MESHES = List.of("sphere-triangle", "box-triangle");
  private static final List<String> RAYS = List.of("sphere", "capsule", "box");

  private static final int BEST = 1;

  /// Not for a mesh and a box: if there are two contacts and one is requested, an assertion fails.
  private static final int ANY = BEST | OdeConstants.CONTACTS_UNIMPORTANT;

  static {
    OdeHelper.initODE2(0);
  }

  private static final DContactGeomBuffer CONTACTS = new DContactGeomBuffer(1);

  private Ode4j() {}

  static List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (String pair : DEPTHS) {
      entries.add(overlap(pair, ODE, ANY));
      entries.add(
          Entry.of(
              Question.DEPTH, pair, ODE, Answer.number(Ode4j::geom, Ode4j::geom, Ode4j::depth)));
    }
    for (String pair : MESHES) {
      entries.add(overlap(pair, ODE + Entry.FLOAT, BEST));
    }
    for (String kind : RAYS) {
      entries.add(
          Entry.of(
              Question.CROSSING,
              "segment-" + kind,
              ODE + " (first point)",
              Answer.whole(Ode4j::geom, Ode4j::geom, Ode4j::pierce)));
    }
    return List.copyOf(entries);
  }

  private static Entry overlap(String pair, String by, int wish) {
    return Entry.of(
        Question.OVERLAP,
        pair,
        by,
        Answer.yesNo(
            Ode4j::geom, Ode4j::geom, (a, b) -> OdeHelper.collide(a, b, wish, CONTACTS) > 0));
  }

  private static double depth(DGeom a, DGeom b) {
    return OdeHelper.collide(a, b, BEST, CONTACTS) > 0 ? -CONTACTS.get(0).depth : 0;
  }

  private static void pierce(DGeom a, DGeom b, Blackhole hole) {
    boolean hit = OdeHelper.collide(a, b, BEST, CONTACTS) > 0;
    hole.consume(hit);
    if (hit) {
      DContactGeom contact = CONTACTS.get(0);
      hole.consume(contact.pos.get0());
      hole.consume(contact.pos.get1());
      hole.consume(contact.pos.get2());
      hole.consume(contact.depth);
    }
  }

  static DGeom geom(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> {
        DSphere sphere = OdeHelper.createSphere(s.radius());
        place(sphere, s.center());
        yield sphere;
      }
      case Capsule c -> capsule(c);
      case Box b -> box(b);
      case Segment s -> ray(s);
      case Triangle t -> mesh(t);
      case Hull h -> throw new IllegalArgumentException("not measured: " + h);
    };
  }

  private static DBox box(Box b) {
    Vec3 size = b.halfExtents().times(2);
    Rotation q = b.orientation().unit();
    DBox box = OdeHelper.createBox(size.x(), size.y(), size.z());
    place(box, b.center());
    box.setQuaternion(new DQuaternion(q.w(), q.x(), q.y(), q.z()));
    return box;
  }

  /// Its capsules lie along z.
  private static DCapsule capsule(Capsule c) {
    Vec3 along = c.end().minus(c.start());
    DCapsule capsule = OdeHelper.createCapsule(c.radius(), along.length());
    place(capsule, c.start().plus(0.5, along));
    if (along.largest() > 0) {
      DMatrix3 turn = new DMatrix3();
      OdeMath.dRFromZAxis(turn, new DVector3(along.x(), along.y(), along.z()));
      capsule.setRotation(turn);
    }
    return capsule;
  }

  private static DRay ray(Segment s) {
    Vec3 along = s.end().minus(s.start());
    DRay ray = OdeHelper.createRay(null, along.length());
    Vec3 p = s.start();
    ray.set(p.x(), p.y(), p.z(), along.x(), along.y(), along.z());
    return ray;
  }

  private static DTriMesh mesh(Triangle t) {
    DTriMeshData data = OdeHelper.createTriMeshData();
    float[] corners = new float[9];
    List<Vec3> points = List.of(t.a(), t.b(), t.c());
    for (int i = 0; i < 3; i++) {
      corners[3 * i] = (float) points.get(i).x();
      corners[3 * i + 1] = (float) points.get(i).y();
      corners[3 * i + 2] = (float) points.get(i).z();
    }
    data.build(corners, new int[] {0, 1, 2});
    return OdeHelper.createTriMesh(null, data);
  }

  private static void place(DGeom geom, Vec3 at) {
    geom.setPosition(at.x(), at.y(), at.z());
  }
}
