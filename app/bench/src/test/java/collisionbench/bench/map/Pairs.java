package collisionbench.bench.map;

import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/// The pairs that maps are tested with.
final class Pairs {

  static final Body2 CIRCLE = new Body2("circle", new Circle(new Vec2(1.5, 0.1), 0.5));
  static final Body2 SECTOR =
      new Body2("sector", new Sector(new Vec2(1.5, 0), 1.3, new Vec2(-1, 0), Math.toRadians(270)));
  static final Body3 BALL = new Body3("ball", new Sphere(new Vec3(-0.3, 1.1, 0), 0.6));
  static final Body3 BOX =
      new Body3(
          "box",
          new Box(
              new Vec3(-0.3, 1.1, 0),
              new Vec3(0.9, 0.6, 0.7),
              new Rotation(0.080688, 0.268959, 0.107584, 0.953717)));

  /// The pair of the first error in the articles.
  static final Body3 SMALL = new Body3("small", new Sphere(new Vec3(1000.3, 1.1, 0), 0.28));

  static final Body3 LONG =
      new Body3("long", new Capsule(new Vec3(0, 0.5, 0), new Vec3(2000, 0.5, 0), 0.3));

  private Pairs() {}

  static Method named(String name) {
    return Methods.catalogue().named(name).orElseThrow();
  }

  static PairField flat(Method method) {
    return new PairField(CIRCLE, SECTOR, true, method);
  }

  static PairField solid(Method method) {
    return new PairField(BALL, BOX, true, method);
  }

  /// The library with a planted mistake: it says yes up to a distance, and counts questions.
  record Rimmed(double rim, AtomicInteger asked) implements Method {

    Rimmed(double rim) {
      this(rim, new AtomicInteger());
    }

    @Override
    public String name() {
      return "rimmed";
    }

    @Override
    public String source() {
      return "A test.";
    }

    @Override
    public boolean alwaysReturns() {
      return true;
    }

    @Override
    public Set<Query> answers(Pair pair) {
      return EnumSet.of(Query.OVERLAP);
    }

    @Override
    public Answer answer(Question question, Set<Query> queries, Steps steps) {
      asked.incrementAndGet();
      return Methods.ANALYTIC.answer(question, Query.SEPARATION) instanceof Answer.Decided decided
          ? Answer.of(decided.distance().orElseThrow() <= rim)
          : Answer.nothing();
    }
  }
}
