package collisionbench.methods.method.article;

import collisionbench.methods.method.Precision;
import java.util.List;

/// How a C# runtime evaluates expressions of floats, and Unity's functions that depend on it.
///
/// A value that is stored is a `float`: a local variable, a field, an argument, what a function
/// returns. The value of an expression that is not stored is a `double`, here as under Mono, so
/// that the compiler asks for a cast wherever the articles' code stores one.
///
/// Rounding the double result of one operation on floats gives the float result of that operation:
/// a double has more than twice the digits.
enum Floats {
  /// Each operation is rounded: IL2CPP, CoreCLR and Burst; Mono with `-O=float32`.
  EACH(Precision.FLOAT),
  /// What is stored is rounded: Unity's Mono, which is the editor's Play mode; Mono with
  /// `-O=-float32`.
  STORED(Precision.FLOAT_STORED);

  /// Unity's `kEpsilon`: no vector of this length or less has a direction.
  private static final float LEAST_LENGTH = 0.00001f;

  private static final float LEAST_PRODUCT = 1e-15f;
  private static final float DEGREES = 57.29578f;

  private final Precision precision;

  Floats(Precision precision) {
    this.precision = precision;
  }

  /// {@return both}
  static List<Floats> both() {
    return List.of(values());
  }

  Precision precision() {
    return precision;
  }

  private double result(double operation) {
    return this == EACH ? (float) operation : operation;
  }

  double sum(double a, double b) {
    return result(a + b);
  }

  double difference(double a, double b) {
    return result(a - b);
  }

  double product(double a, double b) {
    return result(a * b);
  }

  double quotient(double a, double b) {
    return result(a / b);
  }

  /// {@return `Dot`}
  float dot(Float3 a, Float3 b) {
    return (float) dotUnstored(a, b);
  }

  private double dotUnstored(Float3 a, Float3 b) {
    return sum(sum(product(a.x(), b.x()), product(a.y(), b.y())), product(a.z(), b.z()));
  }

  /// {@return `sqrMagnitude`}
  float squared(Float3 v) {
    return dot(v, v);
  }

  /// {@return `Cross`}
  Float3 cross(Float3 a, Float3 b) {
    return new Float3(
        minor(a.y(), b.z(), a.z(), b.y()),
        minor(a.z(), b.x(), a.x(), b.z()),
        minor(a.x(), b.y(), a.y(), b.x()));
  }

  private float minor(float a, float b, float c, float d) {
    return (float) difference(product(a, b), product(c, d));
  }

  /// {@return `normalized`: zero for a vector that is too short}
  Float3 normalized(Float3 v) {
    float length = (float) Math.sqrt(dotUnstored(v, v));
    return length > LEAST_LENGTH
        ? new Float3(v.x() / length, v.y() / length, v.z() / length)
        : Float3.ZERO;
  }

  /// {@return `==`, which is approximate}
  boolean isNear(Float3 a, Float3 b) {
    return squared(a.minus(b)) < LEAST_LENGTH * LEAST_LENGTH;
  }

  /// {@return `Angle`, in degrees: 0 where there is hardly a direction}
  float angle(Float3 a, Float3 b) {
    float length = (float) Math.sqrt(product(squared(a), squared(b)));
    if (length < LEAST_PRODUCT) {
      return 0;
    }
    float cosine = Mathf.clamp(dot(a, b) / length, -1, 1);
    return (float) Math.acos(cosine) * DEGREES;
  }
}
