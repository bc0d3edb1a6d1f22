package collisionbench.geometry.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DistanceProofTest {

  @ParameterizedTest
  @ValueSource(doubles = {1, 0x1p-10, 0x1p-19})
  void gapOfOnlyRoundingLessIsProved(double length) {
    double rounding = length * DistanceProof.ROUNDING;
    double squared = length * length;
    assertEquals(length, DistanceProof.straight(squared, squared - rounding / 2, 1));
    assertEquals(Double.NaN, DistanceProof.straight(squared, squared - 2 * rounding, 1));
    assertEquals(0x1p-50, DistanceProof.ROUNDING);
  }

  @Test
  void lengthBelowAMillionthOfTheSizeIsNotProved() {
    assertEquals(Double.NaN, DistanceProof.straight(0x1p-42, 0x1p-42, 1));
  }

  @Test
  void distanceWhoseSignRoundingCouldChangeIsNotProved() {
    assertEquals(0x1p-42, DistanceProof.grown(1 + 0x1p-42, 1, 1));
    assertEquals(Double.NaN, DistanceProof.grown(1 + 0x1p-44, 1, 1));
    assertEquals(Double.NaN, DistanceProof.grown(1 - 0x1p-44, 1, 1));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0x1p-202, 0x1p202})
  void extremeSizesAreNotProved(double size) {
    assertEquals(Double.NaN, DistanceProof.grown(3 * size, size, size));
  }
}
