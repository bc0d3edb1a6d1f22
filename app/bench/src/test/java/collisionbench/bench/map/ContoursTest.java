package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ContoursTest {

  private static final Lattice PLACES = new Lattice(Vec3.ZERO, Vec3.X, Vec3.Y, 9, 7, true);

  private static List<MapLine> lines(Contours.Regions regions) {
    return lines(1, regions);
  }

  private static List<MapLine> lines(int step, Contours.Regions regions) {
    return new Contours(PLACES, step, regions)
        .lines(side -> side.first().towards(side.second(), 0.5));
  }

  private static double length(List<MapLine> lines) {
    double length = 0;
    for (MapLine line : lines) {
      for (int k = 1; k < line.spots().size(); k++) {
        Spot a = line.spots().get(k - 1);
        Spot b = line.spots().get(k);
        length += Math.hypot(a.i() - b.i(), a.j() - b.j());
      }
    }
    return length;
  }

  @Test
  void oneBorderIsOneLine() {
    List<MapLine> lines = lines((i, _) -> Optional.of(i < 4 ? 0 : 1));
    assertEquals(1, lines.size());
    assertEquals(7, lines.getFirst().spots().size());
    assertTrue(lines.getFirst().spots().stream().allMatch(spot -> spot.i() == 3.5));
  }

  @Test
  void oneOddPlaceIsSurroundedByAClosedLine() {
    List<MapLine> lines = lines((i, j) -> Optional.of(i == 4 && j == 3 ? 1 : 0));
    assertEquals(1, lines.size());
    assertEquals(5, lines.getFirst().spots().size());
    assertEquals(lines.getFirst().spots().getFirst(), lines.getFirst().spots().getLast());
    assertEquals(4 * Math.sqrt(0.5), length(lines), 1e-12);
  }

  @Test
  void threeRegionsMeetInOneSpot() {
    List<MapLine> lines = lines((i, j) -> Optional.of(j < 3 ? 0 : i < 4 ? 1 : 2));
    assertEquals(3, lines.size());
    Spot meeting = new Spot(3.5, 8.0 / 3);
    for (MapLine line : lines) {
      assertTrue(line.spots().contains(meeting), () -> line + " misses " + meeting);
    }
  }

  @Test
  void noLineRunsBesideAPlaceWithoutARegion() {
    List<MapLine> lines =
        lines((i, j) -> i == 4 && j == 3 ? Optional.empty() : Optional.of(i < 4 ? 0 : 1));
    assertEquals(2, lines.size());
    assertEquals(4, length(lines), 1e-12);
  }

  /// No piece is lost or doubled by joining: every square with different corners has its line.
  @Test
  void joinedLinesAreAsLongAsTheirPieces() {
    Random random = new Random(7);
    for (int run = 0; run < 50; run++) {
      int[] regions = random.ints(PLACES.count(), 0, 3).toArray();
      List<MapLine> lines = lines((i, j) -> Optional.of(regions[j * 9 + i]));
      double expected = 0;
      for (int j = 0; j < 6; j++) {
        for (int i = 0; i < 8; i++) {
          expected += length(square(regions, i, j));
        }
      }
      assertEquals(expected, length(lines), 1e-9);
    }
  }

  @Test
  void linesBetweenPlacesFartherApartAreThoseOfACoarseGrid() {
    Random random = new Random(8);
    for (int step : List.of(2, 3, 4)) {
      int[] regions = random.ints(PLACES.count(), 0, 3).toArray();
      Lattice coarse = new Lattice(Vec3.ZERO, Vec3.X, Vec3.Y, 1 + 8 / step, 1 + 6 / step, true);
      List<MapLine> expected =
          new Contours(coarse, 1, (i, j) -> Optional.of(regions[j * step * 9 + i * step]))
              .lines(side -> side.first().towards(side.second(), 0.5));
      List<MapLine> lines = lines(step, (i, j) -> Optional.of(regions[j * 9 + i]));
      assertEquals(expected.size(), lines.size());
      assertEquals(step * length(expected), length(lines), 1e-9);
    }
  }

  private static List<MapLine> square(int[] regions, int i, int j) {
    return lines((x, y) ->
        (x == i || x == i + 1) && (y == j || y == j + 1)
            ? Optional.of(regions[y * 9 + x])
            : Optional.empty());
  }
}
