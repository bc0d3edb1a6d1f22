package collisionbench.bench.fuzz.textbook;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import java.util.ArrayList;
import java.util.List;

/// Two boxes: the fifteen axes that may separate them.
///
/// Source: S. Gottschalk, M. Lin, D. Manocha, OBBTree, 1996.
record Boxes(Flaw flaw) {

  Answer answer(Box a, Box b) {
    List<Vec3> as = axes(a);
    List<Vec3> bs = axes(b);
    List<Vec3> tried = new ArrayList<>(as);
    tried.addAll(flaw == Flaw.ONE_FACE_AXIS_MISSING ? bs.subList(0, 2) : bs);
    if (flaw != Flaw.NO_EDGE_AXES) {
      as.forEach(axis -> bs.forEach(other -> tried.add(axis.cross(other))));
    }
    if (flaw == Flaw.ONE_EDGE_AXIS_MISSING) {
      tried.removeLast();
    }
    Vec3 apart = b.center().minus(a.center());
    return Answer.of(
        tried.stream()
            .filter(axis -> axis.lengthSquared() > 1e-14)
            .noneMatch(axis -> Math.abs(axis.dot(apart)) > reach(a, axis) + reach(b, axis)));
  }

  private static List<Vec3> axes(Box box) {
    Rotation turn = box.orientation();
    return List.of(turn.axisX(), turn.axisY(), turn.axisZ());
  }

  private static double reach(Box box, Vec3 axis) {
    List<Vec3> own = axes(box);
    Vec3 half = box.halfExtents();
    return half.x() * Math.abs(own.get(0).dot(axis))
        + half.y() * Math.abs(own.get(1).dot(axis))
        + half.z() * Math.abs(own.get(2).dot(axis));
  }
}
