package collisionbench.methods.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PairTest {

  @Test
  void has21PairsPerSpaceWithDistinctNames() {
    assertEquals(21, Pair.all().stream().filter(pair -> !pair.isFlat()).count());
    assertEquals(21, Pair.all().stream().filter(Pair::isFlat).count());
    List<String> names = Pair.all().stream().map(Pair::name).toList();
    assertEquals(42, new HashSet<>(names).size());
    assertEquals("sphere-sphere", names.getFirst());
    assertEquals("polygon-polygon-2d", names.getLast());
  }

  @Test
  void namesFollowTheOrderOfSceneFiles() {
    assertEquals("sphere-box", new Pair(Kind.BOX, Kind.SPHERE).name());
    assertEquals("segment-triangle", new Pair(Kind.SEGMENT, Kind.TRIANGLE).name());
    assertEquals("sphere-hull", new Pair(Kind.HULL, Kind.SPHERE).name());
    assertEquals("circle-sector-2d", new Pair(Kind.SECTOR, Kind.CIRCLE).name());
    assertEquals("point-polygon-2d", new Pair(Kind.POINT, Kind.POLYGON).name());
  }

  @Test
  void findsEveryPairByItsNameInEitherOrder() {
    for (Pair pair : Pair.all()) {
      assertEquals(Optional.of(pair), Pair.named(pair.name()));
      assertEquals(Optional.of(pair), Pair.named(pair.otherName()));
    }
    assertEquals(Optional.empty(), Pair.named("sphere-cone"));
    assertEquals(Optional.empty(), Pair.named("sphere-box-2d"));
  }

  @Test
  void pairsDoNotMixSpaces() {
    assertThrows(IllegalArgumentException.class, () -> new Pair(Kind.CAPSULE, Kind.CAPSULE_2D));
  }
}
