package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class RootSumTest {

  private static BigInteger big(long value) {
    return BigInteger.valueOf(value);
  }

  private static RootSum surd(long a, long b, long root) {
    return new RootSum(big(a), big(b), big(root));
  }

  @Test
  void signIsThatOfTheNumber() {
    for (int a = -9; a <= 9; a++) {
      for (int b = -9; b <= 9; b++) {
        for (int root = 0; root <= 9; root++) {
          double value = a + b * Math.sqrt(root);
          int expected = Math.abs(value) < 1e-9 ? 0 : (int) Math.signum(value);
          assertEquals(expected, surd(a, b, root).signum(), a + " + " + b + " sqrt " + root);
        }
      }
    }
  }

  @Test
  void signWithASecondRootIsThatOfTheNumber() {
    for (int a = -5; a <= 5; a++) {
      for (int b = -4; b <= 4; b++) {
        for (int c = -4; c <= 4; c++) {
          for (int root = 0; root <= 4; root++) {
            for (int other = 0; other <= 9; other++) {
              double value = a + b * Math.sqrt(root) + c * Math.sqrt(other);
              int expected = Math.abs(value) < 1e-9 ? 0 : (int) Math.signum(value);
              assertEquals(expected, surd(a, b, root).signumWith(big(c), big(other)));
            }
          }
        }
      }
    }
  }

  /// Convergents `p / q` of the root of 2 satisfy `p^2 - 2 q^2 = +-1`, so they are distinguished
  /// from it where doubles are not precise enough.
  @Test
  void nearlyZeroIsNotZero() {
    BigInteger p = BigInteger.ONE;
    BigInteger q = BigInteger.ONE;
    for (int i = 0; i < 200; i++) {
      RootSum difference = new RootSum(p, q.negate(), BigInteger.TWO);
      assertEquals(i % 2 == 0 ? -1 : 1, difference.signum());
      RootSum halved = new RootSum(p.multiply(BigInteger.TWO), q.negate(), BigInteger.TWO);
      assertEquals(difference.signum(), halved.signumWith(q.negate(), BigInteger.TWO));
      BigInteger next = p.add(q.multiply(BigInteger.TWO));
      q = p.add(q);
      p = next;
    }
  }
}
