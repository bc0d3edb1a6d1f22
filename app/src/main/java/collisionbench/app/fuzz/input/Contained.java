package collisionbench.app.fuzz.input;

import collisionbench.geometry.method.Pair;
import collisionbench.geometry.space.Vec3;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/// One shape much smaller than the other and at, or near, its first point or middle.
record Contained() implements Strategy {

  @Override
  public String name() {
    return "contained";
  }

  @Override
  public ShapePair make(Pair pair, Dice dice) {
    Sketch large = dice.oneIn(2) ? Sketch.lattice(dice) : Sketch.uniform(dice);
    List<Vec3> corners = List.of(large.points().get(), large.points().get(), large.points().get());
    Vec3 middle = corners.get(0).plus(corners.get(1)).plus(corners.get(2)).times(1.0 / 3);
    Iterator<Vec3> inTurn = Stream.generate(() -> corners).flatMap(List::stream).iterator();
    Sketch around = large.at(inTurn::next).sized(() -> 1 + large.sizes().getAsDouble());
    double factor = dice.oneIn(2) ? 0.25 : dice.magnitude(1e-6, 0.5);
    Vec3 at = dice.oneIn(2) ? middle : dice.of(corners);
    Sketch inner =
        large
            .at(() -> at.plus(factor, large.points().get()))
            .sized(() -> factor * large.sizes().getAsDouble());
    return dice.oneIn(2)
        ? Strategy.drawn(pair, around, inner)
        : Strategy.drawn(pair, inner, around);
  }
}
