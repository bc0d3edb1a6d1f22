package collisionbench.methods.method.builtin;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.gjk.DistanceBounds;
import collisionbench.methods.gjk.Iteration;
import collisionbench.methods.gjk.Iteration.Next;
import collisionbench.methods.gjk.Iteration.Phase;
import collisionbench.methods.gjk.SupportVertex;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Steps;
import java.util.List;

/// Reports the iterations of GJK and EPA, only the first and last if there are many, and the
/// resulting distance.
///
/// The Minkowski difference is drawn where it is, about the origin O of the scene; a and b are on
/// the shapes' cores.
record GjkSteps(Steps steps) {

  /// An iteration in which no bound improves has an additional branch.
  static final Outline OUTLINE =
      Outline.NONE
          .step("gjk-iteration", "bounds-meet", "nothing-new", "origin-inside", "next-iteration")
          .step("epa-iteration", "bounds-meet", "nothing-new", "next-iteration")
          .step("gjk-left-out")
          .step("gjk-distance", "touching", "apart", "undecided")
          .step("gjk-no-end", "touching", "apart", "undecided");

  /// The number of iterations of each phase to report at the beginning and at the end.
  private static final int FIRST = 5;

  private static final int LAST = 2;

  void report(DistanceBounds found) {
    for (Phase phase : Phase.values()) {
      report(found.iterations().stream().filter(i -> i.phase() == phase).toList());
    }
    if (found.isClosed()) {
      reportDistance(found);
    } else {
      reportBounds(found);
    }
  }

  private void report(List<Iteration> iterations) {
    int leftOut = iterations.size() - FIRST - LAST;
    for (Iteration iteration : iterations) {
      if (leftOut > 1 && iteration.found().iterations() == FIRST + 1) {
        steps.add("gjk-left-out", "n").gives("n", leftOut);
      }
      if (leftOut <= 1
          || iteration.found().iterations() <= FIRST
          || iteration.found().iterations() > FIRST + leftOut) {
        Steps.Draft step =
            switch (iteration.phase()) {
              case GJK -> reportGjk(iteration);
              case EPA -> reportEpa(iteration);
            };
        draw(iteration, step);
      }
    }
  }

  /// The distance of the nearest feature is an upper bound, the gap to the support point a lower
  /// one.
  private Steps.Draft reportGjk(Iteration i) {
    Steps.Draft step =
        steps
            .add("gjk-iteration", "w = a - b, g = -n \\cdot w \\le d_0 \\le |v|")
            .with("i", i.found().iterations())
            .with("n", i.found().normal())
            .with("a", i.support().a())
            .with("b", i.support().b())
            .with("w", i.support().at())
            .with("|v|", i.found().atMost())
            .with("e", i.tolerance())
            .gives("g", i.found().atLeast());
    end(i, "|v| - g", step);
    return step.branch(
            "origin-inside", "|v_{next}| \\le e", i.next() == Next.INSIDE, "|v_{next}|", i.left())
        .branch(
            "next-iteration", "|v_{next}| \\gt e", i.next() == Next.GO_ON, "|v_{next}|", i.left());
  }

  /// The distance of the face from the origin is a lower bound of the depth, the support value an
  /// upper one.
  private Steps.Draft reportEpa(Iteration i) {
    double depth = -i.found().atMost();
    double supportValue = -i.found().atLeast();
    Steps.Draft step =
        steps
            .add("epa-iteration", "w = a - b, f \\le -d_0 \\le h = n \\cdot w")
            .with("i", i.found().iterations())
            .with("n", i.found().normal())
            .with("a", i.support().a())
            .with("b", i.support().b())
            .with("w", i.support().at())
            .with("f", depth)
            .with("e", i.tolerance())
            .gives("h", supportValue);
    end(i, "h - f", step);
    return step.branch(
        "next-iteration", "h - f \\gt e", i.next() == Next.GO_ON, "h - f", supportValue - depth);
  }

  private static void end(Iteration i, String gap, Steps.Draft step) {
    double width = i.found().width();
    step.branch("bounds-meet", gap + " \\le e", i.next() == Next.CLOSED, gap, width);
    if (i.next() == Next.STUCK) {
      step.branch("nothing-new", gap + " \\gt e", true, gap, width);
    }
  }

  private static void draw(Iteration i, Steps.Draft step) {
    List<Vec3> feature = i.feature().stream().map(SupportVertex::at).toList();
    step.draw(
        switch (feature.size()) {
          case 1 -> new Drawing.Point("", feature.getFirst());
          case 2 -> new Drawing.Segment("", feature.getFirst(), feature.getLast());
          default -> new Drawing.Face("", feature);
        });
    Vec3 foot = i.found().normal().times(-i.found().atMost());
    step.draw(
        new Drawing.Point("O", Vec3.ZERO),
        new Drawing.Point("w", i.support().at()),
        new Drawing.Point("a", i.support().a()),
        new Drawing.Point("b", i.support().b()),
        i.phase() == Phase.GJK
            ? new Drawing.Arrow("n", foot, Vec3.ZERO)
            : new Drawing.Arrow("n", Vec3.ZERO, foot));
  }

  private void reportDistance(DistanceBounds found) {
    double d = found.distance();
    steps
        .add("gjk-distance", "d = d_0 - r")
        .with("d_0", d + found.radii())
        .with("r", found.radii())
        .with("p_A", found.pointA())
        .with("p_B", found.pointB())
        .with("e", found.error())
        .gives("d", d)
        .branch("touching", "d \\lt -e", found.isTouching(), "d", d)
        .branch("apart", "d \\gt e", found.isApart(), "d", d)
        .branch("undecided", "|d| \\le e", !found.isDecided(), "d", d)
        .draw(
            new Drawing.Point("p_A", found.pointA()),
            new Drawing.Point("p_B", found.pointB()),
            new Drawing.Segment("d", found.pointA(), found.pointB()));
  }

  private void reportBounds(DistanceBounds found) {
    steps
        .add("gjk-no-end", "d_1 \\le d \\le d_2")
        .with("n", found.iterationsAtLast())
        .with("d_1", found.atLeast())
        .with("d_2", found.atMost())
        .with("e", found.error())
        .branch("touching", "d_2 \\lt -e", found.isTouching(), "d_2", found.atMost())
        .branch("apart", "d_1 \\gt e", found.isApart(), "d_1", found.atLeast())
        .branch("undecided", "d_2 \\ge -e", !found.isDecided(), "d_2", found.atMost());
  }
}
