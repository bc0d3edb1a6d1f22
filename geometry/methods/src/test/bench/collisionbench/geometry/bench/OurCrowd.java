package collisionbench.geometry.bench;

import collisionbench.geometry.broad.BoundsList;
import collisionbench.geometry.broad.PairConsumer;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Our tree of bounds and `Overlap3`. From the first move on, the touching pairs are kept and only
/// those of moved shapes are tested.
final class OurCrowd implements CrowdEngine {

  private final List<Shape3> shapes;
  private final Set<CrowdPair> touching = new HashSet<>();
  private boolean isKept;
  private BoundsList bounds;

  OurCrowd(List<Shape3> shapes) {
    this.shapes = new ArrayList<>(shapes);
    bounds = BoundsList.inSpace(shapes);
  }

  @Override
  public int touching() {
    int[] count = {0};
    forEachTouching((_, _) -> count[0]++);
    return count[0];
  }

  @Override
  public void forEachTouching(PairConsumer consumer) {
    bounds.forEachPair((i, j) -> {
      if (Overlap3.test(shapes.get(i), shapes.get(j))) {
        consumer.accept(i, j);
      }
    });
  }

  @Override
  public int moved(int[] indices, List<Shape3> moved) {
    if (!isKept) {
      forEachTouching((i, j) -> touching.add(new CrowdPair(i, j)));
      isKept = true;
    }
    for (int i : indices) {
      bounds.forEachNear(i, j -> touching.remove(CrowdPair.of(i, j)));
    }
    for (int at = 0; at < indices.length; at++) {
      shapes.set(indices[at], moved.get(at));
    }
    bounds = bounds.with(indices, moved.stream().map(Shape3::bounds).toList());
    for (int i : indices) {
      bounds.forEachNear(
          i,
          j -> {
            if (Overlap3.test(shapes.get(i), shapes.get(j))) {
              touching.add(CrowdPair.of(i, j));
            }
          });
    }
    return touching.size();
  }
}
