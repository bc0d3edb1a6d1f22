package collisionbench.methods.method.article;

/// Unity's `Mathf`. Comparisons propagate NaN as Unity's do.
final class Mathf {

  static final float DEG_2_RAD = 0.017453292f;

  private Mathf() {}

  static float sqrt(float number) {
    return (float) Math.sqrt(number);
  }

  static float min(float a, float b) {
    return a < b ? a : b;
  }

  /// {@return `Min` of four, which returns the first if it is NaN, unlike `Min` of two}
  static float min(float a, float b, float c, float d) {
    float least = b < a ? b : a;
    least = c < least ? c : least;
    return d < least ? d : least;
  }

  static float max(float a, float b) {
    return a > b ? a : b;
  }

  static float clamp(float number, float least, float most) {
    return number < least ? least : number > most ? most : number;
  }
}
