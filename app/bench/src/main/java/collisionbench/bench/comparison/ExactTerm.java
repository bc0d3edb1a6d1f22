package collisionbench.bench.comparison;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;

/// A number or a vector in space, in sixty digits. Throws ArithmeticException for what makes no
/// sense.
record ExactTerm(List<BigDecimal> parts) {

  static final MathContext DIGITS = new MathContext(60);

  static ExactTerm of(BigDecimal number) {
    return new ExactTerm(List.of(number));
  }

  static void require(boolean condition) {
    if (!condition) {
      throw new ArithmeticException("unknown");
    }
  }

  BigDecimal number() {
    require(parts.size() == 1);
    return parts.getFirst();
  }

  /// {@return the sum or the difference}
  ExactTerm with(ExactTerm other, BinaryOperator<BigDecimal> sign) {
    require(parts.size() == other.parts.size());
    return new ExactTerm(
        IntStream.range(0, parts.size())
            .mapToObj(i -> sign.apply(parts.get(i), other.parts.get(i)).round(DIGITS))
            .toList());
  }

  /// {@return the product; of two vectors the dot product}
  ExactTerm times(ExactTerm other) {
    if (parts.size() == other.parts.size()) {
      return of(
          IntStream.range(0, parts.size())
              .mapToObj(i -> parts.get(i).multiply(other.parts.get(i), DIGITS))
              .reduce(BigDecimal.ZERO, (sum, part) -> sum.add(part, DIGITS)));
    }
    return parts.size() > 1
        ? other.times(this)
        : new ExactTerm(other.parts.stream().map(part -> part.multiply(number(), DIGITS)).toList());
  }

  ExactTerm cross(ExactTerm other) {
    require(parts.size() == 3 && other.parts.size() == 3);
    return new ExactTerm(
        IntStream.range(0, 3).mapToObj(i -> minor(other, (i + 1) % 3, (i + 2) % 3)).toList());
  }

  private BigDecimal minor(ExactTerm other, int i, int j) {
    return parts
        .get(i)
        .multiply(other.parts.get(j), DIGITS)
        .subtract(parts.get(j).multiply(other.parts.get(i), DIGITS), DIGITS);
  }

  ExactTerm length() {
    return of(parts.size() == 1 ? number().abs() : times(this).number().sqrt(DIGITS));
  }
}
