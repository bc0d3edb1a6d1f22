package collisionbench.bench.comparison;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/// A number or a 3D vector, in sixty digits.
record ExactTerm(List<BigDecimal> parts) {

  static final MathContext DIGITS = new MathContext(60);

  /// The formula is not supported, or an input is missing.
  static final class Unknown extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  static ExactTerm of(BigDecimal number) {
    return new ExactTerm(List.of(number));
  }

  boolean isVector() {
    return parts.size() > 1;
  }

  BigDecimal number() {
    if (isVector()) {
      throw new Unknown();
    }
    return parts.getFirst();
  }

  ExactTerm plus(ExactTerm other, int sign) {
    if (parts.size() != other.parts.size()) {
      throw new Unknown();
    }
    List<BigDecimal> sum = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      BigDecimal next = other.parts.get(i);
      sum.add(parts.get(i).add(sign < 0 ? next.negate() : next, DIGITS));
    }
    return new ExactTerm(sum);
  }

  /// {@return the product; of two vectors the dot product}
  ExactTerm times(ExactTerm other) {
    if (!isVector()) {
      return new ExactTerm(
          other.parts.stream().map(part -> part.multiply(number(), DIGITS)).toList());
    }
    return other.isVector() ? of(dot(other)) : other.times(this);
  }

  BigDecimal dot(ExactTerm other) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int i = 0; i < parts.size(); i++) {
      sum = sum.add(parts.get(i).multiply(other.parts.get(i), DIGITS), DIGITS);
    }
    return sum;
  }

  ExactTerm cross(ExactTerm other) {
    if (!isVector() || !other.isVector()) {
      throw new Unknown();
    }
    return new ExactTerm(List.of(minor(other, 1, 2), minor(other, 2, 0), minor(other, 0, 1)));
  }

  private BigDecimal minor(ExactTerm other, int i, int j) {
    return parts
        .get(i)
        .multiply(other.parts.get(j), DIGITS)
        .subtract(parts.get(j).multiply(other.parts.get(i), DIGITS), DIGITS);
  }

  BigDecimal length() {
    return isVector() ? dot(this).sqrt(DIGITS) : number().abs();
  }
}
