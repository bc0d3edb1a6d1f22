package collisionbench.methods.method;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// One step of a computation.
///
/// Formulas are a small part of LaTeX, in math mode: letters, `B'`, digits, `+ - = | , ( )`, and
/// - `\frac{a}{b}`, `\sqrt{a}`, `\vec{AB}`, `\Delta`
/// - `\cdot`, `\times`, `\pm`, `\le`, `\ge`, `\lt`, `\gt`, `\ne`
/// - an index `t_1` or `r_{max}`, a power `t^2`, and both `v_x^2`
/// - `\text{axis}` for a word
///
/// @param key identifies the step, such as `region`, for its text
/// @param formula how the result comes from the inputs
/// @param inputs the numbers put in
/// @param result the result; absent if the step only chooses a branch
/// @param branches all alternatives, in the order in which they are tried; empty if there is only
///   one
/// @param drawings what to draw
public record Step(
    String key,
    String formula,
    List<Quantity> inputs,
    Optional<Quantity> result,
    List<Branch> branches,
    List<Drawing> drawings) {

  public Step {
    inputs = List.copyOf(inputs);
    branches = List.copyOf(branches);
    drawings = List.copyOf(drawings);
  }

  /// {@return the branch taken, if there are any}
  public Optional<Branch> taken() {
    return branches.stream().filter(Branch::taken).findFirst();
  }

  /// A value with its symbol.
  ///
  /// @param symbol in the LaTeX of formulas; empty if the step's name suffices
  public record Quantity(String symbol, Value value) {}

  /// A number, an angle, a vector or a word.
  public sealed interface Value {

    /// {@return whether it is a NaN, of which every comparison is false}
    default boolean isNaN() {
      return switch (this) {
        case Scalar(double value) -> Double.isNaN(value);
        case Angle(double degrees) -> Double.isNaN(degrees);
        case Vector _, Word _ -> false;
      };
    }

    /// A number.
    record Scalar(double value) implements Value {}

    /// An angle, in degrees as it is computed with and shown.
    record Angle(double degrees) implements Value {}

    /// A point or a direction, in the plane with `z = 0`.
    record Vector(Vec3 value) implements Value {}

    /// The word that a program reports as the result of a step.
    record Word(String text) implements Value {}

    /// {@return the number; empty for a vector and a word}
    default OptionalDouble number() {
      return switch (this) {
        case Scalar(double value) -> OptionalDouble.of(value);
        case Angle(double degrees) -> OptionalDouble.of(degrees);
        case Vector _, Word _ -> OptionalDouble.empty();
      };
    }
  }

  /// An alternative of a step.
  ///
  /// @param key identifies the branch, such as `beyond-end`, for its text
  /// @param condition under which it is taken, unless one before it is
  /// @param taken whether it was
  /// @param compared the number that the condition was put to, which ruled it out if it was not
  ///   taken
  public record Branch(String key, String condition, boolean taken, Quantity compared) {}
}
