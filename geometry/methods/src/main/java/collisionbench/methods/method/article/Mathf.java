package collisionbench.methods.method.article;

/// Unity's `Mathf`. What compares passes on NaN as Unity's comparisons happen to.
final class Mathf {

  static final float DEG_2_RAD = 0.017453292f;

  private Mathf() {}

  static float sqrt(float number) {
    return (float) Math.sqrt(number);
  }

  static float min(float a, float b) {
    return a < b ? a : b;
  }

  /// {@return `Min` of four: the first if that is NaN, which `Min` of two would pass over}
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
