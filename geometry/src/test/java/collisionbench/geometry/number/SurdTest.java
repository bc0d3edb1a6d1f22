package collisionbench.geometry.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/// Sums and products of numbers with one square root.
class SurdTest {

  private static final Surd ROOT_TWO = Surd.rootOfRatio(Dyadic.of(2), Dyadic.ONE);

  private static Surd of(double number) {
    return Surd.of(Dyadic.of(number));
  }

  @Test
  void squareOfARootIsRational() {
    assertEquals(0, ROOT_TWO.times(ROOT_TWO).compareTo(of(2)));
    assertEquals(0, of(1).plus(ROOT_TWO).times(of(1).minus(ROOT_TWO)).compareTo(of(-1)));
  }

  @Test
  void signIsThatOfTheWholeSum() {
    assertEquals(1, of(Math.nextUp(Math.sqrt(2))).minus(ROOT_TWO).signum());
    assertEquals(-1, of(1).minus(ROOT_TWO).signum());
    assertEquals(0, ROOT_TWO.minus(ROOT_TWO).signum());
  }

  @Test
  void diagonalsOfASquareArePerpendicularAndEqual() {
    Surd2 side = new Surd2(ROOT_TWO, Surd.ZERO);
    Surd2 up = new Surd2(Surd.ZERO, ROOT_TWO);
    Surd2 diagonal = side.plus(up);
    assertEquals(0, diagonal.dot(side.minus(up)).signum());
    assertEquals(0, diagonal.cross(diagonal.times(ROOT_TWO)).signum());
    assertEquals(0, diagonal.dot(diagonal).compareTo(of(4)));
  }
}
