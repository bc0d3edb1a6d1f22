package collisionbench.methods.method;

import collisionbench.geometry.plane.Shape2;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/// Two kinds of shape in the plane, in their order.
public record Pair2(Kind2 a, Kind2 b) implements Pair {

  public Pair2 {
    if (a.compareTo(b) > 0) {
      Kind2 first = b;
      b = a;
      a = first;
    }
  }

  /// {@return the pair that two shapes are}
  public static Pair2 of(Shape2 a, Shape2 b) {
    return new Pair2(Kind2.of(a), Kind2.of(b));
  }

  /// {@return every pair}
  public static List<Pair2> every() {
    return every((_, _) -> true);
  }

  /// {@return every pair of kinds that are as wanted}
  public static List<Pair2> every(BiPredicate<Kind2, Kind2> wanted) {
    List<Pair2> pairs = new ArrayList<>();
    for (Kind2 a : Kind2.values()) {
      for (Kind2 b : Kind2.values()) {
        if (a.compareTo(b) <= 0 && wanted.test(a, b)) {
          pairs.add(new Pair2(a, b));
        }
      }
    }
    return List.copyOf(pairs);
  }

  @Override
  public String name() {
    return a.word() + "-" + b.word() + "-2d";
  }

  @Override
  public String otherName() {
    return b.word() + "-" + a.word() + "-2d";
  }

  @Override
  public boolean hasSegment() {
    return a == Kind2.SEGMENT || b == Kind2.SEGMENT;
  }
}
