package collisionbench.methods.method;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PairTest {

  @Test
  void thereAre21PairsInSpaceAndInThePlaneWithNamesOfTheirOwn() {
    assertEquals(21, Pair3.every().size());
    assertEquals(21, Pair2.every().size());
    List<String> names = Pair.all().stream().map(Pair::name).toList();
    assertEquals(42, new HashSet<>(names).size());
    assertEquals("sphere-sphere", names.getFirst());
    assertEquals("polygon-polygon-2d", names.getLast());
  }

  @Test
  void namesAreInTheOrderOfSceneFiles() {
    assertEquals("sphere-box", new Pair3(Kind3.BOX, Kind3.SPHERE).name());
    assertEquals("segment-triangle", new Pair3(Kind3.SEGMENT, Kind3.TRIANGLE).name());
    assertEquals("sphere-hull", new Pair3(Kind3.HULL, Kind3.SPHERE).name());
    assertEquals("circle-sector-2d", new Pair2(Kind2.SECTOR, Kind2.CIRCLE).name());
    assertEquals("point-polygon-2d", new Pair2(Kind2.POINT, Kind2.POLYGON).name());
  }

  @Test
  void everyPairIsFoundByItsNameInEitherOrder() {
    for (Pair pair : Pair.all()) {
      assertEquals(Optional.of(pair), Pair.named(pair.name()));
      assertEquals(Optional.of(pair), Pair.named(pair.otherName()));
    }
    assertEquals(Optional.empty(), Pair.named("sphere-cone"));
    assertEquals(Optional.empty(), Pair.named("sphere-box-2d"));
  }
}
