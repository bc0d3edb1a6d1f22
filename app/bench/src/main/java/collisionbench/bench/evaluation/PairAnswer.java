package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.geometry.plane.manifold.Manifold2;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.manifold.Manifold3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;

/// The answers about two bodies at one time. Whether they touch is known at once; the rest is
/// computed on demand, since few pairs are ever looked at.
public final class PairAnswer {

  /// The deepest pair first, then by distance.
  public static final Comparator<PairAnswer> NEAREST_FIRST =
      Comparator.comparingDouble(pair -> pair.separation().distance());

  private final Body a;
  private final Body b;
  private final boolean touching;
  private final Supplier<Separation3> separation;
  private final Supplier<Answer.Decided> crossing;
  private final Supplier<Answer.Decided> sweep;

  /// Each supplier is called at most once.
  ///
  /// @param crossing the answer to [collisionbench.methods.method.Query#CROSSING]
  /// @param sweep the answer to [collisionbench.methods.method.Query#SWEEP] from time 0; nothing if
  ///   neither moves
  public PairAnswer(
      Body a,
      Body b,
      boolean touching,
      Supplier<Separation3> separation,
      Supplier<Answer.Decided> crossing,
      Supplier<Answer.Decided> sweep) {
    this.a = a;
    this.b = b;
    this.touching = touching;
    this.separation = new Lazy<>(separation);
    this.crossing = new Lazy<>(crossing);
    this.sweep = new Lazy<>(sweep);
  }

  /// {@return the first body at the time}
  public Body a() {
    return a;
  }

  /// {@return the second body at the time}
  public Body b() {
    return b;
  }

  /// {@return whether they touch}
  public boolean touching() {
    return touching;
  }

  /// {@return distance or depth, witness points and normal}
  public Separation3 separation() {
    return separation.get();
  }

  /// {@return where they touch: the features and the region that they share; empty unless they
  /// touch}
  public Optional<Manifold3> manifold() {
    return touching ? Optional.of(touch()) : Optional.empty();
  }

  /// {@return where the two touch, in the plane z = 0 if they are flat}
  private Manifold3 touch() {
    return switch (BodyQuestion.of(a, b)) {
      case Question.InSpace q -> Manifold3.of(q.a(), q.b(), separation());
      case Question.InPlane q -> {
        Manifold2 flat = Manifold2.of(q.a(), q.b());
        yield new Manifold3(
            flat.featureA(), flat.featureB(), flat.region().stream().map(Lifted::of).toList());
      }
    };
  }

  /// {@return where a segment meets the other body, if one of the two is a segment; in the
  /// parameters of A if both are}
  public Optional<Crossing3> crossing() {
    return crossing.get().crossing();
  }

  /// {@return how the infinite lines and planes of a segment and a segment or triangle lie, in body
  /// order; empty for other pairs, and for segments without length or triangles without area}
  public Optional<Lines3> lines() {
    return crossing.get().lines();
  }

  /// {@return the contact interval, if one of the two moves}
  public Optional<Sweep3> sweep() {
    return sweep.get().sweep();
  }

  /// {@return where they are in contact at the start of that interval; at time 0 with the depth}
  public Optional<Separation3> contact() {
    return sweep.get().contact();
  }

  /// {@return all answers as one, in which a crossing or contact times may be missing}
  public Answer.Decided decided() {
    return new Answer.Decided(
        Optional.of(touching),
        OptionalDouble.of(separation().distance()),
        Optional.of(separation()),
        Optional.of(separation().normal()),
        crossing(),
        lines(),
        sweep(),
        contact());
  }

  /// {@return the same with another separation, and contact by its sign}
  PairAnswer with(Separation3 other) {
    return new PairAnswer(a, b, other.distance() <= 0, () -> other, crossing, sweep);
  }

  /// {@return the size of the smaller of the two, or of the other one if that is a point; a
  /// distance far below it counts as 0}
  public double size() {
    return size(a, b);
  }

  /// {@return the extent of the smaller of two bodies, or of the other one if that is a point}
  static double size(Body a, Body b) {
    double ofA = a.extent();
    double ofB = b.extent();
    return ofA == 0 || ofB == 0 ? Math.max(ofA, ofB) : Math.min(ofA, ofB);
  }

  /// {@return the names of all bodies in some pairs}
  public static Set<String> names(Collection<PairAnswer> pairs) {
    Set<String> ids = new HashSet<>();
    for (PairAnswer pair : pairs) {
      ids.add(pair.a().id());
      ids.add(pair.b().id());
    }
    return Set.copyOf(ids);
  }
}
