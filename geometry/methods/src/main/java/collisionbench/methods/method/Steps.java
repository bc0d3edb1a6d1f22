package collisionbench.methods.method;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Step.Branch;
import collisionbench.methods.method.Step.Quantity;
import collisionbench.methods.method.Step.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Collects the steps of a method, if requested.
///
/// A method reports its steps only if [#isAsked], so answers without steps cost nothing extra:
///
/// ```java
/// boolean touch = squared <= reach * reach;
/// if (steps.isAsked()) {
///   steps.add("compare", "d^2 \\le r^2").with("d^2", squared).with("r", reach);
/// }
/// ```
public final class Steps {

  /// Discards all steps.
  public static final Steps UNASKED = new Steps();

  private final List<Draft> drafts = new ArrayList<>();

  private Steps() {}

  /// {@return a collector for one answer}
  public static Steps asked() {
    return new Steps();
  }

  /// {@return whether steps are requested}
  public boolean isAsked() {
    return this != UNASKED;
  }

  /// {@return a new step to fill in; discarded if steps are not requested}
  public Draft add(String key, String formula) {
    Draft draft = new Draft(key, formula);
    if (isAsked()) {
      drafts.add(draft);
    }
    return draft;
  }

  /// {@return the steps so far}
  public List<Step> list() {
    return drafts.stream().map(Draft::step).toList();
  }

  /// A step that is being filled in.
  public static final class Draft {

    private final String key;
    private final String formula;
    private final List<Quantity> inputs = new ArrayList<>();
    private final List<Branch> branches = new ArrayList<>();
    private final List<Drawing> drawings = new ArrayList<>();
    private Optional<Quantity> result = Optional.empty();

    private Draft(String key, String formula) {
      this.key = key;
      this.formula = formula;
    }

    /// {@return this, with a number put in}
    public Draft with(String symbol, double number) {
      return with(symbol, new Value.Scalar(number));
    }

    /// {@return this, with a value put in}
    public Draft with(String symbol, Value value) {
      inputs.add(new Quantity(symbol, value));
      return this;
    }

    /// {@return this, with a vector put in}
    public Draft with(String symbol, Vec3 vector) {
      return with(symbol, new Value.Vector(vector));
    }

    /// {@return this, with a number as its result}
    public Draft gives(String symbol, double number) {
      return gives(symbol, new Value.Scalar(number));
    }

    /// {@return this, with a value as its result}
    public Draft gives(String symbol, Value value) {
      result = Optional.of(new Quantity(symbol, value));
      return this;
    }

    /// {@return this, with a vector as its result}
    public Draft gives(String symbol, Vec3 vector) {
      return gives(symbol, new Value.Vector(vector));
    }

    /// {@return this, with a further branch; a NaN meets no condition, and is itself the condition
    /// of the branch that it takes}
    ///
    /// @param symbol of the number that the condition was put to
    public Draft branch(String key, String condition, boolean taken, String symbol, double number) {
      return branch(key, condition, taken, symbol, new Value.Scalar(number));
    }

    /// {@return this, with a further branch}
    ///
    /// @param symbol of the value that the condition was put to
    public Draft branch(String key, String condition, boolean taken, String symbol, Value value) {
      String met = taken && value.isNaN() ? symbol + " = \\text{NaN}" : condition;
      branches.add(new Branch(key, met, taken, new Quantity(symbol, value)));
      return this;
    }

    /// {@return this, with something to draw}
    public Draft draw(Drawing... more) {
      drawings.addAll(List.of(more));
      return this;
    }

    /// {@return this, with the name of the branch taken to draw in its region}
    ///
    /// @param at the point that is in it
    public Draft drawBranch(Vec3 at) {
      step().taken().ifPresent(branch -> draw(new Drawing.Branch(branch.key(), at)));
      return this;
    }

    private Step step() {
      return new Step(key, formula, inputs, result, branches, drawings);
    }
  }
}
