package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Case;
import collisionbench.app.fuzz.input.Shapes;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Verdict;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.List;
import java.util.Optional;

/// A disagreement, simplified.
///
/// @param fault what is wrong
/// @param found the case on which it was found
/// @param simplest the simplest shapes that still show the fault
public record Finding(Trial trial, Fault fault, Case found, Shapes simplest) {

  /// {@return a file name without extension: the same for the same finding}
  public String key() {
    return found.pair().name()
        + "-"
        + fault.word()
        + "-"
        + trial.method().name()
        + "-seed"
        + found.seed()
        + "-case"
        + found.number();
  }

  /// {@return where it was found, and what is wrong, on one line}
  public String sentence() {
    return where() + " (" + found.strategy() + "): " + what();
  }

  private String where() {
    return found.pair().name() + ", case " + found.number() + " of seed " + found.seed();
  }

  private String what() {
    Method faulty = fault == Fault.JUDGE ? trial.judge() : trial.method();
    return faulty.name() + " " + fault.sentence();
  }

  /// {@return what the method and the judge say of the simplest shapes}
  public String verdicts() {
    return trial.method().name()
        + " says "
        + told(Reply.of(trial.method(), simplest))
        + ", "
        + trial.judge().name()
        + " says "
        + told(Reply.of(trial.judge(), simplest));
  }

  private static String told(Reply reply) {
    return switch (reply) {
      case Reply.Decides(Verdict.Decided decided) ->
          (decided.overlap() ? "touching" : "apart")
              + (decided.distance().isPresent()
                  ? " (distance " + decided.distance().getAsDouble() + ")"
                  : "");
      case Reply.DoesNotDecide(String reason) -> "nothing (" + reason + ")";
      case Reply.Throws(RuntimeException failure) -> "nothing (threw " + failure + ")";
    };
  }

  /// {@return a scene of the simplest shapes, as bodies a and b, that expects what the judge says.
  /// If it is their sweep that is wrong, b moves}
  public Scene scene() {
    boolean flat = simplest instanceof Shapes.InPlane;
    return new Scene(
        where(),
        found.strategy() + ": " + what() + ". Simplified: " + verdicts() + ".",
        flat ? Space.TWO : Space.THREE,
        bodies(),
        Optional.empty(),
        expected());
  }

  /// If they pass one another wrongly, as they move then.
  private List<Body> bodies() {
    List<Body> bodies = simplest.bodies();
    return fault == Fault.SWEEP ? List.of(bodies.getFirst(), moving(simplest)) : bodies;
  }

  private static Body moving(Shapes shapes) {
    return switch (shapes) {
      case Shapes.InSpace(Shape3 a, Shape3 b) -> {
        Vec3 motion = Answers3.motion(Separation3.between(a, b));
        yield new Body3("b", b, motion.isFinite() ? motion : Vec3.ZERO);
      }
      case Shapes.InPlane(Shape2 a, Shape2 b) -> {
        Vec2 motion = Answers2.motion(Separation2.between(a, b));
        yield new Body2("b", b, motion.isFinite() ? motion : Vec2.ZERO);
      }
    };
  }

  private Optional<Expectation> expected() {
    return switch (Reply.of(trial.judge(), simplest)) {
      case Reply.Decides(Verdict.Decided decided) ->
          Optional.of(
              new Expectation(
                  decided.overlap() ? List.of(new Expectation.Pair("a", "b")) : List.of()));
      case Reply.DoesNotDecide _, Reply.Throws _ -> Optional.empty();
    };
  }
}
