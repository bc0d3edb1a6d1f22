package collisionbench.methods.method;

import collisionbench.geometry.space.Shape3;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/// Two kinds of shape in space, in their order.
public record Pair3(Kind3 a, Kind3 b) implements Pair {

  public Pair3 {
    if (a.compareTo(b) > 0) {
      Kind3 first = b;
      b = a;
      a = first;
    }
  }

  /// {@return the pair that two shapes are}
  public static Pair3 of(Shape3 a, Shape3 b) {
    return new Pair3(Kind3.of(a), Kind3.of(b));
  }

  /// {@return every pair}
  public static List<Pair3> every() {
    return every((_, _) -> true);
  }

  /// {@return every pair of kinds that are as wanted}
  public static List<Pair3> every(BiPredicate<Kind3, Kind3> wanted) {
    List<Pair3> pairs = new ArrayList<>();
    for (Kind3 a : Kind3.values()) {
      for (Kind3 b : Kind3.values()) {
        if (a.compareTo(b) <= 0 && wanted.test(a, b)) {
          pairs.add(new Pair3(a, b));
        }
      }
    }
    return List.copyOf(pairs);
  }

  @Override
  public String name() {
    return a.word() + "-" + b.word();
  }

  @Override
  public String otherName() {
    return b.word() + "-" + a.word();
  }

  @Override
  public boolean hasSegment() {
    return a == Kind3.SEGMENT || b == Kind3.SEGMENT;
  }
}
