package collisionbench.geometry.bench;

import collisionbench.geometry.broad.PairConsumer;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import org.ode4j.ode.DContactGeomBuffer;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.DSpace;
import org.ode4j.ode.OdeHelper;

/// The space of ode4j that keeps a tree, and `collide`. The tree was the fastest of its spaces.
final class OdeCrowd implements CrowdEngine {

  /// With fewer contacts, `collide` misses boxes that touch.
  private static final int CONTACTS = 8;

  private final DSpace space = OdeHelper.createBHVSpace(null, 16, false, 0.2, 0);
  private final DContactGeomBuffer contacts = new DContactGeomBuffer(CONTACTS);
  private final List<DGeom> geoms = new ArrayList<>();

  OdeCrowd(List<Shape3> shapes) {
    for (Shape3 shape : shapes) {
      DGeom geom = Ode4j.geom(shape);
      geom.setData(geoms.size());
      space.add(geom);
      geoms.add(geom);
    }
  }

  @Override
  public int touching() {
    int[] count = {0};
    forEachTouching((_, _) -> count[0]++);
    return count[0];
  }

  @Override
  public void forEachTouching(PairConsumer consumer) {
    space.collide(
        null,
        (_, a, b) -> {
          if (OdeHelper.collide(a, b, CONTACTS, contacts) > 0) {
            consumer.accept((Integer) a.getData(), (Integer) b.getData());
          }
        });
  }

  @Override
  public int moved(int[] indices, List<Shape3> moved) {
    for (int at = 0; at < indices.length; at++) {
      Vec3 center = moved.get(at).bounds().center();
      geoms.get(indices[at]).setPosition(center.x(), center.y(), center.z());
    }
    return touching();
  }
}
