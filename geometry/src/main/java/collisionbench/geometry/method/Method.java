package collisionbench.geometry.method;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Shape3;
import java.util.List;

/// A named way to tell whether two shapes touch, and how far apart they are.
///
/// Laws, which `fuzz` holds every method to:
/// - `of(b, a)` gives the same yes or no as `of(a, b)`: the shapes come in either order;
/// - it depends on nothing but the two shapes, never throws, and may be asked by several threads at
///   once;
/// - a distance, where there is one, is finite, and at most 0 exactly where the shapes overlap.
public interface Method {

  /// {@return the name to ask for it by: lower case, one word}
  String name();

  /// {@return one sentence that says how it works and where it comes from}
  String source();

  /// {@return the pairs it answers. Of some shapes of such a pair it may still say that it does not
  /// decide}
  List<Pair> pairs();

  /// {@return the verdict on two shapes in space; undecided if the pair is not answered}
  default Verdict of(Shape3 a, Shape3 b) {
    return Verdict.unanswered();
  }

  /// {@return the verdict on two shapes in the plane; undecided if the pair is not answered}
  default Verdict of(Shape2 a, Shape2 b) {
    return Verdict.unanswered();
  }
}
